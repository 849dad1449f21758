import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { DocumentLinkView, type LinkState } from "./document-link.tsx";
import { BIZ_LETTERS, type BizForm } from "./lead-letters.ts";
import { LeadPage } from "./lead-page.tsx";
import { SAMPLE_TYPED, sampleLead, sampleTrial } from "./samples.ts";
import { BIZ_THANKS, type BizThanks, ThanksView } from "./thanks.view.tsx";
import { type TrialPageState, TrialPageView } from "./trial-page.view.tsx";

const ignore = () => undefined;
const quiet = { isBusy: false, failure: null };
const PATHS = ["/", "/biz/contact", "/biz/document", "/biz/trial"];
const draw = async (view: Parameters<typeof renderInRouter>[0]) => renderInRouter(view, PATHS);

describe.each(Object.keys(BIZ_LETTERS) as BizForm[])("the form %s", (form) => {
  const page = (letter: ReturnType<typeof sampleLead>) => <LeadPage title="題" lead="説明" letter={letter} steps={["次にすること"]} />;

  it("names every field, says what comes next, and has the field that only programs find", async () => {
    const html = await draw(page(sampleLead(form)));
    for (const { name, field } of BIZ_LETTERS[form].fields) {
      expect(html).toContain(`name="${name}"`);
      expect(textOf(html)).toContain(field.label);
    }
    expect(textOf(html)).toContain("次にすること");
    expect(html).toMatch(/aria-hidden="true".*name="leaveEmpty"/);
  });

  it("is read once more before it is sent, and says what is wrong in one place", async () => {
    expect(textOf(await draw(page(sampleLead(form, { typed: SAMPLE_TYPED }, { step: "confirm" }))))).toContain("この内容で送ります");
    const html = await draw(page(sampleLead(form, { issues: [{ field: "company", message: "会社名を入力してください" }] })));
    expect(html).toContain('role="alert"');
    expect(textOf(html)).toContain("会社名を入力してください");
  });
});

describe.each(Object.keys(BIZ_THANKS) as BizThanks[])("the thanks for %s", (what) => {
  it("tells the number, the day and what comes next", async () => {
    const text = textOf(await draw(<ThanksView what={what} thanks={{ id: "K7QM-3XWD-9RTA", due: "2026-12-02" }} />));
    for (const words of [BIZ_THANKS[what].title, BIZ_THANKS[what].next, "K7QM-3XWD-9RTA", "2026年12月2日"]) expect(text).toContain(words);
  });

  it("knows of nothing sent without a number", async () => {
    expect(textOf(await draw(<ThanksView what={what} thanks={{}} />))).toContain("受付番号がありません");
  });
});

describe("the link to the document", () => {
  const link = (state: LinkState, acting: Parameters<typeof DocumentLinkView>[0]["acting"] = quiet) =>
    draw(<DocumentLinkView state={state} acting={acting} onTake={ignore} onSendAgain={ignore} />);

  it.each([
    ["good", "資料をダウンロードする"],
    ["expired", "リンクを再送する"],
    ["sent-again", "新しいリンクをお送りします"],
    ["unknown", "もう一度請求できます"],
    ["failed", "読み込みに失敗しました"],
  ] as const)("that is %s says so: %s", async (state, words) => {
    expect(textOf(await link(state))).toContain(words);
  });

  it("is read aloud, and says why nothing came", async () => {
    expect(await link("good")).toMatch(/^<div aria-live="polite"/);
    expect(textOf(await link("good", { isBusy: false, failure: "混み合っています。" }))).toContain("混み合っています。");
  });
});

describe("the page of a trial", () => {
  const page = (state: TrialPageState) => draw(<TrialPageView state={state} acting={quiet} onShow={ignore} onReminders={ignore} />);
  const open = (trial: Parameters<typeof sampleTrial>[0], key: string | null = null) =>
    page({ kind: "open", trial: sampleTrial(trial), key });

  it("shows the key by a press alone, and says that it is shown once", async () => {
    const before = textOf(await open({}));
    expect(before).toContain("キーを表示する");
    expect(before).toContain("14日、100回まで");
    const shown = await open({ state: "active", isKeyShown: true }, "mk_live_sample");
    expect(textOf(shown)).toContain("mk_live_sample");
    expect(textOf(shown)).toContain("この1度だけ");
    expect(shown).not.toContain("キーを表示する<");
  });

  it("says where a key was taken already, and shows none", async () => {
    const text = textOf(await open({ state: "active", isKeyShown: true }));
    expect(text).toContain("すでに受け取られています");
    expect(text).not.toContain("キーを表示する");
  });

  it.each(["ended", "expired", "converted", "rejected"] as const)("has no key and no switch once it is %s", async (state) => {
    const html = await open({ state, isKeyShown: true });
    expect(html).not.toMatch(/キーを表示する<|role="switch"|すでに受け取られています/);
  });

  it("has a switch for the mails of its end, as it stands", async () => {
    expect(await open({ state: "active", wantsReminders: true })).toContain('aria-checked="true"');
    expect(await open({ state: "active", wantsReminders: false })).toContain('aria-checked="false"');
  });

  it("tells a link that opens nothing from a page that failed", async () => {
    expect(textOf(await page({ kind: "no-link" }))).toContain("リンクを確かめられませんでした");
    expect(await page({ kind: "failed" })).toContain('role="alert"');
  });
});
