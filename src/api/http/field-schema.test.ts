import type { z } from "@hono/zod-openapi";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contactInputSchema, directmailInputSchema, documentInputSchema, trialInputSchema } from "#api/leads/schemas.ts";
import { correctionInputSchema, inquiryInputSchema, noteInputSchema, proposalInputSchema } from "#api/letters/schemas.ts";
import { ownerInputSchema, waitingInputSchema } from "#api/mypage/connect-schemas.ts";
import { userInfoInputSchema } from "#api/mypage/schemas.ts";
import { estimateInputSchema, estimateOrderSchema } from "#api/price-checker/schemas.ts";
import { NO_USER_INFO, readUserInfo } from "#domain/members/user-info.ts";
import { BIZ_CONTACT_FIELDS, BIZ_DIRECTMAIL_FIELDS, BIZ_DOCUMENT_FIELDS, BIZ_TRIAL_FIELDS } from "#kernel/business-fields/lead-fields.ts";
import { type Field, type FieldKind, readAs } from "#kernel/fields/field-kind.ts";
import { HOME_FIELDS, PLACE_FIELDS } from "#kernel/fields/home-fields.ts";
import { LETTER_FIELDS, OWNED_UNIT_FIELDS, TOWN_NOTE, WISH_FIELDS } from "#kernel/fields/letter-fields.ts";
import { RENT_FIELDS } from "#kernel/fields/money-fields.ts";
import { PRICE_YEN } from "#kernel/fields/number-kinds.ts";
import { PERSON_FIELDS } from "#kernel/fields/person-fields.ts";
import { EMAIL, freeText, oneOf } from "#kernel/fields/text-kinds.ts";
import { fieldErrors } from "./field-errors.ts";
import { choiceSchema, neededTextSchema, numberOrNullSchema, numberSchema, queryNumberSchema, textSchema } from "./field-schema.ts";

/** Whether a service takes a value for a field. */
type Takes = (value: unknown) => boolean;
type Shape = Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>>;

const UNTYPED = ["leaveEmpty", "seconds"];

/** Every form whose answers a service reads: its fields, what of the service is typed into none of them, and what the service takes. */
const FORMS: readonly { name: string; shape: Shape; fields: Readonly<Record<string, Field>>; untyped: readonly string[] }[] = [
  {
    name: "price check",
    shape: estimateInputSchema.shape,
    fields: { ...HOME_FIELDS, ...PLACE_FIELDS },
    untyped: ["apartmentKey", "cityCode", "placeKey", "renovated"],
  },
  {
    name: "waiting buyer",
    shape: waitingInputSchema.shape,
    fields: WISH_FIELDS,
    untyped: ["layouts", "wantsMail", "updatedAt"],
  },
  { name: "owner", shape: ownerInputSchema.shape, fields: OWNED_UNIT_FIELDS, untyped: ["layout", "updatedAt"] },
  { name: "town note", shape: noteInputSchema.shape, fields: { body: TOWN_NOTE }, untyped: ["stance", "leaveEmpty"] },
  {
    name: "correction",
    shape: correctionInputSchema.shape,
    fields: { proposed: LETTER_FIELDS.proposed, evidence: LETTER_FIELDS.evidence, email: LETTER_FIELDS.email },
    untyped: ["field", "leaveEmpty"],
  },
  {
    name: "proposal",
    shape: proposalInputSchema.shape,
    fields: pick(["apartmentName", "address", "known", "evidence", "email"]),
    untyped: ["relation", "leaveEmpty"],
  },
  {
    name: "inquiry",
    shape: inquiryInputSchema.shape,
    fields: pick(["email", "name", "message", "preferredDates"]),
    untyped: ["kind", "apartmentKey", "wantsUpdates", "leaveEmpty"],
  },
  { name: "business contact", shape: contactInputSchema.shape, fields: BIZ_CONTACT_FIELDS, untyped: UNTYPED },
  { name: "direct mail", shape: directmailInputSchema.shape, fields: BIZ_DIRECTMAIL_FIELDS, untyped: UNTYPED },
  { name: "business document", shape: documentInputSchema.shape, fields: BIZ_DOCUMENT_FIELDS, untyped: [...UNTYPED, "wantsContact"] },
  { name: "trial", shape: trialInputSchema.shape, fields: BIZ_TRIAL_FIELDS, untyped: [...UNTYPED, "wantsReminders", "termsVersion"] },
];

