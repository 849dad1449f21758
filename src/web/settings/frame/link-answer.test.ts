import { expect, it } from "vitest";
import { linkRefusalOf } from "./link-answer.ts";

it.each([
  [undefined, undefined, null],
  ["access_denied", "The sign-in at the provider was not finished", "cancelled"],
  ["access_denied", "The login belongs to another account", "taken"],
  ["access_denied", "Another user signed in", "other-user"],
  ["server_error", "The provider cannot be reached", "failed"],
  ["server_error", undefined, "failed"],
] as const)("an answer with %s (%s) is %s", (error, description, refusal) => {
  expect(linkRefusalOf(error, description)).toBe(refusal);
});
