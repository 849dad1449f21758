import type { FieldIssue, Typed } from "#kernel/fields/read-fields.ts";
import { readPhone } from "#kernel/phone.ts";

export type AttributeField = {
  /** Of the attribute, as the user pool knows it. */
  readonly attribute: string;
  /** Of the form's field. */
  readonly name: string;
  readonly label: string;
  readonly autoComplete: "name" | "family-name" | "given-name" | "nickname" | "bday" | "tel" | "street-address" | "off";
};

/** How the claims of OpenID Connect Core 1.0, 5.1 are asked for. */
const KNOWN: ReadonlyMap<string, Pick<AttributeField, "label" | "autoComplete">> = new Map([
  ["name", { label: "氏名", autoComplete: "name" }],
  ["family_name", { label: "姓", autoComplete: "family-name" }],
  ["given_name", { label: "名", autoComplete: "given-name" }],
  ["nickname", { label: "ニックネーム", autoComplete: "nickname" }],
  ["preferred_username", { label: "表示名", autoComplete: "nickname" }],
  ["birthdate", { label: "生年月日（例：1990-04-01）", autoComplete: "bday" }],
  ["phone_number", { label: "電話番号", autoComplete: "tel" }],
  ["address", { label: "住所", autoComplete: "street-address" }],
]);

/** The fields for attributes that the user pool wants of everybody; one of a pool's own goes by its name. */
export function attributeFields(required: readonly string[]): readonly AttributeField[] {
  return required.map((path) => {
    const attribute = path.replace(/^userAttributes\./, "");
    const { label, autoComplete } = KNOWN.get(attribute) ?? { label: attribute.replace(/^custom:/, ""), autoComplete: "off" };
    return { attribute, name: `attribute-${attribute.replace(":", "-")}`, label, autoComplete };
  });
}

export function attributeIssues(required: readonly string[], typed: Typed): readonly FieldIssue[] {
  return attributeFields(required).flatMap(({ attribute, name, label }): FieldIssue[] => {
    const text = (typed[name] ?? "").trim();
    if (text === "") return [{ field: name, message: `${label}を入力してください` }];
    const isUnreadable = attribute === "phone_number" && !readPhone(text).ok;
    return isUnreadable ? [{ field: name, message: "電話番号の形式を確認してください（例：090-1234-5678）" }] : [];
  });
}

/** What was typed, as the user pool takes it. */
export function attributesIn(required: readonly string[], typed: Typed): Readonly<Record<string, string>> {
  return Object.fromEntries(
    attributeFields(required).map(({ attribute, name }) => {
      const text = (typed[name] ?? "").normalize("NFKC").trim();
      const phone = attribute === "phone_number" ? readPhone(text) : null;
      return [attribute, phone?.ok ? phone.value.e164 : text];
    }),
  );
}
