import { expect, it } from "vitest";
import { consentsDueBefore } from "./retention.ts";

it.each([
  ["2029-11-21T03:00:00Z", "2026-11-21T03:00:00Z"],
  ["2028-02-29T00:00:00Z", "2025-03-01T00:00:00Z"],
])("at %s what was taken back before %s is due", (now, due) => {
  expect(consentsDueBefore(new Date(now))).toEqual(new Date(due));
});
