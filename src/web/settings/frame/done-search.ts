import { knownFields } from "#wire/known-fields.ts";

const NAMES = [
  "email",
  "email-verified",
  "password",
  "password-devices",
  "password-devices-stay",
  "tel",
  "tel-new",
  "tel-verified",
  "user",
] as const;

/** What was just done on another screen. */
export type Done = (typeof NAMES)[number];

/** What stands in the address; anything else is nothing. */
export function doneSearch({ done }: Record<string, unknown>): { done?: Done } {
  const known = NAMES.find((name) => name === done);
  return knownFields<{ done?: Done }>(["done"], known === undefined ? {} : { done: known });
}
