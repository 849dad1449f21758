import { describe, expect, it } from "vitest";
import { type IdentityRefusal, refuse } from "#domain/identity/core/refusals.ts";
import type { PasswordPolicy } from "#domain/identity/core/types.ts";
import { loginNameLabel } from "#identity-server/pages/login-name.ts";
import { attributeField, attributesIn, newcomerAttributes } from "./attribute-fields.ts";
import { passwordRule } from "./password-rule.ts";
import { isStepLost, problemHere, problemOf } from "./refusal-texts.ts";
import { choiceProblems, codeOf, missing, nameOf, phoneOf } from "./typed-input.ts";

const POLICY: PasswordPolicy = {
  minimumLength: 12,
  requireUppercase: false,
  requireLowercase: true,
  requireNumbers: true,
  requireSymbols: true,
  refuseCommon: true,
  historySize: 0,
  temporaryValidityDays: 7,
};
const POOL = {
  firstFactors: ["PASSWORD"],
  passkeys: { relyingPartyId: null, userVerification: "preferred", isMultiFactor: false },
  passwordPolicy: POLICY,
  mfa: "OFF",
  factors: [],
  deviceTracking: "off",
  rememberedDeviceSkipsMfa: false,
  autoVerified: ["email"],
  verifyBeforeUpdate: [],
  usernameAttributes: [],
  aliasAttributes: [],
  isCaseSensitive: false,
  requiredAttributes: [],
  customAttributes: [],
  selfSignUp: true,
  signUpVerification: "code",
  terms: null,
  customAuth: null,
  deviceGroupKey: "-g",
} as const;

describe("what a page says of a refusal", () => {
  const cases: readonly (readonly [IdentityRefusal, string | null, RegExp])[] = [
    [refuse.lockedOut(), null, /一時的にログインできません/],
    [refuse.userDisabled(), null, /ご利用を停止しています/],
    [refuse.incorrectPassword(), "password", /ちがいます/],
    [refuse.codeMismatch(), "code", /確認コードがちがいます/],
    [refuse.totpNotEnabled(), "code", /確認コードがちがいます/],
    [refuse.codeExpired(), "code", /有効期限が切れています/],
    [refuse.totpReused(), "code", /使用済み/],
    [refuse.attemptLimit(), null, /上限/],
    [refuse.userExists(), "username", /すでに使われています/],
    [refuse.weakPassword("Password not long enough"), "new_password", /12文字以上/],
    [refuse.passwordUsed(), "new_password", /以前に使った/],
    [refuse.invalidEmail(), null, /形式が正しくありません/],
    [refuse.signUpOff(), null, /受け付けていません/],
    [refuse.codeUndelivered(), null, /送れませんでした/],
    [refuse.hookFailed(), null, /時間をおいて/],
  ];
  it.each(cases)("is in Japanese, at the field it is about: %s", (refusal, field, text) => {
    expect(problemOf(refusal, POLICY)).toEqual({ field, text: expect.stringMatching(text) });
  });

  it("leads who is suspended to the contact page of the client, where it has told one", () => {
    const client = { settings: { helpPages: { reset: "https://site.test/forgot/", contact: "https://site.test/risk/contact/" } } };
    const problem = problemHere(refuse.userDisabled(), { pool: { settings: { ...POOL, passwordPolicy: POLICY } }, request: { client } });

    expect(problem.text).toContain("ご利用を停止しています");
    expect(problem.next).toEqual({ href: "https://site.test/risk/contact/", text: "お問い合わせ" });
  });

  it("knows which refusals end a sign-in that is under way", () => {
    expect([refuse.invalidSession(), refuse.sessionExpired(), refuse.sessionUsed()].map(isStepLost)).toEqual([true, true, true]);
    expect([refuse.incorrectPassword(), refuse.codeMismatch(), refuse.lockedOut()].map(isStepLost)).toEqual([false, false, false]);
  });
});

describe("what a new password must be", () => {
  it("is said as the pool has it", () => {
    expect(passwordRule(POLICY)).toBe("12文字以上で、英小文字・数字・記号を含めてください。推測されやすいものは使えません。");
    const plain = { ...POLICY, requireLowercase: false, requireNumbers: false, requireSymbols: false, refuseCommon: false };
    expect(passwordRule(plain)).toBe("12文字以上で入力してください。");
  });
});

describe("what a person typed", () => {
  const form = (values: Record<string, string>) => new URLSearchParams(values);

  it("is read as it was meant: codes in full width or groups, addresses in full width, blanks around names", () => {
    expect(codeOf(form({ code: " １２３ ４５６ " }))).toBe("123456");
    expect(codeOf(form({}))).toBe("");
    expect(nameOf(form({ username: " ｈａｎａｋｏ＠example.com " }))).toBe("hanako@example.com");
    expect(nameOf(form({ username: " ﾊﾅｺ " }))).toBe("ﾊﾅｺ");
  });

  it.each([
    ["090-1234-5678", "+819012345678"],
    ["０３（１２３４）５６７８", "+81312345678"],
    ["+81 90 1234 5678", "+819012345678"],
    ["+1-555-0100", "+15550100"],
  ])("is a telephone number as the service keeps it: %s", (typed, kept) => {
    expect(phoneOf(typed)).toBe(kept);
  });

  it("is missed where it is blank, and named by its label", () => {
    expect(missing(form({ code: " ", name: "x" }), { code: "確認コード", name: "氏名", email: "メールアドレス" })).toEqual([
      { field: "code", text: "確認コードを入力してください。" },
      { field: "email", text: "メールアドレスを入力してください。" },
    ]);
  });

  it("is a password only when it is the same twice, blanks and all", () => {
    expect(choiceProblems(form({ new_password: "a", password_again: "a" }))).toEqual([]);
    expect(choiceProblems(form({ new_password: "a", password_again: "a " }))).toHaveLength(1);
    expect(choiceProblems(form({ password_again: "a" }))[0]?.field).toBe("new_password");
  });
});

describe("what is asked of a person", () => {
  it("is a name as the pool takes it", () => {
    expect(loginNameLabel({ settings: POOL })).toBe("ユーザー名");
    expect(loginNameLabel({ settings: { ...POOL, aliasAttributes: ["email"] } })).toBe("ユーザー名またはメールアドレス");
    expect(loginNameLabel({ settings: { ...POOL, usernameAttributes: ["email", "phone_number"] } })).toBe("メールアドレスまたは電話番号");
  });

  it("is each attribute of the pool once, and of its own those it requires", () => {
    const customAttributes = [
      { name: "plan", isMutable: true, isRequired: true },
      { name: "memo", isMutable: true, isRequired: false },
    ];
    const settings = { ...POOL, usernameAttributes: ["email"], requiredAttributes: ["email", "name"], customAttributes } as const;

    expect(newcomerAttributes({ settings })).toEqual(["email", "name", "custom:plan"]);
  });

  it("has a label and what browsers fill in; one of the pool's own goes by its name", () => {
    expect(attributeField("email")).toMatchObject({ label: "メールアドレス", type: "email", autocomplete: "email" });
    expect(attributeField("custom:plan", "free")).toMatchObject({ label: "plan", value: "free", autocomplete: "off" });
    expect(attributeField("constructor")).toMatchObject({ label: "constructor", type: "text" });
  });

  it("comes back as the service takes it", () => {
    const given = attributesIn(new URLSearchParams({ name: " 見本 花子 ", phone_number: "090-1234-5678" }), ["name", "phone_number"]);

    expect(given).toEqual([
      { Name: "name", Value: "見本 花子" },
      { Name: "phone_number", Value: "+819012345678" },
    ]);
  });
});
