import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import type { AccountView, MfaType } from "#web/session/pool/types.ts";
import { accountProps, ready, sampleAccount } from "#web/settings/account/samples.ts";
import { PasswordView } from "./password.view.tsx";
import { PreferenceField } from "./preference-field.tsx";
import { RecoveryAdvice } from "./recovery-advice.tsx";
import { SecondFactorCard, type SecondFactorProps } from "./second-factor-card.tsx";
import { SmsRow } from "./sms-row.tsx";

const ignore = () => undefined;
const idle = { isBusy: false, failure: null };

describe("which of two factors is asked for", () => {
  const draw = (preferred: MfaType | null, isBusy = false) =>
    renderInRouter(<PreferenceField preferred={preferred} isBusy={isBusy} onPrefer={ignore} />);

  it.each([
    ["TOTP", "選んだほうのコードだけをたずねます。"],
    ["SMS", "選んだほうのコードだけをたずねます。"],
    [null, "いまは、ログインのたびに選びます。"],
  ] as const)("is told for %s, as what explains the choice", async (preferred, words) => {
    const html = await draw(preferred);
    const checked = [...html.matchAll(/<input[^>]*id="preferred-(TOTP|SMS)"[^>]*>/g)].filter(([input]) => input.includes("checked"));

    expect(checked.map(([, type]) => type)).toEqual(preferred === null ? [] : [preferred]);
    expect(html).toMatch(/<fieldset[^>]*aria-describedby="preferred-factor-hint"/);
    expect(textOf(html)).toContain(words);
  });

  it("cannot be changed while a change is under way", async () => {
    expect(await draw("TOTP", true)).toMatch(/<fieldset[^>]*disabled=""/);
    expect(await draw("TOTP")).not.toContain("disabled");
  });
});

describe("what helps against a lost phone", () => {
  const draw = (types: readonly MfaType[]) => renderInRouter(<RecoveryAdvice types={types} />);

  it.each([
    [["TOTP"], ["もう1台の端末でも同じQRコード", "電話番号を登録"], ["先に新しい番号を登録し"]],
    [["SMS"], ["先に新しい番号を登録し"], ["QRコード", "SMSも使えるようにしておく"]],
    [["TOTP", "SMS"], ["同じQRコード", "先に新しい番号を登録し"], ["SMSも使えるようにしておく"]],
  ] as const)("is what fits %j", async (types, present, absent) => {
    const text = textOf(await draw(types));

    expect(present.filter((words) => !text.includes(words))).toEqual([]);
    expect(absent.filter((words) => text.includes(words))).toEqual([]);
  });

  it("begins with the recovery codes, whatever the factor", async () => {
    for (const types of [["TOTP"], ["SMS"]] as const) expect(textOf(await draw(types))).toContain("リカバリーコードを印刷するか書き写し");
  });

  it("does not promise that a new password takes the second factor away", async () => {
    expect(textOf(await draw(["TOTP"]))).toContain("パスワードを再設定しても、二段階認証は解除されません。");
  });
});

describe("codes by SMS", () => {
  const draw = (changes: Partial<AccountView>, isBusy = false) =>
    renderInRouter(<SmsRow account={{ ...sampleAccount, ...changes }} acting={{ ...idle, isBusy }} onUseSms={ignore} onAskStop={ignore} />);
  const phone = (verified?: string) => ({ phone_number: "+819012345678", ...(verified ? { phone_number_verified: verified } : {}) });

  it.each([
    [{ attributes: {} }, "先に電話番号の登録が必要です。電話番号を登録する"],
    [{ attributes: phone("false") }, "先に電話番号の確認が必要です。電話番号を確認する"],
    [{ attributes: phone() }, "先に電話番号の確認が必要です。電話番号を確認する"],
  ])("cannot be had without a verified phone: %j", async (changes, words) => {
    const html = await draw(changes);

    expect(textOf(html)).toContain(words);
    expect(html).toContain('href="/settings/account/edit/tel"');
    expect(html).not.toContain("<button");
  });

  it("go to the number that is verified, and can be had there", async () => {
    const html = await draw({ attributes: phone("true") });

    expect(textOf(html)).toContain("使っていません090-1234-5678");
    expect(html).toMatch(/<button[^>]*>SMSを使う/);
  });

  it("can be ended, by a button that says of what", async () => {
    const html = await draw({ mfaTypes: ["SMS"] });

    expect(html).toMatch(/<button[^>]*aria-label="SMSのコードをやめる"[^>]*>やめる/);
    expect(textOf(html)).toContain("使っています");
    expect(textOf(html)).not.toContain("SMSを使う");
  });

  it("take no press while another is under way", async () => {
    expect(await draw({}, true)).toMatch(/<button[^>]*aria-disabled="true"[^>]*>SMSを使う/);
    expect(await draw({ mfaTypes: ["SMS"] }, true)).toMatch(/<button[^>]*aria-disabled="true"/);
  });
});

