import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import { LetterForm } from "#web/kit/letter/letter-form.tsx";
import { letterState, sampleCorrection, stillSearch } from "#web/risk/samples/guide-samples.ts";
import { sampleReport } from "#web/risk/samples/samples.ts";
import { BuildingContactView } from "./building-contact.view.tsx";
import { ContactView } from "./contact.view.tsx";
import { LETTERS, type LetterTopic } from "./letter-fields.ts";
import { RegisterView } from "./register.view.tsx";
import { BuildingThanksView, RegisteredView, ThanksView } from "./thanks.view.tsx";
import { NoticesMissingView, NoticesView } from "./thanks-notices.view.tsx";

const report = { report: sampleReport, search: {} };

describe("a letter", () => {
  it.each(Object.keys(LETTERS) as LetterTopic[])("%s: has its fields, its purpose, and is read once more before it goes", async (topic) => {
    const html = await renderInRouter(<LetterForm state={letterState({ topic })} />);

    for (const { name, field } of LETTERS[topic].fields) {
      expect(html).toContain(`name="${name}"`);
      expect(textOf(html)).toContain(field.label);
    }
    expect(textOf(html)).toContain(LETTERS[topic].purpose);
    expect(html).toMatch(/aria-current="step"[^>]*>入力/);
    expect(textOf(html)).toContain("内容を確認する");
  });

  it("shows what is wrong at its head and at its field", async () => {
    const issue = { field: "email", message: "メールアドレスを入力してください。" };
    const state = letterState({ issues: [issue] });
    const html = await renderInRouter(<LetterForm state={state} />);

    expect(html).toContain('href="#email"');
    expect(html).toContain('id="email-error"');
  });

  it("keeps every answer on the page where sending failed, and says so", async () => {
    const state = letterState({
      step: "confirm",
      typed: { message: "駐車場の空き" },
      notice: "ただいま接続できません。",
    });
    const text = textOf(await renderInRouter(<LetterForm state={state} />));

    for (const words of ["この内容で送ります", "駐車場の空き", "記入なし", "入力にもどる", "送る", "ただいま接続できません。"])
      expect(text).toContain(words);
  });
});

