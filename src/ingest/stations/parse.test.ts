import { expect, test } from "vitest";
import { stationLayout, stationParser } from "./parse.ts";

const HEADER = ["N02_001", "N02_002", "N02_003", "N02_004", "N02_005", "N02_005c", "N02_005g", "lon", "lat"];
const parsed = (cells: string[]) => stationParser(HEADER)({ line: 2, cells });

test("the layout is told by the columns it needs", () => {
  expect(stationLayout(HEADER)).toBe("n02");
  expect(stationLayout(HEADER.slice(1).toReversed())).toBe("n02");
  expect(stationLayout(["station", "lon", "lat"])).toBeNull();
});

test("a station is read with its line, operator and group", () => {
  expect(parsed(["11", "2", "指宿枕崎線", "九州旅客鉄道", "二月田", "010112", "010113", "130.62985", "31.25459"])).toEqual({
    ok: true,
    line: 2,
    row: {
      id: "010112",
      name: "二月田",
      line: "指宿枕崎線",
      operator: "九州旅客鉄道",
      groupCode: "010113",
      place: { lon: 130.62985, lat: 31.25459 },
    },
  });
});

test.each([
  ["code-invalid", ["11", "2", "線", "社", "駅", "10112", "010112", "130.6", "31.2"]],
  ["code-invalid", ["11", "2", "線", "社", "駅", "010112", "", "130.6", "31.2"]],
  ["name-missing", ["11", "2", "線", "社", "", "010112", "010112", "130.6", "31.2"]],
  ["place-invalid", ["11", "2", "線", "社", "駅", "010112", "010112", "0", "0"]],
  ["column-count", ["11", "2"]],
])("a row is rejected as %s (%#)", (reason, cells) => {
  expect(parsed(cells)).toMatchObject({ ok: false, reason });
});
