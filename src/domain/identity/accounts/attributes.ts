import { isEmail, isPhoneNumber } from "#domain/identity/core/addresses.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { Client, Pool } from "#domain/identity/core/types.ts";
import { TERMS_ATTRIBUTE } from "#wire/account-attributes.ts";

/** The claims of OpenID Connect Core 1.0, 5.1, as a pool has them. `sub` is no attribute that anybody writes. */
const STANDARD: ReadonlySet<string> = new Set([
  "address",
  "birthdate",
  "email",
  "email_verified",
  "family_name",
  "gender",
  "given_name",
  "locale",
  "middle_name",
  "name",
  "nickname",
  "phone_number",
  "phone_number_verified",
  "picture",
  "preferred_username",
  "profile",
  "updated_at",
  "website",
  "zoneinfo",
]);

/** Proved by a code or said by an operator, never by the user. */
const VERIFICATIONS: ReadonlySet<string> = new Set(["email_verified", "phone_number_verified"]);
/** A version of our terms is named by the day it was written. */
const DATES: ReadonlySet<string> = new Set(["birthdate", TERMS_ATTRIBUTE]);
const CUSTOM = "custom:";

type Attributes = Readonly<Record<string, string>>;
export type GivenAttribute = { readonly Name: string; readonly Value?: string | undefined };
/** An empty value removes its attribute, as in the API of AWS. */
export type AttributeChanges = { readonly set: Attributes; readonly remove: readonly string[] };

type ByUser = { readonly pool: Pool; readonly client: Pick<Client, "settings">; readonly given: readonly GivenAttribute[] };

/** The attributes of a new account, as its user gives them. Refuses unknown ones, wrong formats, and what the client may not write or left out. */
export function attributesOfNewcomer({ pool, client, given }: ByUser): Record<string, string> {
  for (const { Name } of given) refuseUnwritable(client, Name);
  const { set } = parseAttributes(pool, given);
  refuseMissing(pool, set);
  return { ...set };
}

/** What a user changes of an account that exists. Refuses, beyond the above, what may be written once only and to remove what is required. */
export function changesByUser({ pool, client, given }: ByUser): AttributeChanges {
  for (const { Name } of given) {
    refuseUnwritable(client, Name);
    if (customAttribute(pool, Name)?.isMutable === false) throw refuse.parameter(`user.${Name}: Attribute cannot be updated.`);
  }
  const changes = parseAttributes(pool, given);
  refuseRemovingRequired(pool, changes.remove);
  return changes;
}

/** What an operator writes: everything but the sub, verifications included. */
export function changesByOperator(pool: Pool, given: readonly GivenAttribute[]): AttributeChanges {
  const changes = parseAttributes(pool, given);
  refuseRemovingRequired(pool, changes.remove);
  return changes;
}

/** Whether every pool has an attribute of this name. */
export function isStandardAttribute(name: string): boolean {
  return STANDARD.has(name);
}

/** Whether accounts of a pool may have an attribute of this name. */
export function isAttributeOf(pool: Pick<Pool, "settings">, name: string): boolean {
  return STANDARD.has(name) || customAttribute(pool, name) !== undefined;
}

/** The attributes of a pool's own, by the names its accounts have them under. */
export function customAttributeNames(pool: Pick<Pool, "settings">): string[] {
  return pool.settings.customAttributes.map(fullName);
}

/** Refuses attributes that lack one the pool requires. */
export function refuseMissing(pool: Pool, attributes: Attributes): void {
  const required = [...pool.settings.requiredAttributes, ...pool.settings.customAttributes.filter((one) => one.isRequired).map(fullName)];
  const missing = required.filter((name) => !attributes[name]);
  if (missing.length === 0) return;
  const faults = missing.map((name) => `${name}: The attribute is required`).join("\n");
  throw refuse.parameter(`Attributes did not conform to the schema: ${faults}`);
}

function parseAttributes(pool: Pool, given: readonly GivenAttribute[]): AttributeChanges {
  for (const { Name, Value = "" } of given) {
    if (!STANDARD.has(Name) && !customAttribute(pool, Name))
      throw refuse.parameter(`user.${Name}: Attribute does not exist in the schema.`);
    if (Value !== "") refuseFormat(Name, Value);
  }
  // Of two values for one name the last counts.
  const values = new Map(given.map(({ Name, Value = "" }) => [Name, Value]));
  const entries = [...values];
  return {
    set: Object.fromEntries(entries.filter(([, value]) => value !== "")),
    remove: entries.filter(([, value]) => value === "").map(([name]) => name),
  };
}

function refuseUnwritable(client: Pick<Client, "settings">, name: string): void {
  const { writeAttributes } = client.settings;
  const isWritable = name !== "sub" && !VERIFICATIONS.has(name) && (writeAttributes === null || writeAttributes.includes(name));
  if (!isWritable) throw refuse.attributeNotWritable(name);
}

function refuseRemovingRequired(pool: Pool, names: readonly string[]): void {
  const usernames: readonly string[] = pool.settings.usernameAttributes;
  const required = names.find(
    (name) =>
      pool.settings.requiredAttributes.includes(name) || usernames.includes(name) || customAttribute(pool, name)?.isRequired === true,
  );
  if (required !== undefined) throw refuse.parameter(`Cannot delete attribute ${required}: The attribute is required`);
}

function fullName({ name }: { readonly name: string }): string {
  return name.startsWith(CUSTOM) ? name : CUSTOM + name;
}

function customAttribute(pool: Pick<Pool, "settings">, name: string) {
  return pool.settings.customAttributes.find((one) => fullName(one) === name);
}

function refuseFormat(name: string, value: string): void {
  if (name === "email" && !isEmail(value)) throw refuse.invalidEmail();
  if (name === "phone_number" && !isPhoneNumber(value)) throw refuse.invalidPhone();
  if (DATES.has(name) && !isDate(value)) throw refuse.parameter(`Invalid ${name} format, must be YYYY-MM-DD.`);
  if (name === "updated_at" && !/^\d{1,16}$/.test(value)) throw refuse.parameter("Invalid updated_at format, must be a number.");
  if (VERIFICATIONS.has(name) && value !== "true" && value !== "false")
    throw refuse.parameter(`Invalid ${name} format, must be true or false.`);
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
