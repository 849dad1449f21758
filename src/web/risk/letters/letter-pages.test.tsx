import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import type { CorrectionResponse, NoticesResponse } from "#api/client/client.ts";
import { openInRouter } from "#test/support/opened-view.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import { letterState, sampleCorrection, stillSearch } from "#web/risk/samples/guide-samples.ts";
import { sampleReport } from "#web/risk/samples/samples.ts";
import { BuildingContactScreen } from "./building-contact.screen.tsx";
import { BuildingContactView } from "./building-contact.view.tsx";
import { ContactScreen } from "./contact.screen.tsx";
import { CONTACT_TOPICS, ContactView } from "./contact.view.tsx";
import { CorrectionLog } from "./correction-log.tsx";
import type { NoticesDone } from "./keep-notices.ts";
import { LETTERS, type LetterTopic } from "./letter-fields.ts";
import type { ContactSearch } from "./letter-search.ts";
import { RegisterScreen } from "./register.screen.tsx";
import { RegisterView } from "./register.view.tsx";
import { BuildingThanksView, RegisteredView, ThanksView } from "./thanks.view.tsx";
import { RegisteredScreen } from "./thanks-notices.screen.tsx";
import { NoticesMissingView, NoticesView, type NoticesViewProps } from "./thanks-notices.view.tsx";
import { TopicLinks } from "./topic-links.tsx";

const PATHS = ["/", "/risk/$", "/risk/contact", "/risk/register"];
const html = (view: ReactNode) => renderInRouter(view, PATHS);
const read = async (view: ReactNode) => textOf(await html(view));
const namesIn = (drawn: string) => [...drawn.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)].map(([, name]) => name);
const asked = (topic: LetterTopic) => LETTERS[topic].fields.map(({ name }) => name);

describe("the log of corrections", () => {
  const decided: CorrectionResponse = {
    ...sampleCorrection,
    reason: "管理組合の資料で確かめました。",
    decidedAt: "2026-11-24T15:30:00Z",
  };

  it.each([
    ["received", "受付"],
    ["checking", "確認中"],
    ["accepted", "訂正しました"],
    ["rejected", "訂正しませんでした"],
  ] as const)("tells the state %s as 「%s」, and no other", async (state, word) => {
    const badges = [...(await html(<CorrectionLog items={[{ ...decided, state }]} />)).matchAll(/<span[^>]*>([^<]+)<\/span>/g)];

    expect(badges.map(([, text]) => text)).toEqual([word]);
  });

  it("promises a day until it is decided, and then tells the day of the decision in Japan with its reason", async () => {
    const open = await read(<CorrectionLog items={[sampleCorrection]} />);
    const closed = await read(<CorrectionLog items={[decided]} />);

    expect(open).toContain("2026年11月20日受付・2026年11月30日までに回答");
    expect(closed).toContain("2026年11月20日受付・2026年11月25日回答管理組合の資料で確かめました。");
    expect(closed).not.toContain("までに回答");
  });

  it("keeps the order in which the service tells them", async () => {
    const items = ["総戸数", "所在地", "マンション名"].map((title, index) => ({ ...sampleCorrection, id: `c${index}`, title }));

    expect(await read(<CorrectionLog items={items} />)).toMatch(/総戸数.*所在地.*マンション名/);
  });
});

