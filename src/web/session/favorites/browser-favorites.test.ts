import { describe, expect, it } from "vitest";
import { memoryStorage } from "#web/session/pool/storage.ts";
import { type BrowserFavorite, browserFavorites, keepBrowserFavorites } from "./browser-favorites.ts";

const NOON = "2026-11-22T03:00:00.000Z";
const FAVORITE: BrowserFavorite = {
  ...{ kind: "home", key: "d-1", label: "豊洲レジデンス 8階", price: 54_800_000 },
  ...{ note: "南向き", keptAt: NOON, changedAt: NOON },
};

function storage(text?: string) {
  const kept = memoryStorage();
  if (text !== undefined) kept.set("machinone.property.favorites", text);
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set, removeItem: kept.remove };
}

describe("favourites in the browser", () => {
  it("are read as they were kept, and leave nothing behind when there are none", () => {
    const place = storage();
    keepBrowserFavorites([FAVORITE], place);
    expect(browserFavorites(place)).toEqual([FAVORITE]);

    keepBrowserFavorites([], place);
    expect(place.getItem("machinone.property.favorites")).toBe(null);
  });

  it.each([
    ["{", []],
    ["null", []],
    ["[1]", []],
    [JSON.stringify([{ ...FAVORITE, kind: "ship" }]), []],
    [JSON.stringify([{ ...FAVORITE, keptAt: "soon" }]), []],
    [JSON.stringify([{ ...FAVORITE, key: "" }, FAVORITE]), [FAVORITE]],
    [JSON.stringify([{ ...FAVORITE, price: "x", note: 1, changedAt: "x" }]), [{ ...FAVORITE, price: null, note: "" }]],
  ])("are what can be read of %s", (text, favorites) => {
    expect(browserFavorites(storage(text))).toEqual(favorites);
  });
});
