import type { Pool } from "#domain/identity/core/types.ts";
import type { Field } from "#identity-server/pages/markup.ts";
import { nameOf, phoneOf } from "./typed-input.ts";

type Known = Pick<Field, "label" | "type" | "autocomplete"> & { readonly hint?: string };

/** How the claims of OpenID Connect Core 1.0, 5.1 are asked for. */
const KNOWN: Readonly<Record<string, Known>> = {
  email: { label: "メールアドレス", type: "email", autocomplete: "email" },
  phone_number: { label: "電話番号", type: "tel", autocomplete: "tel", hint: "例：090-1234-5678" },
  name: { label: "氏名", type: "text", autocomplete: "name" },
  family_name: { label: "姓", type: "text", autocomplete: "family-name" },
  given_name: { label: "名", type: "text", autocomplete: "given-name" },
  middle_name: { label: "ミドルネーム", type: "text", autocomplete: "additional-name" },
  nickname: { label: "ニックネーム", type: "text", autocomplete: "nickname" },
  preferred_username: { label: "表示名", type: "text", autocomplete: "nickname" },
  birthdate: { label: "生年月日", type: "date", autocomplete: "bday" },
  gender: { label: "性別", type: "text", autocomplete: "sex" },
  address: { label: "住所", type: "text", autocomplete: "street-address" },
  website: { label: "ウェブサイト", type: "text", autocomplete: "url" },
};

/** The field of an attribute; one of a pool's own goes by its name. */
export function attributeField(name: string, value = ""): Field {
  const plain: Known = { label: name.replace(/^custom:/, ""), type: "text", autocomplete: "off" };
  return { name, value, ...(Object.hasOwn(KNOWN, name) ? (KNOWN[name] ?? plain) : plain) };
}

/** The attributes a pool wants of a newcomer: addresses it verifies or is signed in by, and those it requires. */
export function newcomerAttributes({ settings }: Pick<Pool, "settings">): string[] {
  const own = settings.customAttributes.filter(({ isRequired }) => isRequired).map(({ name }) => `custom:${name.replace(/^custom:/, "")}`);
  return [...new Set([...settings.usernameAttributes, ...settings.autoVerified, ...settings.requiredAttributes, ...own])];
}

/** What was typed into fields of attributes, as the service takes it. */
export function attributesIn(form: URLSearchParams, names: readonly string[]): { readonly Name: string; readonly Value: string }[] {
  return names.map((name) => ({ Name: name, Value: name === "phone_number" ? phoneOf(nameOf(form, name)) : nameOf(form, name) }));
}

/** Labels by field, for what is missing. */
export function labelsOf(fields: readonly Pick<Field, "name" | "label">[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, label }) => [name, label]));
}
