import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "../../../test/support/render-in-router.tsx";
import { BuildingContactView } from "./building-contact.view.tsx";
import { ConnectGuideView } from "./connect-guide.view.tsx";
import { ConnectOwnerView } from "./connect-owner.view.tsx";
import { ContactView } from "./contact.view.tsx";
import { letterState, sampleCorrection, stillSearch } from "./guide-samples.ts";
import { LETTERS, type LetterTopic } from "./letter-fields.ts";
import { LetterForm } from "./letter-form.tsx";
import { RegisterView } from "./register.view.tsx";
import { sampleApartment, sampleReport } from "./samples.ts";
import { BuildingThanksView, RegisteredView, ThanksView } from "./thanks.view.tsx";

const onRetry = () => undefined;
const report = { report: sampleReport, search: {}, onRetry };
const idle = { issues: [], notice: null, isPending: false, attempt: 0 };

describe("a letter", () => {
  it.each(Object.keys(LETTERS) as LetterTopic[])("%s: has its fields, its purpose, and is read once more before it goes", async (topic) => {
    const html = await renderInRouter(<LetterForm state={letterState({ topic })} />);

    for (const { name, label } of LETTERS[topic].fields) {
      expect(html).toContain(`name="${name}"`);
      expect(textOf(html)).toContain(label);
    }
    expect(textOf(html)).toContain(LETTERS[topic].purpose);
    expect(html).toMatch(/aria-current="step"[^>]*>入力/);
    expect(textOf(html)).toContain("内容を確認する");
  });

  it("shows what is wrong at its head and at its field", async () => {
    const issue = { field: "email", message: "メールアドレスを入力してください。" };
    const state = letterState({
      submitting: { ...idle, issues: [issue] },
      messageOf: (field) => (field === "email" ? issue.message : undefined),
    });
    const html = await renderInRouter(<LetterForm state={state} />);

    expect(html).toContain('href="#email"');
    expect(html).toContain('id="email-error"');
  });

  it("keeps every answer on the page where sending failed, and says so", async () => {
    const state = letterState({
      step: "confirm",
      typed: { message: "駐車場の空き" },
      submitting: { ...idle, notice: "ただいま接続できません。" },
    });
    const text = textOf(await renderInRouter(<LetterForm state={state} />));

    for (const words of ["この内容で送ります", "駐車場の空き", "記入なし", "入力にもどる", "送る", "ただいま接続できません。"])
      expect(text).toContain(words);
  });
});

describe("the contact page", () => {
  it("has a building chosen before a correction can be written", async () => {
    const html = await renderInRouter(<ContactView letter={null} search={stillSearch} />);

    expect(textOf(html)).toContain("訂正する建物を");
    expect(html).not.toContain('name="proposed"');
    expect(html).toContain('href="/risk/contact?topic=listing"');
  });

  it("of a building shows the public log, without sender and text", async () => {
    const props = { ...report, letter: letterState({ topic: "correction" }) };
    const html = await renderInRouter(<BuildingContactView {...props} corrections={{ items: [sampleCorrection] }} />);

    for (const words of ["耐震診断・改修", "確認中", "2026年11月30日までに回答"]) expect(textOf(html)).toContain(words);
    expect(textOf(await renderInRouter(<BuildingContactView {...props} corrections={{ items: [] }} />))).toContain("まだありません");
    expect(textOf(await renderInRouter(<BuildingContactView {...props} corrections={null} />))).toContain("再試行");
  });
});

describe("buyers and owners", () => {
  const draw = (topic: LetterTopic, interest: Parameters<typeof ConnectOwnerView>[0]["interest"]) =>
    renderInRouter(<ConnectOwnerView {...report} letter={letterState({ topic })} interest={interest} />);

  it("tells a buyer that there is no owner yet", async () => {
    const text = textOf(await draw("waiting-buyer", { waitingBuyers: 3, owners: 0 }));

    for (const words of ["登録したオーナーは、まだいません", "名前は要りません", "宅地建物取引業者"]) expect(text).toContain(words);
  });

  it("tells an owner how many wait, and no more of them", async () => {
    const text = textOf(await draw("owner", { waitingBuyers: 12, owners: 1 }));

    expect(text).toContain("待っている方12人");
    expect(text).toContain("売る義務は生じません");
    expect(textOf(await draw("owner", { waitingBuyers: 0, owners: 1 }))).toContain("待っている方は、まだいません");
  });

  it("tells counts that could not be read from none", async () => {
    expect(textOf(await draw("owner", null))).toContain("再試行");
  });

  it("are explained without a building", async () => {
    expect(textOf(await renderInRouter(<ConnectGuideView search={stillSearch} />))).toContain("オーナーの登録があったときに");
  });
});

describe("a registration", () => {
  const draw = (data: Parameters<typeof RegisterView>[0]["data"]) =>
    renderInRouter(<RegisterView {...{ data, onRetry }} letter={letterState({ topic: "registration" })} search={stillSearch} />);

  it("is for one building", async () => {
    const html = await draw({ kind: "building", apartment: sampleApartment });

    expect(textOf(html)).toContain("豊洲サンプルレジデンス");
    expect(html).toContain('name="wantsUpdates"');
  });

  it.each([
    ["none", "マンションを選ぶ"],
    ["unknown", "収録していません"],
    ["failed", "再試行"],
  ] as const)("%s: a building has to be chosen first", async (kind, words) => {
    const html = await draw({ kind });

    expect(textOf(html)).toContain(words);
    expect(html).not.toContain('name="email"');
  });
});

describe("thanks", () => {
  it("give the number and the day of the answer", async () => {
    const text = textOf(await renderInRouter(<ThanksView thanks={{ id: "Ab12", due: "2026-11-30", topic: "question" }} />));

    for (const words of ["受付番号Ab12", "2026年11月30日まで", "質問を送りました"]) expect(text).toContain(words);
  });

  it("stand without either", async () => {
    const text = textOf(await renderInRouter(<ThanksView thanks={{}} />));

    expect(text).toContain("メールでお返事します");
    expect(text).not.toContain("受付番号A");
  });

  it("say that somebody had registered already, and lead back", async () => {
    const html = await renderInRouter(<BuildingThanksView report={sampleReport} thanks={{ id: "x", topic: "owner", again: true }} />);

    expect(textOf(html)).toContain("すでに登録されています");
    expect(html).toContain('href="/risk/sample-apartment/connectOwner"');
  });

  it("for a registration lead to the report", async () => {
    expect(await renderInRouter(<RegisteredView thanks={{ building: "k1" }} />)).toContain('href="/risk/k1/summary"');
  });
});
