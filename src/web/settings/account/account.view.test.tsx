import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import type { AccountView } from "#web/session/pool/types.ts";
import { DEVICE_LIST_SIZE } from "#wire/constants.ts";
import { AccountSettingsView, type AccountViewProps } from "./account.view.tsx";
import { accountProps, emptyUserInfo, ready, sampleAccount, sampleDevice, unverifiedAccount } from "./samples.ts";

const draw = (props: AccountViewProps) => renderInRouter(<AccountSettingsView {...props} />);
const withFactors = (mfaTypes: AccountView["mfaTypes"]) => ready({ ...sampleAccount, mfaTypes, preferredMfa: mfaTypes[0] ?? null });

describe("the settings of an account", () => {
  it("tell what it is reached by, with what is verified", async () => {
    const text = textOf(await draw(accountProps()));

    expect(text).toContain("hanako@example.jp確認済み");
    expect(text).toContain("090-1234-5678確認済み");
    expect(text).toContain("山田 花子（ヤマダ ハナコ）");
  });

  it("offer a code for what is not verified", async () => {
    const html = await draw(accountProps({ account: ready(unverifiedAccount) }));

    expect(textOf(html)).toContain("hanako@example.jp未確認");
    expect(html).toContain('aria-label="メールアドレスに確認コードを送る"');
    expect(html).toContain('aria-label="電話番号に確認コードを送る"');
  });

  it("say of when the list of devices is", async () => {
    expect(textOf(await draw(accountProps()))).toContain("14:05時点の一覧です");
    expect(textOf(await draw(accountProps({ devices: { kind: "loading" } })))).not.toContain("時点の一覧");
  });

  it("say where codes by SMS go", async () => {
    const mfaOptions = [{ medium: "SMS", attribute: "phone_number" }];
    const account = ready({ ...sampleAccount, mfaTypes: ["SMS" as const], mfaOptions });

    expect(textOf(await draw(accountProps({ account })))).toContain("コードの届け先：登録した電話番号");
    expect(textOf(await draw(accountProps()))).not.toContain("コードの届け先");
  });

  it("show addresses before the service answers, without judging them", async () => {
    const text = textOf(await draw(accountProps({ account: { kind: "loading" } })));

    expect(text).toContain("090-1234-5678");
    expect(text).not.toContain("090-1234-5678確認済み");
    expect(text).not.toContain("取得失敗");
  });

  it("ask to register a name and an address where there are none", async () => {
    const html = await draw(accountProps({ changes: { signIn: { userInfo: emptyUserInfo } } }));

    expect(html).toContain('aria-label="氏名・住所を登録する"');
  });

  it.each([
    [
      "the account",
      { account: { kind: "failed" } },
      ["確認が済んでいるかどうか", "二段階認証の設定を読み込めません", "連携しているサービスを"],
    ],
    ["the devices", { devices: { kind: "failed" } }, ["端末の一覧を読み込めませんでした"]],
    ["the name and address", { changes: { signIn: { userInfo: null } } }, ["読み込みに失敗しました。"]],
  ] as const)("say that %s could not be loaded, and offer to try again", async (_, props, words) => {
    const text = textOf(await draw(accountProps(props)));

    expect(words.filter((one) => !text.includes(one))).toEqual([]);
    expect(text).toContain("再試行");
    expect(text).toContain("退会の手続きへ");
  });

  it("say what was just done", async () => {
    expect(textOf(await draw({ ...accountProps(), done: "電話番号を確認しました。" }))).toContain("電話番号を確認しました。");
    const failed = accountProps({ changes: { devices: { acting: { isBusy: false, failure: "接続できません。" } } } });
    expect(textOf(await draw({ ...failed, done: "電話番号を確認しました。" }))).not.toContain("電話番号を確認しました。");
  });

  it("say at the top, as one alert, why a provider was not linked", async () => {
    const html = await draw({ ...accountProps(), refused: "途中で取り消されました。" });

    expect(html.indexOf("つなげられませんでした")).toBeLessThan(html.indexOf("ログイン情報"));
    expect(html.match(/role="alert"/g)).toHaveLength(1);
  });

  const failing = { acting: { isBusy: false, failure: "接続できません。" } };

  it.each([
    ["a passkey fails", { passkeys: failing }],
    ["a passkey is added", { passkeys: { outcome: { isDone: true, words: "パスキーを追加しました。" } } }],
    ["a provider fails", { providers: failing }],
    ["a provider is taken away", { providers: { outcome: "LINEを外しました。" } }],
    ["a code is turned off", { secondFactor: { outcome: "SMSのコードをやめました。" } }],
  ])("say no more what another screen left once %s", async (_, changes) => {
    const props = accountProps({ changes });

    expect(textOf(await draw({ ...props, done: "氏名・住所を変更しました。" }))).not.toContain("氏名・住所を変更しました。");
    expect(textOf(await draw({ ...props, refused: "途中で取り消されました。" }))).not.toContain("途中で取り消されました。");
  });
});

