import { expect, test } from "vitest";
import { matchStation, stationIndex } from "./match-station.ts";

const at = (lon: number) => ({ lon, lat: 35.65 });
const index = stationIndex([
  { name: "豊洲", line: "有楽町線", group: "g-toyosu", place: at(139.79) },
  { name: "豊洲", line: "ゆりかもめ", group: "g-toyosu", place: at(139.791) },
  { name: "中野", line: "中央線", group: "g-nakano", place: at(139.66) },
  { name: "中野", line: "長野線", group: "g-far", place: at(138.3) },
  { name: "入谷", line: "日比谷線", group: "g-iriya", place: at(139.784) },
  { name: "入谷", line: "相模線", group: "g-zama", place: at(139.9) },
]);

test.each([
  ["豊洲", null, at(139.79), "g-toyosu"],
  ["豊洲駅", "ゆりかもめ", null, "g-toyosu"],
  ["中野", null, at(139.66), "g-nakano"],
  ["中野", null, null, null],
  ["入谷", "相模線", at(139.8), "g-zama"],
  ["入谷", null, at(139.8), "g-iriya"],
  ["豊洲", null, at(135.5), null],
  ["銀座", null, at(139.79), null],
])("%s of %s from %j is %s", (stationName, line, home, group) => {
  expect(matchStation(index, { stationName, line }, home)).toBe(group);
});
