import { describe, expect, it } from "vitest";
import { currentText, FIELD_RECIPIENTS } from "#domain/members/purposes.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { IconFailedView, IconView } from "#web/profile/icon/icon.view.tsx";
import type { IconState } from "#web/profile/icon/icon-state.ts";
import type { AnswerState } from "#web/profile/questions/answer-state.ts";
import { EditView } from "#web/profile/questions/edit.view.tsx";
import { itemsOf } from "#web/profile/questions/items.ts";
import { QuestionFailedView, QuestionView } from "#web/profile/questions/question.view.tsx";
import { AGE, PROFESSION, QUESTIONS } from "#web/profile/questions/questions.ts";
import type { EraseState } from "./erase-saving.ts";
import { ProfileFailedView, ProfileView } from "./profile.view.tsx";
import { fullProfile, newProfile, ownPicture, partProfile, sampleAnswer, sampleErasing, sampleIcon } from "./samples.ts";

const ignore = () => undefined;
const erasing = { ask: ignore, erase: ignore, withdraw: ignore, restore: ignore };
const answering = { choose: ignore, agree: ignore, retry: ignore, keepLatest: ignore, overwrite: ignore };
const choosing = { choose: ignore, pick: ignore, giveUp: ignore, upload: ignore };

const drawProfile = (changes: Partial<EraseState> = {}, isReady = true) =>
  renderInRouter(<ProfileView state={sampleErasing(changes)} avatar={null} isReady={isReady} actions={erasing} />);

const drawQuestion = (changes: Partial<AnswerState> = {}, question = AGE, isReady = true) =>
  renderInRouter(<QuestionView question={question} state={sampleAnswer(changes)} isReady={isReady} actions={answering} />);

const drawIcon = (changes: Partial<IconState> = {}, { canUpload = true, isReady = true } = {}) =>
  renderInRouter(
    <IconView
      state={sampleIcon(changes)}
      avatar={null}
      isReady={isReady}
      canUpload={canUpload}
      cropper={<p>ここで切り取る</p>}
      actions={choosing}
    />,
  );

const FAILED = "プロフィールを読み込めませんでした";

describe("the profile", () => {
  it("tells every answer with what it is used for", async () => {
    const text = textOf(await drawProfile());

    for (const { title, answer, purpose } of itemsOf(fullProfile)) expect(text).toContain(`${title}${answer}使いみち：${purpose}`);
    expect(text).toContain("すべて回答済みです回答した項目5/5");
  });

  it.each([
    [newProfile, "まだ回答がありません"],
    [partProfile, "あと3項目あります"],
  ])("says what is missing (%#)", async (profile, words) => {
    expect(textOf(await drawProfile({ profile }))).toContain(words);
  });

  it("tells when and to which words the member agreed, and how to take it back", async () => {
    const text = textOf(await drawProfile());

    expect(text).toContain("2026年11月20日に、次の文面（2026-11-01版）に同意しました");
    expect(text).toContain(currentText("profile-matching").body);
    expect(text).toContain(`${FIELD_RECIPIENTS}${currentText("profile-matching").withdrawal}`);
    expect(text).toContain("同意を取り消す");
  });

  it("has nothing to take back or to delete while nothing is answered", async () => {
    const text = textOf(await drawProfile({ profile: newProfile }));

    expect(text).toContain("同意していません");
    expect(text).not.toContain("同意を取り消す");
    expect(text).not.toContain("すべての回答を削除する");
  });

  it.each([
    ["erase", ["すべての回答を削除しますか", "この画面で元に戻せます"]],
    ["withdraw", ["同意を取り消しますか", "元に戻せません", "アイコンは残ります"]],
  ] as const)("asks before %s, with what can be undone", async (asked, words) => {
    const text = textOf(await drawProfile({ asked }));

    for (const word of words) expect(text).toContain(word);
  });

  it.each([
    [{ done: "erased", erased: { answers: {}, picture: null } }, "すべての回答を削除しました。元に戻す"],
    [{ done: "restored" }, "回答を元に戻しました"],
    [{ done: "withdrawn" }, "同意を取り消し、"],
    [{ done: "reloaded" }, "ほかの画面で先に変更されていた"],
    [{ failure: "接続できません。" }, "続けられませんでした接続できません。"],
  ] as const)("says what became of it: %j", async (changes, words) => {
    expect(textOf(await drawProfile(changes))).toContain(words);
  });

  it("keeps a place where outcomes are read out from the start", async () => {
    expect(await drawProfile()).toContain('role="status"');
  });

  it("takes no click before the page is alive", async () => {
    expect((await drawProfile({}, false)).match(/<button[^>]*disabled=""/g)).toHaveLength(2);
  });
});

describe("the list of items", () => {
  it("leads to the page of each", async () => {
    const html = await renderInRouter(<EditView profile={partProfile} avatar={null} />);

    for (const page of ["age", "gender", "income", "profession", "icon"]) expect(html).toContain(`href="/profile/edit/${page}"`);
    expect(textOf(html)).toContain("年代40代");
    expect(textOf(html)).toContain("性別未回答");
  });
});