describe("what a letter can be about", () => {
  it("stands as links, the one that is written marked", async () => {
    const drawn = await html(<TopicLinks label="種類" topics={["question", "listing"]} current="listing" to="/risk/contact" />);

    expect(drawn).toContain('<nav aria-label="種類">');
    expect(drawn).toMatch(/href="\/risk\/contact\?topic=question"[^>]*>質問/);
    expect(drawn.match(/aria-current="true"/g)).toHaveLength(1);
    expect(drawn).toMatch(/aria-current="true"[^>]*>建物の登録/);
  });

  it.each([
    [{}, "question"],
    [{ topic: "listing" }, "listing"],
    [{ topic: "visit" }, "question"],
    [{ topic: "registration" }, "question"],
  ] as const)("without a building, %j is written as %s", async (search: ContactSearch, topic) => {
    const drawn = await html(<ContactScreen search={search} hasBuildings />);

    expect(namesIn(drawn)).toEqual(expect.arrayContaining(asked(topic)));
    expect(drawn).toMatch(new RegExp(`aria-current="true"[^>]*>${LETTERS[topic].title}`));
  });

  it("without a building, a correction is not written but its building looked for", async () => {
    const drawn = await html(<ContactScreen search={{ topic: "correction", field: "units" }} hasBuildings />);

    expect(drawn).toContain('action="/risk/search_result"');
    expect(namesIn(drawn)).not.toContain("proposed");
    expect(drawn).toMatch(/aria-current="true"[^>]*>データの訂正/);
  });

  it.each([
    [{}, "question"],
    [{ topic: "visit" }, "visit"],
    [{ topic: "correction" }, "correction"],
    [{ topic: "listing" }, "question"],
  ] as const)("of a building, %j is written as %s", async (search: ContactSearch, topic) => {
    const drawn = await html(<BuildingContactScreen report={sampleReport} corrections={{ items: [] }} search={search} />);

    expect(namesIn(drawn)).toEqual(expect.arrayContaining(asked(topic)));
    expect(drawn).toMatch(new RegExp(`<h2[^>]*>${LETTERS[topic].title}</h2>`));
    expect(textOf(drawn)).toContain("豊洲サンプルレジデンス");
  });

  it("of a building begins with the field that was pointed at in its report, and keeps floor and weights on the way back", async () => {
    const search = { topic: "correction", field: "floors", floor: 5, w: "50-10-10-10-10-10" } as const;
    const drawn = await html(<BuildingContactScreen report={sampleReport} corrections={null} search={search} />);

    expect(drawn).toMatch(/<option value="structure" selected="">構造・階数/);
    expect(drawn).toContain('href="/risk/sample-apartment/flood?floor=5&amp;w=50-10-10-10-10-10"');
    expect(drawn).not.toContain("topic=correction&amp;field");
  });

  it.each([
    ["correction", "proposed", "2003年に耐震診断"],
    ["correction", "evidence", "書類の名前と発行元"],
    ["visit", "preferredDates", "11月28日"],
    ["listing", "address", "豊洲5丁目"],
  ] as const)("says in %s at %s what is meant", async (topic, field, words) => {
    const letter = letterState({ topic });
    const drawn = await html(<BuildingContactView report={sampleReport} search={{}} letter={letter} corrections={null} />);

    expect(drawn).toMatch(new RegExp(`<p id="${field}-hint"[^>]*>[^<]*${words}`));
    expect(drawn).toMatch(new RegExp(`id="${field}"[^>]*aria-describedby="${field}-hint[" ]`));
  });

  it("begins with the name of a building that was looked for in vain", async () => {
    expect(await html(<ContactScreen search={{ topic: "listing", name: "豊洲荘" }} hasBuildings />)).toMatch(
      /<input[^>]*name="apartmentName"[^>]*value="豊洲荘"/,
    );
  });

  it.each(CONTACT_TOPICS)("says of %s, whichever it is, when an answer comes", async (topic) => {
    const letter = topic === "correction" ? null : letterState({ topic });

    expect(await read(<ContactView letter={letter} search={stillSearch} hasBuildings />)).toContain("5営業日以内に、メールでお返事します");
  });
});

describe("a registration for notices", () => {
  const building = { kind: "known", subject: sampleReport.subject } as const;

  it("tells which building it is for, and how to take another", async () => {
    const drawn = await html(<RegisterView data={building} letter={letterState({ topic: "registration" })} search={stillSearch} />);

    expect(textOf(drawn)).toContain("東京都江東区豊洲5丁目・2008年築");
    expect(drawn).toMatch(/href="\/risk\/register"[^>]*>ほかの建物・場所にする/);
    expect(textOf(drawn)).not.toContain("マンションを選ぶ");
  });

  it.each([
    [{ kind: "none", hasBuildings: true }, undefined, false],
    [{ kind: "unknown", hasBuildings: true }, "k1", false],
    [{ kind: "failed", hasBuildings: false }, "k1", false],
    [building, "k1", true],
  ] as const)("asks for an address only once the building is known: %j", async (data, of, isAsked) => {
    expect(namesIn(await html(<RegisterScreen data={data} building={of} />)).includes("email")).toBe(isAsked);
  });

  it.each([
    ["unknown", "収録していません", "再試行"],
    ["failed", "建物・場所を読み込めませんでした", "収録していません"],
    ["none", "マンションを選ぶ", "再試行"],
  ] as const)("%s is told as that and as nothing else", async (kind, words, others) => {
    const text = await read(<RegisterScreen data={{ kind, hasBuildings: true }} building={kind === "none" ? undefined : "k1"} />);

    expect(text).toContain(words);
    expect(text).not.toContain(others);
  });
});

