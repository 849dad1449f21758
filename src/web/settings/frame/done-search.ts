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

/** `notLinked`: why a provider that was to be linked was not. */
export type DoneSearch = { done?: Done; notLinked?: LinkRefusal };

/** What stands in the address, or what the hosted login has answered with (`linked`, `error`); anything else is nothing. */
export function doneSearch({ done, linked, error, error_description }: Record<string, unknown>): DoneSearch {
  const known = typeof linked === "string" ? "linked" : NAMES.find((name) => name === done);
  const refusal = linkRefusalOf(error, error_description);
  return knownFields<DoneSearch>(["done", "notLinked"], {
    ...(known === undefined ? {} : { done: known }),
    ...(refusal === null ? {} : { notLinked: refusal }),
  });
}
