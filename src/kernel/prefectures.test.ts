import { expect, it } from "vitest";
import { PREFECTURES, prefectureCode, prefectureCodeOf, prefectureOf } from "./prefectures.ts";

it("knows the 47 prefectures by their codes", () => {
  expect(PREFECTURES).toHaveLength(47);
  expect(prefectureOf("01")).toBe("北海道");
  expect(prefectureOf("13108")).toBe("東京都");
  expect(prefectureOf("47")).toBe("沖縄県");
  expect(prefectureOf("48")).toBeNull();
  expect(prefectureCodeOf("08220")).toBe("08");
  expect(prefectureCode("京都府")).toBe("26");
  expect(prefectureCode("江戸")).toBeNull();
});
