import { describe, expect, it } from "vitest";
import { addressOf, entryOfBrowser, markOfEntry, summaryOf } from "./favorite-entry.ts";
import { sampleEntry, sampleKeptHome } from "./samples.ts";

describe("what has happened to a home since it was kept", () => {
  it.each([
    ["down", { price: 61_800_000 }, "保存したときの6,480万円から −300万円"],
    ["up", { price: 65_800_000 }, "保存したときの6,480万円から +100万円"],
    ["applied", { state: "applied" }, "申込が入っています"],
    ["gone", { state: "sold", endedOn: "2026-11-15" }, "成約済み（2026年11月15日"],
    ["gone", { state: "expired", endedOn: null }, "掲載が終わりました"],
  ] as const)("is %s with %j", (kind, home, words) => {
    const mark = markOfEntry(sampleEntry({ home: sampleKeptHome(home) }));
    expect([mark?.kind, mark?.words.startsWith(words)]).toEqual([kind, true]);
  });

  it("is nothing while it costs the same, or where nobody knows what it cost", () => {
    expect(markOfEntry(sampleEntry({ priceWhenKept: 61_800_000 }))).toBe(null);
    expect(markOfEntry(sampleEntry({ priceWhenKept: null }))).toBe(null);
  });

  it("is told of a home of which nothing is left, and never of other kinds", () => {
    expect(markOfEntry(sampleEntry({ home: null }))?.kind).toBe("gone");
    expect(markOfEntry(sampleEntry({ kind: "area", home: null }))).toBe(null);
  });
});

it("a home is a row of a list only while it is on offer", () => {
  expect(summaryOf(sampleKeptHome())).toMatchObject({ key: "lst-1", price: 61_800_000, nextUpdateOn: "2026-11-27" });
  expect(summaryOf(sampleKeptHome({ state: "sold" }))).toBe(null);
  expect(summaryOf(null)).toBe(null);
});

it("an area leads to the homes there, a building and a place to their reports", () => {
  expect(addressOf({ kind: "area", key: "13108-豊洲" })).toBe("/search?area=13108-%E8%B1%8A%E6%B4%B2");
  expect(addressOf({ kind: "building", key: "toyosu" })).toBe("/risk/toyosu/summary");
});

it("what a browser keeps is shown with the home as it stands today", () => {
  const at = "2026-11-01T03:00:00.000Z";
  const kept = { kind: "home", key: "d-1", label: "東雲", price: 1, note: "メモ", keptAt: at, changedAt: at } as const;

  expect(entryOfBrowser(kept, new Map([["d-1", sampleKeptHome()]]))).toMatchObject({ id: null, note: "メモ", home: { key: "lst-1" } });
  expect(entryOfBrowser(kept, new Map()).home).toBe(null);
});
