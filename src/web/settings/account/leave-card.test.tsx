import { expect, it } from "vitest";
import { isLeaveWord } from "./leave-card.tsx";

it.each([
  ["退会する", true],
  [" 退会する　", true],
  ["退会", false],
  ["", false],
])("%j confirms leaving: %s", (text, isRight) => {
  expect(isLeaveWord(text)).toBe(isRight);
});