function pick(names: readonly (keyof typeof LETTER_FIELDS)[]) {
  return Object.fromEntries(names.map((name) => [name, LETTER_FIELDS[name]]));
}

/** Texts near the edges of a kind: where form and service would part if they did. */
function textsNear({ rule }: FieldKind<unknown>): fc.Arbitrary<string> {
  if (rule.type === "choice") return fc.oneof(fc.constantFrom(...rule.choices), fc.string());
  if (rule.type === "text") {
    const long = [rule.least - 1, rule.least, rule.most, rule.most + 1].map((length) => "あ".repeat(Math.max(1, length)));
    return fc.oneof(fc.constantFrom(...long, "hanako@example.jp", "hanako", "x\0y", " 豊洲 "), fc.string({ minLength: 1 }));
  }
  const edges = [rule.min, rule.max].flatMap((edge) => [edge - 1, edge - 0.5, edge, edge + 0.5, edge + 1]);
  return fc.oneof(fc.constantFrom(...edges, 0, -1), fc.double({ min: rule.min - 10, max: rule.max + 10, noNaN: true })).map(String);
}

function acceptSame(field: Field, takes: Takes): void {
  fc.assert(
    fc.property(textsNear(field.kind), (text) => {
      // A blank answer is no value: whether it may be left out is the next test's.
      fc.pre(text.trim() !== "");
      const parsed = field.kind.parse(text);
      const form = readAs(field.kind, text).ok;
      const service = parsed.ok && takes(parsed.value);
      expect({ text, taken: service }).toEqual({ text, taken: form });
    }),
    { numRuns: 200 },
  );
}

describe.each(FORMS)("the form of $name and its service", ({ shape, fields, untyped }) => {
  it("have the same fields, but for those that nobody types", () => {
    expect(Object.keys(shape).sort()).toEqual([...Object.keys(fields), ...untyped].sort());
  });

  it.each(Object.entries(fields))("take the same values for %s", (name, field) => {
    acceptSame(field, (value) => shape[name]?.safeParse(value).success === true);
  });
});

describe("the form of 氏名・住所 and its service", () => {
  it("have the same fields, but for the codes that are chosen", () => {
    expect(Object.keys(userInfoInputSchema.shape).sort()).toEqual(
      [...Object.keys(PERSON_FIELDS), "prefCode", "cityCode", "updatedAt"].sort(),
    );
  });

  it.each(Object.entries(PERSON_FIELDS))("take the same values for %s", (name, field) => {
    acceptSame(field, (value) => readUserInfo({ ...NO_USER_INFO, [name]: value }, () => true).ok);
  });
});

