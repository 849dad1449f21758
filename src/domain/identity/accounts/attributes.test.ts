import { describe, expect, it } from "vitest";
import { aClient, aPool } from "#test/support/identity-types.ts";
import {
  attributesOfNewcomer,
  changesByOperator,
  changesByUser,
  type GivenAttribute,
  isAttributeOf,
  isStandardAttribute,
} from "./attributes.ts";

const CUSTOM = [
  { name: "plan", isMutable: true, isRequired: false },
  { name: "terms_version", isMutable: true, isRequired: false },
  { name: "custom:invited_by", isMutable: false, isRequired: false },
];
const pool = aPool({ customAttributes: CUSTOM });
const client = aClient();

const given = (attributes: Record<string, string | undefined>): GivenAttribute[] =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
const signUp = (attributes: Record<string, string | undefined>, more: Partial<Parameters<typeof attributesOfNewcomer>[0]> = {}) =>
  attributesOfNewcomer({ pool, client, given: given(attributes), ...more });
const update = (attributes: Record<string, string | undefined>, more: Partial<Parameters<typeof changesByUser>[0]> = {}) =>
  changesByUser({ pool, client, given: given(attributes), ...more });

const refusal = (type: string, message?: string | RegExp) =>
  expect.objectContaining({ type, ...(message === undefined ? {} : { message: expect.stringMatching(message) }) });

describe("the attributes of a sign-up", () => {
  it("are kept as they were given; empty ones are left out, and of two of one name the last counts", () => {
    expect(signUp({ email: "Hanako@Example.jp", name: "山田 花子", nickname: "", locale: undefined, "custom:plan": "無料" })).toEqual({
      email: "Hanako@Example.jp",
      name: "山田 花子",
      "custom:plan": "無料",
    });
    const twice = [...given({ name: "花子" }), ...given({ name: "はなこ" })];
    expect(attributesOfNewcomer({ pool, client, given: twice })).toEqual({ name: "はなこ" });
  });

  it("may set once what cannot be changed later", () => {
    expect(signUp({ "custom:invited_by": "taro" })).toEqual({ "custom:invited_by": "taro" });
    expect(() => update({ "custom:invited_by": "jiro" })).toThrow(
      refusal("InvalidParameterException", /^user\.custom:invited_by: Attribute cannot be updated\.$/),
    );
  });

  it("must hold what the pool requires", () => {
    const strict = aPool({
      requiredAttributes: ["email", "name"],
      customAttributes: [{ name: "plan", isMutable: true, isRequired: true }],
    });

    expect(() => signUp({ name: "花子" }, { pool: strict })).toThrow(
      refusal(
        "InvalidParameterException",
        /^Attributes did not conform to the schema: email: The attribute is required\ncustom:plan: The attribute is required$/,
      ),
    );
    expect(() => signUp({ name: "", email: "a@example.jp", "custom:plan": "x" }, { pool: strict })).toThrow(
      refusal("InvalidParameterException", /name: The attribute is required$/),
    );
  });
});

describe("what a user writes", () => {
  it.each(["sub", "email_verified", "phone_number_verified"])("never holds %s", (name) => {
    expect(() => signUp({ [name]: "true" })).toThrow(refusal("NotAuthorizedException", /unauthorized attribute/));
    expect(() => update({ [name]: "true" })).toThrow(refusal("NotAuthorizedException", /unauthorized attribute/));
    const generous = aClient({ writeAttributes: [name, "name"] });
    expect(() => update({ [name]: "true" }, { client: generous })).toThrow(refusal("NotAuthorizedException"));
  });

  it("is bounded by what the client may write", () => {
    const narrow = aClient({ writeAttributes: ["name"] });

    expect(update({ name: "花子" }, { client: narrow }).set).toEqual({ name: "花子" });
    expect(() => update({ nickname: "はな" }, { client: narrow })).toThrow(refusal("NotAuthorizedException"));
  });

  it.each(["plan", "custom:unknown", "Email", "constructor", "__proto__", "cognito:groups"])(
    "is refused for the unknown name %s",
    (name) => {
      expect(() => update({ [name]: "x" }, { given: [{ Name: name, Value: "x" }] })).toThrow(
        refusal("InvalidParameterException", /Attribute does not exist in the schema\.$/),
      );
    },
  );

  it("removes an attribute by an empty value, unless it is required", () => {
    const strict = aPool({ requiredAttributes: ["name"], usernameAttributes: ["email"], customAttributes: [] });

    expect(update({ nickname: "", name: "花子", locale: undefined })).toEqual({ set: { name: "花子" }, remove: ["nickname", "locale"] });
    expect(() => update({ name: "" }, { pool: strict })).toThrow(refusal("InvalidParameterException", /^Cannot delete attribute name/));
    expect(() => update({ email: "" }, { pool: strict })).toThrow(refusal("InvalidParameterException", /^Cannot delete attribute email/));
  });
});

describe("the format of an attribute", () => {
  it.each([
    ["email", "hanako", "Invalid email address format."],
    ["email", "hanako@localhost", "Invalid email address format."],
    ["email", "hanako@example.jp\r\nBcc: x@example.jp", "Invalid email address format."],
    ["phone_number", "09012345678", "Invalid phone number format."],
    ["phone_number", "+0312345678", "Invalid phone number format."],
    ["birthdate", "1990-02-30", "Invalid birthdate format, must be YYYY-MM-DD."],
    ["birthdate", "1990/01/02", "Invalid birthdate format, must be YYYY-MM-DD."],
    ["custom:terms_version", "<script>", "Invalid custom:terms_version format, must be YYYY-MM-DD."],
    ["updated_at", "yesterday", "Invalid updated_at format, must be a number."],
  ])("%s: %j is refused", (name, value, message) => {
    expect(() => update({ [name]: value })).toThrow(expect.objectContaining({ type: "InvalidParameterException", message }));
  });

  it.each([
    ["email", "hanako..y.@docomo.ne.jp"],
    ["email", "hanako+home@mail.example.co.jp"],
    ["phone_number", "+819012345678"],
    ["birthdate", "1988-02-29"],
    ["custom:terms_version", "2026-11-23"],
    ["updated_at", "1775001600"],
    ["website", "https://example.jp/?a=1"],
    ["address", "東京都中央区築地4丁目"],
  ])("%s: %j is taken", (name, value) => {
    expect(update({ [name]: value }).set).toEqual({ [name]: value });
  });
});

describe("what an operator writes", () => {
  it("may say that an address is verified, but not change the sub", () => {
    expect(changesByOperator(pool, given({ email: "a@example.jp", email_verified: "true", "custom:invited_by": "x" })).set).toEqual({
      email: "a@example.jp",
      email_verified: "true",
      "custom:invited_by": "x",
    });
    expect(() => changesByOperator(pool, given({ email_verified: "yes" }))).toThrow(refusal("InvalidParameterException"));
    expect(() => changesByOperator(pool, given({ sub: "x" }))).toThrow(refusal("InvalidParameterException"));
  });
});

describe("the names of attributes", () => {
  it.each([
    ["email", true, true],
    ["custom:plan", false, true],
    ["plan", false, false],
    ["sub", false, false],
  ])("%s: standard %s, of this pool %s", (name, isStandard, isOfPool) => {
    expect(isStandardAttribute(name)).toBe(isStandard);
    expect(isAttributeOf(pool, name)).toBe(isOfPool);
  });
});
