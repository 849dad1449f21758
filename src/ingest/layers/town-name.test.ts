import { expect, test } from "vitest";
import { townName } from "./town-name.ts";

test.each([
  ["飯田橋１丁目", "飯田橋一丁目"],
  ["豊洲 5 丁目", "豊洲五丁目"],
  ["北二十四条西12丁目", "北二十四条西十二丁目"],
  ["　有明　", "有明"],
  ["三番町", "三番町"],
  ["1番町", "1番町"],
  ["豊洲5丁目1番", "豊洲5丁目1番"],
  ["豊洲100丁目", "豊洲100丁目"],
])("%j is spelled %j, as the table of towns has it", (text, name) => {
  expect(townName(text)).toBe(name);
  expect(townName(name)).toBe(name);
});
