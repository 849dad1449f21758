import { isNotice, type LoginNotice } from "#web/session/core/login-notice.ts";
import { knownFields } from "#wire/known-fields.ts";

/** What the address of the login page may say. */
export type LoginSearch = {
  readonly tab?: "sign-up";
  readonly notice?: LoginNotice;
  /** The answer of the hosted login; the session library reads it. */
  readonly code?: string;
  readonly state?: string;
  readonly error?: string;
  readonly error_description?: string;
};

/** Unknown values count as absent. `state` alone may stay in the address as it came: no page reads it. */
export function loginSearch(search: Readonly<Record<string, unknown>>): LoginSearch {
  const { notice, tab } = search;
  return knownFields(["tab", "notice", "code", "error", "error_description"], {
    ...(tab === "sign-up" ? { tab: "sign-up" } : {}),
    ...(isNotice(notice) ? { notice } : {}),
    ...textOf(search, "code"),
    ...textOf(search, "state"),
    ...textOf(search, "error"),
    ...textOf(search, "error_description"),
  });
}

function textOf<Name extends string>(search: Readonly<Record<string, unknown>>, name: Name): Partial<Record<Name, string>> {
  const value = search[name];
  const text: Partial<Record<Name, string>> = {};
  if (typeof value === "string" && value !== "") text[name] = value;
  return text;
}