describe("thanks for a letter", () => {
  it.each([
    ["question", "質問を送りました"],
    ["correction", "調べているあいだは、その項目に「確認中」と示します"],
    ["listing", "建物のお知らせを送りました"],
    ["visit", "見学の相談を送りました"],
    ["registration", "受け取るお知らせを選んで「保存する」を押すと始まります。押すまで、お知らせは届きません。"],
  ] as const)("of %s say what comes next", async (topic, words) => {
    expect(await read(<ThanksView thanks={{ id: "A1", topic }} />)).toContain(words);
  });

  it("show no day that the address does not have, and are not called a second time", async () => {
    const text = await read(<ThanksView thanks={{ id: "A1", topic: "question" }} />);

    for (const words of ["お返事の予定", "すでに受け付けています"]) expect(text).not.toContain(words);
  });

  it.each([
    ["a letter", <ThanksView key="" thanks={{ topic: "question", due: "2026-11-30", again: true }} />],
    ["a letter about a building", <BuildingThanksView key="" report={sampleReport} thanks={{}} />],
    ["a registration", <RegisteredView key="" thanks={{ building: "k1" }} />],
  ])("of %s claim nothing where the address has no number", async (_, view) => {
    const text = await read(view);

    expect(text).toContain("受付番号がないため、送信の結果を表示できません");
    for (const words of ["送りました", "お送りしました", "受け付け", "お返事します", "お返事の予定"]) expect(text).not.toContain(words);
  });

  it("of a building lead back to its report, else to the risk pages", async () => {
    expect(await html(<BuildingThanksView report={sampleReport} thanks={{}} />)).toMatch(
      /href="\/risk\/sample-apartment\/summary"[^>]*>診断にもどる/,
    );
    expect(await html(<ThanksView thanks={{}} />)).toMatch(/href="\/risk"[^>]*>リスク診断にもどる/);
  });

  it("of a registration offer the report only where the building is known, and to register once more in any case", async () => {
    const [known, unknown] = [
      await html(<RegisteredView thanks={{ building: "k1", id: "A1" }} />),
      await html(<RegisteredView thanks={{}} />),
    ];

    expect(known).toMatch(/href="\/risk\/register\?building=k1"[^>]*>もう一度登録する/);
    expect(textOf(known)).toContain("受付番号A1");
    expect(unknown).not.toContain("診断レポートを見る");
    expect(unknown).toMatch(/href="\/risk\/register"[^>]*>もう一度登録する/);
  });
});

const NOTICES: NoticesResponse = {
  subject: { kind: "building", key: "k1", name: "豊洲サンプルレジデンス" },
  onChange: true,
  yearly: true,
  isConfirmed: true,
  isExpired: false,
};