describe("the card of the second factor", () => {
  const { secondFactor } = accountProps();
  const draw = (changes: Partial<SecondFactorProps>) => renderInRouter(<SecondFactorCard {...secondFactor} {...changes} />);
  const setUp = { secret: "JBSWY3DPEHPK3PXP", account: "hanako@example.jp", issuer: "まちのね", form: sampleForm(), onCancel: ignore };

  it("says neither on nor off before that is known", async () => {
    for (const account of [{ kind: "loading" }, { kind: "failed" }] as const)
      expect(textOf(await draw({ account }))).not.toMatch(/オン|オフ/);
  });

  it("opens the setting up once: its button is gone meanwhile", async () => {
    const html = await draw({ setUp });

    expect(textOf(html)).toContain("認証アプリの設定");
    expect(textOf(html)).not.toContain("認証アプリを設定する");
    expect(textOf(await draw({}))).toContain("認証アプリを設定する");
  });

  it("asks about the factor that is meant, and says why at the question where it failed", async () => {
    const account = ready({ ...sampleAccount, mfaTypes: ["TOTP", "SMS"] as const });
    const text = textOf(await draw({ account, stopping: "SMS", acting: { isBusy: false, failure: "接続できません。" } }));

    expect(text).toContain("SMSのコードをやめますか次からは、認証アプリのコードだけを使います。");
    expect(text).toContain("続けられませんでした接続できません。このまま使うオフにする");
    expect(text).not.toContain("設定を変えられませんでした");
  });

  it("tells of recovery codes only where there is a second factor they stand in for, and shows new ones", async () => {
    const on = ready({ ...sampleAccount, mfaTypes: ["TOTP"] as const });
    const shown = { codes: ["K7QM-3XWD-9RTA"], account: "hanako@example.jp", madeAt: new Date("2026-11-20T03:00:00Z"), isRemade: false };
    const acts = { onPrint: ignore, onSave: ignore, onDone: ignore };

    expect(textOf(await draw({}))).not.toContain("リカバリーコード");
    expect(textOf(await draw({ account: on }))).toContain("残り8個");
    expect(textOf(await draw({ account: on, recovery: { ...secondFactor.recovery, shown: { ...shown, ...acts } } }))).toContain(
      "K7QM-3XWD-9RTA",
    );
  });

  it("keeps a line where what was done is read out", async () => {
    expect(await draw({ outcome: "SMSのコードも使えるようにしました。" })).toMatch(
      /role="status"[^>]*>SMSのコードも使えるようにしました。/,
    );
  });
});

describe("the form of a new password", () => {
  const draw = (typed: Readonly<Record<string, string>> = {}) =>
    renderInRouter(<PasswordView provider={null} username="hanako@example.jp" form={sampleForm({ typed })} />);

  it("forgets other devices only where that is ticked", async () => {
    expect(await draw()).toMatch(/<input[^>]*type="checkbox"(?![^>]*checked)[^>]*>/);
    expect(await draw({ forgetsDevices: "on" })).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/);
  });

  it("never shows what was typed", async () => {
    const html = await draw({ currentPassword: "furui-kagi-7", password: "tsukiji-no-asa" });

    expect(textOf(html)).not.toMatch(/furui|tsukiji/);
    expect(html).toMatch(/type="password"[^>]*value="furui-kagi-7"|value="furui-kagi-7"[^>]*type="password"/);
  });
});
