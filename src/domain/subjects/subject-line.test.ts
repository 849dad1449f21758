import { expect, test } from "vitest";
import { subjectLine } from "./subject-line.ts";

test.each([
  ["building", "豊洲レジデンス", "マンション: 豊洲レジデンス"],
  ["place", "江東区豊洲五丁目付近", "場所: 江東区豊洲五丁目付近"],
] as const)("a %s named %s stands in a mail as %s", (kind, name, line) => {
  expect(subjectLine({ kind, name })).toBe(line);
});