describe("an account of an outside provider", () => {
  it("has no form for a password, a phone or a second factor, and says why", async () => {
    const html = await draw(accountProps({ provider: "Google", devices: ready([]) }));
    const text = textOf(html);

    expect(text).toContain("Googleから受け取った情報です");
    expect(text).toContain("Googleでログインしているため、ここでは設定しません");
    expect(text).toContain("この方法でログインしています");
    expect(html).not.toContain("/settings/account/edit/password");
    expect(html).not.toContain("/settings/account/edit/tel");
    expect(html).toContain("/settings/account/edit/user");
  });
});

describe("the second factor", () => {
  it.each([
    { types: [], present: ["オフ", "認証アプリを設定する", "SMSを使う"], absent: ["なくしたときのために"] },
    {
      types: ["TOTP"],
      present: ["オン", "別のアプリに変える", "なくしたときのために", "電話番号を登録"],
      absent: ["ログインのときに使うコード"],
    },
    { types: ["SMS"], present: ["オン", "認証アプリを設定する", "先に新しい番号を登録"], absent: ["ログインのときに使うコード"] },
    { types: ["TOTP", "SMS"], present: ["ログインのときに使うコード", "別のアプリに変える"], absent: [] },
  ] as const)("with $types", async ({ types, present, absent }) => {
    const text = textOf(await draw(accountProps({ account: withFactors(types) })));

    expect(present.filter((words) => !text.includes(words))).toEqual([]);
    expect(absent.filter((words) => text.includes(words))).toEqual([]);
  });

  it.each([
    [unverifiedAccount, "電話番号を確認する"],
    [{ ...sampleAccount, attributes: { email: "hanako@example.jp" } }, "電話番号を登録する"],
  ])("by SMS needs a verified phone", async (account, link) => {
    const text = textOf(await draw(accountProps({ account: ready(account) })));

    expect(text).toContain(link);
    expect(text).not.toContain("SMSを使う");
  });

  it("is turned off only after a question that says what is left", async () => {
    const asked = (types: AccountView["mfaTypes"]) =>
      draw(accountProps({ account: withFactors(types), changes: { secondFactor: { stopping: "TOTP" } } }));

    expect(textOf(await asked(["TOTP"]))).toContain("パスワードだけでログインできるようになります");
    expect(textOf(await asked(["TOTP", "SMS"]))).toContain("次からは、SMS（090-1234-5678）のコードだけを使います");
  });

  it("says why a change failed", async () => {
    const acting = { isBusy: false, failure: "通信できませんでした。" };

    expect(textOf(await draw(accountProps({ changes: { secondFactor: { acting } } })))).toContain(
      "設定を変えられませんでした通信できませんでした。",
    );
  });
});

describe("the devices", () => {
  it("can be forgotten, and this one remembered", async () => {
    const html = await draw(accountProps({ devices: ready([sampleDevice({ isThis: true, isRemembered: false })]) }));

    expect(textOf(html)).toContain("この端末を記憶する");
    expect(html).toContain('aria-label="Chrome（Windows）を外す"');
  });

  it("say so where there are none", async () => {
    expect(textOf(await draw(accountProps({ devices: ready([]) })))).toContain("記憶できる端末はまだありません");
  });

  it("say so where there may be more than are shown", async () => {
    const many = Array.from({ length: DEVICE_LIST_SIZE }, (_, index) => sampleDevice({ id: String(index) }));

    expect(textOf(await draw(accountProps({ devices: ready(many) })))).toContain("60台まで表示しています");
    expect(textOf(await draw(accountProps({ devices: ready(many.slice(1)) })))).not.toContain("60台まで");
  });
});

describe("leaving", () => {
  const leaving = (leave: Partial<AccountViewProps["leave"]>) => {
    const props = accountProps();
    return draw({ ...props, leave: { ...props.leave, ...leave } });
  };

  it("says what goes at once and what stays, before anything is asked", async () => {
    const text = textOf(await leaving({}));

    expect(text).toContain("すぐに削除されるもの");
    expect(text).toContain("退会から3年間保存し");
    expect(text).not.toContain("と入力してください");
  });

  it.each([
    ["すぐに削除されるもの", ["パスキー", "リカバリーコード", "ログインの連携", "保存した建物・場所"]],
    ["残るもの", ["同意の記録", "お問い合わせ", "診断レポートの登録", "推定から30日", "送信から30日", "操作の記録"]],
  ])("names all that the privacy policy names: %s", async (title, words) => {
    const html = await leaving({});
    const list = textOf(html.slice(html.indexOf(title)).split("</ul>")[0] ?? "");

    expect(words.filter((one) => !list.includes(one))).toEqual([]);
  });

  it("opens its button only for the typed word", async () => {
    expect(await leaving({ step: "confirm", typed: "退会" })).toMatch(/<button[^>]*disabled=""[^>]*>退会する</);
    expect(await leaving({ step: "confirm", typed: "退会する" })).toMatch(/<button(?![^>]*disabled=)[^>]*>退会する</);
  });

  it("asks for a new sign-in where the last is long ago", async () => {
    expect(textOf(await leaving({ step: "sign-in" }))).toContain("退会の前にもう一度ログインしてください");
  });
});