describe("a question", () => {
  it.each(QUESTIONS)("offers every answer to $field, none of them required", async (question) => {
    const html = await drawQuestion({ chosen: null, profile: newProfile }, question);

    expect(html.match(/type="radio"/g)).toHaveLength(question.choices.length);
    expect(html).not.toContain('checked=""');
    expect(textOf(html)).toContain(`使いみち：${question.purpose}${FIELD_RECIPIENTS}任意の項目です。`);
    expect(html).toContain(`<legend class="sr-only">${question.title}</legend>`);
  });

  it("shows what is saved, and how to take it back", async () => {
    const html = await drawQuestion();

    expect(html).toMatch(/id="ageBand-40s"[^>]*checked=""/);
    expect(textOf(html)).toContain("未回答にもどす");
  });

  it.each([
    [{ kind: "idle" }, "保存されています"],
    [{ kind: "saving" }, "保存しています"],
    [{ kind: "saved" }, "✓ 保存しました"],
    [{ kind: "unagreed" }, "まだ保存していません。下の同意が必要です。"],
    [{ kind: "failed", why: "接続できません。" }, "保存できませんでした接続できません。もう一度保存する"],
  ] as const)("says what became of the answer: %j", async (progress, words) => {
    expect(textOf(await drawQuestion({ progress }))).toContain(words);
  });

  it("says that an answer is cleared, and that the first is saved at once", async () => {
    expect(textOf(await drawQuestion({ chosen: null, progress: { kind: "cleared" } }))).toContain("回答を消しました");
    expect(textOf(await drawQuestion({ chosen: null }))).toContain("選ぶと、すぐに保存します。");
  });

  it("asks to agree once, and says so where an answer waits for it", async () => {
    const asked = await drawQuestion({ profile: newProfile, progress: { kind: "unagreed" } });
    expect(textOf(asked)).toContain("回答を保存するには、同意が必要です");
    expect(asked).toMatch(/id="consent"[^>]*aria-invalid="true"[^>]*aria-describedby="consent-error"/);

    expect(await drawQuestion()).not.toContain('id="consent"');
    expect(textOf(await drawQuestion({ profile: newProfile, chosen: null }))).not.toContain("同意が必要です");
  });

  it("shows both answers where they differ, and lets the member choose", async () => {
    const progress = { kind: "conflict", latest: partProfile } as const;

    expect(textOf(await drawQuestion({ chosen: "50s", progress }))).toContain("「40代」を残す「50代」で保存する");
    expect(textOf(await drawQuestion({ chosen: null, progress }))).toContain("「未回答」で保存する");
  });

  it("names the next question, and after the last the profile", async () => {
    expect(textOf(await drawQuestion())).toContain("次へ：性別");
    expect(textOf(await drawQuestion({}, PROFESSION))).toContain("次へ：アイコン");
    expect(textOf(await drawIcon())).toContain("プロフィールを見る");
  });

  it("takes no answer before the page is alive, and says what is needed without script", async () => {
    const html = await drawQuestion({}, AGE, false);

    expect(html).toContain("<fieldset disabled");
    expect(html).toContain("<noscript>");
  });
});

describe("the icon", () => {
  it.each([
    [{ chosen: null }, "未回答"],
    [{}, "イラスト（ねこ）未回答にもどす"],
    [{ chosen: ownPicture }, "自分の画像未回答にもどす"],
    [{ outcome: "saved" }, "✓ 保存しました"],
    [{ outcome: "conflict" }, "ほかの画面で、先に変更されています"],
    [{ failure: "接続できません。" }, "保存できませんでした接続できません。いまのアイコンはそのままです。"],
  ] as const)("is told with what became of it: %j", async (changes, words) => {
    expect(textOf(await drawIcon(changes))).toContain(words);
  });

  it("may be a picture of one's own only where files are kept", async () => {
    expect(await drawIcon()).toContain('type="file"');
    expect(await drawIcon({}, { canUpload: false })).not.toContain('type="file"');
  });

  it("takes PNG, JPEG and WebP, and says why a file is none", async () => {
    const html = await drawIcon({ fault: "この画像を開けませんでした。" });

    expect(html).toContain('accept="image/png,image/jpeg,image/webp"');
    expect(html).toMatch(/aria-describedby="icon-file-hint icon-file-error" aria-invalid="true"/);
    expect(html).toContain('id="icon-file-error"');
  });

  it("is cut before it is sent, not before a part is marked", async () => {
    expect(await drawIcon()).not.toContain("ここで切り取る");
    const unmarked = await drawIcon({ pickedUrl: "blob:x" });
    expect(unmarked).toContain("ここで切り取る");
    expect(unmarked).toMatch(/<button[^>]*disabled=""[^>]*>この範囲をアイコンにする/);

    expect(await drawIcon({ pickedUrl: "blob:x", isMarked: true })).not.toMatch(/<button[^>]*disabled=""/);
  });

  it("is told step by step while it is on its way, and nothing else can be chosen", async () => {
    const html = await drawIcon({ pickedUrl: "blob:x", isMarked: true, step: "sending" });

    expect(textOf(html).match(/画像を送っています（2\/3）/g)).toHaveLength(2);
    expect(html).toContain("<fieldset disabled");
    expect(html).toMatch(/type="file"[^>]*disabled=""/);
  });

  it("stays free to choose while a drawn one is being saved", async () => {
    expect(await drawIcon({ step: "saving" })).not.toContain("<fieldset disabled");
  });

  it("says beside the picture why it was not taken", async () => {
    const text = textOf(await drawIcon({ pickedUrl: "blob:x", isMarked: true, failure: "接続できません。" }));

    expect(text).toContain("ここで切り取る保存できませんでした接続できません。");
    expect(text.match(/保存できませんでした/g)).toHaveLength(1);
  });
});

it.each([
  ["the profile", <ProfileFailedView key="profile" />],
  ["the list", <EditView key="list" profile={null} avatar={null} />],
  ["a question", <QuestionFailedView key="question" question={AGE} />],
  ["the icon", <IconFailedView key="icon" />],
])("%s that could not be read offers to try again, and no form that would overwrite it", async (_, view) => {
  const html = await renderInRouter(view);

  expect(textOf(html)).toContain(FAILED);
  expect(textOf(html)).toContain("再試行");
  expect(html).not.toMatch(/type="(radio|file|checkbox)"/);
});
