import { describe, expect, it } from "vitest";
import { drawingWords } from "./area-tools.tsx";

const square = [
  { lon: 139.7, lat: 35.6 },
  { lon: 139.8, lat: 35.6 },
  { lon: 139.8, lat: 35.7 },
  { lon: 139.7, lat: 35.7 },
];
const many = Array.from({ length: 61 }, (_, i) => ({ lon: 139 + Math.cos(i / 10) / 10, lat: 35 + Math.sin(i / 10) / 10 }));

describe("drawing an area", () => {
  const crossing = [square[0], square[2], square[1], square[3]].filter((corner) => corner !== undefined);

  it.each([
    [{ area: null, corners: 0, isRefused: false }, "地図を押して"],
    [{ area: null, corners: 2, isRefused: false }, "3つから囲めます"],
    [{ area: null, corners: 4, isRefused: false }, "囲みを閉じる"],
    [{ area: null, corners: 4, isRefused: true }, "辺が交わるため、囲めません"],
    [{ area: square, corners: 4, isRefused: true }, "そこへは動かせません"],
    [{ area: square, corners: 4, isRefused: false }, "この範囲で探す"],
    [{ area: crossing, corners: 4, isRefused: false }, "辺が交わっています"],
    [{ area: many, corners: 61, isRefused: false }, "角が多すぎます"],
  ])("says what comes next", (state, words) => {
    expect(drawingWords(state, true)).toContain(words);
  });

  it("waits for its tools", () => {
    expect(drawingWords({ area: null, corners: 0, isRefused: false }, false)).toContain("準備");
  });
});
