import { knownFields } from "#wire/known-fields.ts";
import { type LinkRefusal, linkRefusalOf } from "./link-answer.ts";

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
  "linked",
] as const;

/** What was just done on another screen. */
export type Done = (typeof NAMES)[number];

export type DoneSearch = { done?: Done; unlinked?: LinkRefusal };

/** What stands in the address, or what the hosted login has answered with (`linked`, `error`); anything else is nothing. */
export function doneSearch({ done, linked, error, error_description }: Record<string, unknown>): DoneSearch {
  const known = typeof linked === "string" ? "linked" : NAMES.find((name) => name === done);
  const refusal = linkRefusalOf(error, error_description);
  return knownFields<DoneSearch>(["done", "unlinked"], {
    ...(known === undefined ? {} : { done: known }),
    ...(refusal === null ? {} : { unlinked: refusal }),
  });
}
