import { describe, expect, it } from "vitest";
import { NOTICE_KINDS } from "#domain/offers/core/notices.ts";
import type { ShownHome } from "#domain/offers/core/types.ts";
import { noteWords } from "./note-words.ts";

const HOME: ShownHome = {
  kind: "condo",
  buildingName: "豊洲レジデンス",
  place: "江東区豊洲",
  aboutM2: 70,
  layout: "3LDK",
  floorBand: "low",
};

it.each([
  [HOME, "豊洲レジデンス 低層階・約70㎡"],
  [{ ...HOME, floorBand: null, aboutM2: null }, "豊洲レジデンス"],
  [{ ...HOME, kind: "house", buildingName: null, floorBand: null } as const, "江東区豊洲の一戸建て 約70㎡"],
])("a home is called as buyers are shown it", (home, name) => {
  expect(noteWords("message", { home, priceYen: null }).title).toBe(`メッセージが届きました：${name}`);
});

describe("a row of the inbox", () => {
  const NAME = "豊洲レジデンス 低層階・約70㎡";

  it.each([
    ["received", `オファーが届きました：${NAME}（5,480万円）`],
    ["countered", `価格の提示が届きました：${NAME}（5,480万円）`],
    ["accepted", `相手が価格に合意しました：${NAME}（5,480万円）`],
  ] as const)("of %s names the home, and the price of the move", (kind, title) => {
    expect(noteWords(kind, { home: HOME, priceYen: 54_800_000 }).title).toBe(title);
  });

  it("of every kind names the home, with or without a price", () => {
    for (const kind of NOTICE_KINDS) expect(noteWords(kind, { home: HOME, priceYen: null }).title.endsWith(`：${NAME}`)).toBe(true);
  });
});
