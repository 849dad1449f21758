import { expect, it } from "vitest";
import { nextMailAt } from "./next-mail.ts";

it.each([
  ["of the same day before its hour", "2026-11-24T08:59:00Z", "2026-11-24T09:00:00.000Z"],
  ["of the day after once it has come", "2026-11-24T09:00:00Z", "2026-11-25T09:00:00.000Z"],
  ["of the day in Japan, where that has begun already", "2026-11-24T16:00:00Z", "2026-11-25T09:00:00.000Z"],
])("the next list is that %s", (_, now, at) => {
  expect(nextMailAt(new Date(now)).toISOString()).toBe(at);
});
