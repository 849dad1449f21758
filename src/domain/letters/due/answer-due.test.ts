import { expect, it } from "vitest";
import { answerDueOn } from "./answer-due.ts";

it.each([
  ["a Friday afternoon in London, which is Saturday in Japan", "2026-11-20T15:30:00Z", "2026-11-30"],
  ["a Tuesday", "2026-11-24T02:00:00Z", "2026-12-01"],
])("is five business days after the day in Japan: %s", (_, receivedAt, day) => {
  expect(answerDueOn({ answerWithinBusinessDays: 5 }, new Date(receivedAt))).toBe(day);
});
