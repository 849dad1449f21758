import { readAs } from "#kernel/fields/field-kind.ts";
import { placeholderOf } from "#kernel/fields/field-words.ts";
import { PHONE_FIELD } from "#kernel/fields/person-fields.ts";
import { type FieldIssue, type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";

export type AttributeField = {
  /** Of the attribute, as the user pool knows it. */
  readonly attribute: string;
  /** Of the form's field. */
  readonly name: string;
  readonly label: string;
  /** What the empty field shows. */
  readonly placeholder?: string;
  readonly autoComplete: "name" | "family-name" | "given-name" | "nickname" | "bday" | "tel" | "street-address" | "off";
};

/** How the claims of OpenID Connect Core 1.0, 5.1 are asked for. */
const KNOWN: ReadonlyMap<string, Omit<AttributeField, "attribute" | "name">> = new Map([
  ["name", { label: "氏名", autoComplete: "name" }],
  ["family_name", { label: "姓", autoComplete: "family-name" }],
  ["given_name", { label: "名", autoComplete: "given-name" }],
  ["nickname", { label: "ニックネーム", autoComplete: "nickname" }],
  ["preferred_username", { label: "表示名", autoComplete: "nickname" }],
  ["birthdate", { label: "生年月日", placeholder: "例：1990-04-01", autoComplete: "bday" }],
  ["phone_number", { label: PHONE_FIELD.label, placeholder: placeholderOf(PHONE_FIELD) ?? "", autoComplete: "tel" }],
  ["address", { label: "住所", autoComplete: "street-address" }],
]);

/** The fields for attributes that the user pool wants of everybody; one of a pool's own goes by its name. */
export function attributeFields(required: readonly string[]): readonly AttributeField[] {
  return required.map((path) => {
    const attribute = path.replace(/^userAttributes\./, "");
    const known = KNOWN.get(attribute) ?? { label: attribute.replace(/^custom:/, ""), autoComplete: "off" };
    return { attribute, name: `attribute-${attribute.replace(":", "-")}`, ...known };
  });
}

export function attributeIssues(required: readonly string[], typed: Typed): readonly FieldIssue[] {
  return attributeFields(required).flatMap(({ attribute, name, label }): FieldIssue[] => {
    const text = typed[name] ?? "";
    if (attribute === PHONE) return [...issuesOf(readFields({ [name]: PHONE_FIELD }, typed))];
    return text.trim() === "" ? [{ field: name, message: `${label}を入力してください` }] : [];
  });
}

/** What was typed, as the user pool takes it. */
export function attributesIn(required: readonly string[], typed: Typed): Readonly<Record<string, string>> {
  return Object.fromEntries(
    attributeFields(required).map(({ attribute, name }) => {
      const text = (typed[name] ?? "").normalize("NFKC").trim();
      const phone = attribute === PHONE ? readAs(PHONE_FIELD.kind, text) : null;
      return [attribute, phone?.ok ? phone.value : text];
    }),
  );
}

const PHONE = "phone_number";

function issuesOf(read: ReadForm<unknown>): readonly FieldIssue[] {
  return read.ok ? [] : read.issues;
}