describe("the settings of notices", () => {
  const open = async (changes: Partial<NoticesResponse>, props: Partial<NoticesViewProps> = {}) => {
    const pressed = vi.fn<(what: string) => void>();
    const ticked = vi.fn<(field: string, text: string) => void>();
    const view = (
      <NoticesView
        notices={{ ...NOTICES, ...changes }}
        done={null}
        onStop={() => pressed("stop")}
        onNewLink={() => pressed("new link")}
        {...props}
        form={{ ...(props.form ?? sampleForm({ typed: { onChange: "on", yearly: "on" } })), set: ticked }}
      />
    );
    const page = await openInRouter(view, PATHS);
    return { ...page, text: textOf(page.html), pressed: () => pressed.mock.calls.flat(), ticked: () => ticked.mock.calls };
  };

  it.each([
    [{ isConfirmed: false }, "お知らせが始まります。"],
    [{ isConfirmed: false, isExpired: true }, "お知らせは始まっていません。"],
    [{}, "いま、お知らせをお送りしています。"],
    [{ onChange: false }, "いま、お知らせをお送りしています。"],
    [{ yearly: false }, "いま、お知らせをお送りしています。"],
    [{ onChange: false, yearly: false }, "いま、お知らせは止まっています。"],
  ])("%j is told as: %s", async (changes, words) => {
    expect((await open(changes)).text).toContain(words);
  });

  it.each([
    [{}, true],
    [{ onChange: false }, true],
    [{ isExpired: true }, true],
    [{ onChange: false, yearly: false }, false],
    [{ isConfirmed: false }, false],
  ])("%j can be stopped with one press: %j", async (changes, canStop) => {
    const page = await open(changes);

    if (!canStop) expect(() => page.press("お知らせをすべて止める")).toThrow();
    else page.press("お知らせをすべて止める");
    expect(page.pressed()).toEqual(canStop ? ["stop"] : []);
  });

  it("are chosen one by one", async () => {
    const page = await open({});
    page.tick("onChange", false);
    page.tick("yearly", true);

    expect(page.ticked()).toEqual([
      ["onChange", ""],
      ["yearly", "on"],
    ]);
    expect(page.html).toContain("<legend");
  });

  it("ask for a new link where the old one has run out, but not twice at once", async () => {
    const page = await open({ isExpired: true });
    page.press("新しいリンクをメールで送る");
    const busy = await open({ isExpired: true }, { form: sampleForm({ isPending: true }) });

    expect(page.pressed()).toEqual(["new link"]);
    expect([busy.isEnabled("新しいリンクをメールで送る"), busy.isEnabled("お知らせをすべて止める")]).toEqual([false, false]);
    expect(page.ticked()).toEqual([]);
  });

  it("tell with an old link why a new one could not be sent", async () => {
    expect((await open({ isExpired: true }, { form: sampleForm({ notice: "ただいま接続できません。", attempt: 1 }) })).html).toMatch(
      /role="alert"[^>]*>.*ただいま接続できません。/s,
    );
  });

  it.each<[NoticesDone, string]>([
    ["saved", "保存しました。"],
    ["stopped", "これからは届きません。"],
    ["link-sent", "新しいリンクをお送りしました。"],
  ])("tell what was done (%s) where it is read out", async (done, words) => {
    const others = ["保存しました。", "これからは届きません。", "新しいリンクをお送りしました。"].filter((other) => other !== words);
    const { html: drawn, text } = await open({}, { done });

    expect(drawn).toMatch(new RegExp(`role="status"[^>]*>.*${words}`, "s"));
    for (const other of others) expect(text).not.toContain(other);
  });
});

describe("the page behind the link of a mail", () => {
  it("is the settings for who holds it, thanks without it, and a way on where it leads nowhere", async () => {
    const draw = (data: Parameters<typeof RegisteredScreen>[0]["data"]) =>
      html(<RegisteredScreen data={data} thanks={{ building: "k1" }} />);

    expect(await draw({ kind: "notices", token: "t", notices: NOTICES })).toMatch(/<h1[^>]*>お知らせの設定<\/h1>/);
    expect(await draw({ kind: "none" })).toMatch(/<h1[^>]*>登録が完了しました<\/h1>/);
    expect(textOf(await draw({ kind: "unknown" }))).toContain("このリンクは使えません");
    expect(textOf(await draw({ kind: "failed" }))).toContain("お知らせの設定を読み込めませんでした");
  });

  it("begins with what is wished for, and cannot be saved before the page is alive", async () => {
    const notices = { ...NOTICES, yearly: false };
    const drawn = await html(<RegisteredScreen data={{ kind: "notices", token: "t", notices }} thanks={{}} />);

    expect(drawn).toMatch(/<input[^>]*id="onChange"[^>]*checked=""/);
    expect(drawn).not.toMatch(/<input[^>]*id="yearly"[^>]*checked=""/);
    expect(drawn).toMatch(/<button[^>]*disabled=""[^>]*>保存する/);
    expect(drawn).toMatch(/<button[^>]*disabled=""[^>]*>お知らせをすべて止める/);
  });

  it("leads to the registration and back where nothing can be shown", async () => {
    const drawn = await html(<NoticesMissingView isFailed={false} />);

    expect(drawn).toMatch(/href="\/risk\/register"[^>]*>登録し直して/);
    expect(drawn).toMatch(/href="\/risk"[^>]*>リスク診断にもどる/);
  });
});