describe("a fault told in the words of the form", () => {
  const errorsOf = (schema: z.ZodType, given: unknown) => fieldErrors(schema.safeParse(given).error?.issues ?? [], given);
  const told = (schema: z.ZodType, given: unknown) => errorsOf(schema, given).map(({ field, message }) => `${field}: ${message}`);
  const letter = { email: "hanako@example.jp", apartmentKey: "sample-1" };

  it.each([
    ["condo", "専有面積は8㎡以上で入力してください"],
    ["land", "土地面積は8㎡以上で入力してください"],
    ["house", "土地面積は8㎡以上で入力してください"],
  ])("names the area of a %s as its form does", (kind, message) => {
    expect(told(estimateOrderSchema, { kind, address: "豊洲", areaM2: 7 })).toEqual([`areaM2: ${message}`]);
  });

  it.each([
    ["question", {}, "message: 質問の内容を入力してください"],
    ["question", { message: "あ".repeat(2001) }, "message: 質問の内容は2,000文字以内で入力してください"],
    ["visit", { preferredDates: "あ".repeat(201) }, "preferredDates: ご希望の日時は200文字以内で入力してください"],
    ["registration", { email: "hanako" }, "email: メールアドレスの形を確かめてください。例：hanako@example.jp"],
  ])("tells a %s with %j what its form would tell", (kind, given, message) => {
    expect(told(inquiryInputSchema, { ...letter, kind, ...given })).toEqual([message]);
  });

  it("tells a proposal what its form would tell", () => {
    const given = { email: letter.email, address: "江東区豊洲5-8-3", relation: "owner", evidence: "パンフレット" };

    expect(told(proposalInputSchema, given)).toEqual(["apartmentName: マンション名を入力してください"]);
    expect(told(proposalInputSchema, { ...given, apartmentName: "豊洲荘", relation: "friend" })).toEqual([
      "relation: この建物との関係を選び直してください",
    ]);
  });

  it("lists faults in the order of the form, whatever the service finds first", () => {
    const faults = told(inquiryInputSchema, { kind: "visit", message: "あ".repeat(2001), email: "" });

    expect(faults.map((fault) => fault.split(":")[0])).toEqual(["preferredDates", "message", "email", "apartmentKey"]);
    expect(told(estimateOrderSchema, { kind: "condo", floor: 1.5, areaM2: "70" })).toEqual([
      "address: 場所を選んでください。住所、マンション名、駅名から探せます",
      "areaM2: 専有面積は数字で入力してください。例：70",
      "floor: 階は整数で入力してください。例：5、地下1階",
    ]);
  });

  it("tells what no form has typed into it in words of its own, and what is no object as a whole", () => {
    expect(told(estimateOrderSchema, { kind: "condo", areaM2: 70, cityCode: "1", address: "豊洲" })).toEqual([
      "cityCode: 市区町村を選び直してください",
    ]);
    expect(told(noteInputSchema, "静か")).toEqual([": 形式を確認してください"]);
  });

  it.each([
    [noteInputSchema, { stance: "cat", body: "静かでよいところです" }, "stance: あなたの立場を選び直してください"],
    [
      correctionInputSchema,
      { field: "cat", proposed: "x", evidence: "y", email: "a@example.jp" },
      "field: 訂正する項目を選び直してください",
    ],
    [ownerInputSchema, { floor: 0, layout: null, areaM2: null, note: null, updatedAt: null }, /^floor: 階は.+（0階はありません）$/],
    [
      waitingInputSchema,
      { layouts: [], areaFromM2: 7, areaToM2: null, priceUpTo: null, note: null, wantsMail: true, updatedAt: null },
      "areaFromM2: 広さの下限は8㎡以上で入力してください",
    ],
  ])("%#: one form's words stand in no other", (schema, given, message) => {
    expect(told(schema, given)).toEqual([typeof message === "string" ? message : expect.stringMatching(message)]);
  });
});

describe("a schema from a kind", () => {
  it("publishes whole numbers as integers, and refuses a fraction along with everything else", () => {
    const floor = numberOrNullSchema(OWNED_UNIT_FIELDS.floor.kind);

    expect([5, -1, null, 1.5, 0].map((value) => floor.safeParse(value).success)).toEqual([true, true, true, false, false]);
  });

  it("bounds the size that a rent is asked for as the rent checker does", () => {
    acceptSame(RENT_FIELDS.area, (value) => queryNumberSchema(RENT_FIELDS.area.kind).safeParse(String(value)).success);
  });

  it("takes numbers, and no texts in their place", () => {
    expect(numberSchema(PRICE_YEN).safeParse("8980").success).toBe(false);
    expect(numberSchema(PRICE_YEN).parse(89_800_000)).toBe(89_800_000);
  });

  it("puts a text right before it measures it", () => {
    expect(textSchema(freeText(3)).parse("  豊洲  ")).toBe("豊洲");
    expect(textSchema(EMAIL).parse(" ＨＡ@EXAMPLE.jp")).toBe("HA@example.jp");
  });

  it("lets an empty text pass where it is not needed", () => {
    expect([textSchema(freeText(3, 2)), neededTextSchema(freeText(3, 2))].map((schema) => schema.safeParse(" ").success)).toEqual([
      true,
      false,
    ]);
  });

  it("knows the choices of a kind", () => {
    expect(choiceSchema(oneOf(["condo", "land"])).options).toEqual(["condo", "land"]);
  });
});
