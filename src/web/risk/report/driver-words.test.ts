import { describe, expect, it } from "vitest";
import { INDICATORS } from "#domain/risk/indicators/all.ts";
import { driverWords } from "./driver-words.ts";

const flood = { id: "flood", title: "洪水の浸水深（想定最大規模）", words: "3〜5m未満", value: 3, score: 10, state: "ok" } as const;

describe("what a driver says", () => {
  it.each([
    [5, "洪水の深さ 3〜5m未満。部屋は無事でも、建物は止まる", "5階の床は、想定の水面より5.5〜7.5m上です。"],
    [3, "洪水の深さ 3〜5m未満。部屋は無事でも、建物は止まる", "3階の床は、想定の水面より0.5〜2.5m上です。"],
    [2, "洪水の深さ 3〜5m未満。2階は水が来るおそれ", "水が来る前に"],
    [1, "洪水の深さ 3〜5m未満。1階は水が来るおそれ", "水が来る前に"],
    [null, "洪水の深さ 3〜5m未満", "階を選ぶと"],
  ])("of a flood is about the floor: %j", (floor, head, meaning) => {
    expect(driverWords(flood, floor).head).toBe(head);
    expect(driverWords(flood, floor).meaning).toContain(meaning);
  });

  it("of a flood that was read over a town keeps its share", () => {
    const words = "町の42%が3m以上（最も深い所は5〜10m未満、町の3%）。浸水が3日以上続く想定";

    expect(driverWords({ ...flood, words }, null).head).toBe("洪水：町の42%が3m以上（最も深い所は5〜10m未満、町の3%）");
  });

  it.each([
    [3, "洪水：町の98%が3m以上。町のいちばん深い所では、3階も水が来るおそれ", "いちばん深い所（町の5%）は5〜10m未満の想定です。"],
    [2, "洪水：町の98%が3m以上。2階は水が来るおそれ", "水が来る前に"],
    [5, "洪水：町の98%が3m以上。部屋は無事でも、建物は止まる", "水面より"],
  ])("of a flood over a town goes down to its deepest part: floor %i", (floor, head, meaning) => {
    const over = { ...flood, words: "町の98%が3m以上", deepest: { rank: floor === 5 ? 3 : 4, share: 0.047 } };

    expect(driverWords(over, floor)).toMatchObject({ head, meaning: expect.stringContaining(meaning) });
  });

  it("never calls a place without colour safe", () => {
    const none = { ...flood, value: null, state: "none", score: 100, words: "洪水浸水想定区域の外" } as const;

    expect(driverWords(none, 5).meaning).toContain("想定より強い雨もあります");
  });

  it("of shaking tells an upper floor that it sways more, and the ground floor not", () => {
    const quake = { id: "quake_probability", title: "", words: "30年以内に66%", value: 66, score: 10, state: "ok" } as const;

    expect(driverWords(quake, 5)).toEqual({
      head: "震度6弱以上のゆれ：30年以内に66%",
      meaning: "家具の固定と、水・食料の備えが効きます。5階は、1階より大きく長くゆれます。",
    });
    expect(driverWords(quake, 2).meaning).not.toContain("2階");
  });

  it.each(INDICATORS)("has words for both ways of $id", ({ id, title }) => {
    const [low, high] = [20, 90].map((score) => driverWords({ id, title, words: "言葉", value: 1, score, state: "ok" }, null).meaning);

    expect(low).not.toBe("");
    expect(high).not.toBe("");
    if (id !== "flood") expect(low).not.toBe(high);
  });
});
