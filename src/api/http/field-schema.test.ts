import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { correctionInputSchema, inquiryInputSchema, noteInputSchema } from "#api/letters/schemas.ts";
import { ownerInputSchema, waitingInputSchema } from "#api/mypage/connect-schemas.ts";
import { userInfoInputSchema } from "#api/mypage/schemas.ts";
import { estimateInputSchema } from "#api/price-checker/schemas.ts";
import { NO_USER_INFO, readUserInfo } from "#domain/members/user-info.ts";
import { type Field, type FieldKind, readAs } from "#kernel/fields/field-kind.ts";
import { HOME_FIELDS, PLACE_FIELDS } from "#kernel/fields/home-fields.ts";
import { LETTER_FIELDS, OWNED_UNIT_FIELDS, TOWN_NOTE, WISH_FIELDS } from "#kernel/fields/letter-fields.ts";
import { RENT_FIELDS } from "#kernel/fields/money-fields.ts";
import { PRICE_YEN } from "#kernel/fields/number-kinds.ts";
import { PERSON_FIELDS } from "#kernel/fields/person-fields.ts";
import { EMAIL, freeText, oneOf } from "#kernel/fields/text-kinds.ts";
import { choiceSchema, neededTextSchema, numberSchema, queryNumberSchema, textSchema } from "./field-schema.ts";

/** Whether a service takes a value for a field. */
type Takes = (value: unknown) => boolean;
type Shape = Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>>;

/** Every form whose answers a service reads: its fields, what of the service is typed into none of them, and what the service takes. */
const FORMS: readonly { name: string; shape: Shape; fields: Readonly<Record<string, Field>>; untyped: readonly string[] }[] = [
  {
    name: "price check",
    shape: estimateInputSchema.shape,
    fields: { ...HOME_FIELDS, ...PLACE_FIELDS },
    untyped: ["apartmentKey", "cityCode", "renovated"],
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
    name: "inquiry",
    shape: inquiryInputSchema.shape,
    fields: pick(["email", "name", "message", "apartmentName", "address", "preferredDates"]),
    untyped: ["kind", "apartmentKey", "wantsUpdates", "leaveEmpty"],
  },
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

describe("a schema from a kind", () => {
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