describe("the contact page", () => {
  it("has a building chosen before a correction can be written", async () => {
    const html = await renderInRouter(<ContactView letter={null} search={stillSearch} hasBuildings />);

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

describe("a registration", () => {
  const draw = (data: Parameters<typeof RegisterView>[0]["data"]) =>
    renderInRouter(<RegisterView {...{ data }} letter={letterState({ topic: "registration" })} search={stillSearch} />);

  it("is for one building", async () => {
    const html = await draw({ kind: "known", subject: sampleReport.subject });

    expect(textOf(html)).toContain("豊洲サンプルレジデンス");
    expect(html).toContain('name="wantsUpdates"');
  });

  it.each([
    ["none", "マンションを選ぶ"],
    ["unknown", "収録していません"],
    ["failed", "再試行"],
  ] as const)("%s: a building has to be chosen first", async (kind, words) => {
    const html = await draw({ kind, hasBuildings: true });

    expect(textOf(html)).toContain(words);
    expect(html).not.toContain('name="email"');
  });
});

describe("thanks", () => {
  it("give the number and the day of the answer", async () => {
    const text = textOf(await renderInRouter(<ThanksView thanks={{ id: "Ab12", due: "2026-11-30", topic: "question" }} />));

    for (const words of ["受付番号Ab12", "2026年11月30日まで", "質問を送りました"]) expect(text).toContain(words);
  });

  it("stand without a topic", async () => {
    const text = textOf(await renderInRouter(<ThanksView thanks={{ id: "Ab12" }} />));

    expect(text).toContain("メールでお返事します");
  });

  it("say that the same letter came before, and lead back", async () => {
    const html = await renderInRouter(
      <BuildingThanksView report={sampleReport} thanks={{ id: "x", topic: "registration", again: true }} />,
    );

    expect(textOf(html)).toContain("すでに受け付けています");
    expect(html).toContain('href="/risk/sample-apartment/summary"');
  });

  it("for a registration lead to the report", async () => {
    expect(await renderInRouter(<RegisteredView thanks={{ building: "k1" }} />)).toContain('href="/risk/k1/summary"');
  });
});

const pdf = new File(["x".repeat(2_400_000)], "図面.pdf", { type: "application/pdf", lastModified: 1 });

describe("files with a correction", () => {
  it.each([
    { files: [], isRequired: true },
    { files: [pdf], isRequired: false },
  ])("stand in the place of words: with $files.length of them, words are required: $isRequired", async ({ files, isRequired }) => {
    const html = await renderInRouter(<LetterForm state={letterState({ topic: "correction", files })} />);

    expect(/<textarea[^>]*id="evidence"[^>]*aria-required="true"/.test(html)).toBe(isRequired);
  });

  it("are listed with their sizes, each with a button of its own that names it", async () => {
    const html = await renderInRouter(<LetterForm state={letterState({ topic: "correction", files: [pdf] })} />);

    expect(html).toMatch(/<input[^>]*id="files"[^>]*type="file"[^>]*multiple=""/);
    expect(html).toContain('accept=".pdf,.jpg,.jpeg,.png,.webp"');
    expect(html).toContain('aria-label="「図面.pdf」を取り除く"');
    for (const words of ["2.3MB", "1件を選んでいます", "3件まで、1件5MBまで", "撮影した場所や日時"]) expect(textOf(html)).toContain(words);
  });

  it("are asked for nowhere else", async () => {
    expect(await renderInRouter(<LetterForm state={letterState({ topic: "question" })} />)).not.toContain('type="file"');
  });

  it("have their error at the field and at the head of the form", async () => {
    const issue = { field: "files", message: "「図面.pdf」: 5MBを超えています。小さくするか、分けてください。" };
    const html = await renderInRouter(<LetterForm state={letterState({ topic: "correction", issues: [issue] })} />);

    expect(html).toContain('href="#files"');
    expect(html).toMatch(/aria-describedby="files-hint files-error"/);
  });

  it("are named before they go, and show how far they have got", async () => {
    const state = letterState({ topic: "correction", step: "confirm", files: [pdf], uploaded: 0.42 });
    const html = await renderInRouter(<LetterForm state={state} />);

    expect(textOf(html)).toContain("図面.pdf（2.3MB）");
    expect(html).toMatch(/<progress[^>]*value="42"/);
    const none = await renderInRouter(<LetterForm state={letterState({ topic: "correction", step: "confirm" })} />);
    expect(none).not.toContain("<progress");
    expect(textOf(none)).toContain("添付する資料なし");
  });
});

describe("every letter", () => {
  it("has a field that only programs find, and says without script that it cannot be sent", async () => {
    const html = await renderInRouter(<LetterForm state={letterState({ topic: "question" })} />);

    expect(html).toMatch(/aria-hidden="true" class="sr-only">.*tabindex="-1"[^>]*name="leaveEmpty"|name="leaveEmpty"[^>]*tabindex="-1"/i);
    expect(html).toMatch(/<noscript>.*JavaScript.*<\/noscript>/s);
  });
});

describe("the notices of a registration", () => {
  const notices = {
    subject: { kind: "building" as const, key: "k1", name: "豊洲サンプルレジデンス" },
    onChange: true,
    yearly: true,
    isConfirmed: false,
    isExpired: false,
  };
  const draw = (changes: Partial<typeof notices>, more: Partial<Parameters<typeof NoticesView>[0]> = {}) =>
    renderInRouter(
      <NoticesView
        notices={{ ...notices, ...changes }}
        done={null}
        form={sampleForm({ typed: { onChange: "on", yearly: "" } })}
        onStop={() => undefined}
        onNewLink={() => undefined}
        {...more}
      />,
    );

  it("begin when they are saved, and cannot be stopped before", async () => {
    const html = await draw({});

    expect(textOf(html)).toContain("メールアドレスの確認が済み、お知らせが始まります");
    expect(html).toMatch(/<input[^>]*id="onChange"[^>]*checked=""/);
    expect(html).not.toMatch(/<input[^>]*id="yearly"[^>]*checked=""/);
    expect(textOf(html)).not.toContain("すべて止める");
    expect(html).toContain('href="/risk/k1/summary"');
  });

  it("can be changed and stopped afterwards", async () => {
    const text = textOf(await draw({ isConfirmed: true }));

    for (const words of ["いま、お知らせをお送りしています", "保存する", "お知らせをすべて止める"]) expect(text).toContain(words);
    expect(textOf(await draw({ isConfirmed: true, onChange: false, yearly: false }, { done: "stopped" }))).toContain(
      "これからは届きません",
    );
  });

  it("with an old link can only be stopped, or a new link be had", async () => {
    const html = await draw({ isConfirmed: true, isExpired: true });

    for (const words of ["有効期限が切れています", "新しいリンクをメールで送る", "お知らせをすべて止める"])
      expect(textOf(html)).toContain(words);
    expect(html).not.toContain('id="yearly"');
  });

  it("say what went wrong", async () => {
    expect(textOf(await draw({}, { form: sampleForm({ notice: "ただいま接続できません。" }) }))).toContain("ただいま接続できません。");
    const missing = (isFailed: boolean) => renderInRouter(<NoticesMissingView isFailed={isFailed} />);
    expect(textOf(await missing(false))).toContain("このリンクは使えません");
    expect(textOf(await missing(true))).toContain("再試行");
  });
});
