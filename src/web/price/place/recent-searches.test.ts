import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetSearches, type RecentSearch, recentSearches, rememberSearch, searchesOf, withRecent } from "./recent-searches.ts";

const search = (town: string): RecentSearch => ({
  label: town,
  draft: { cityCode: "13108", town },
  searchedAt: "2026-11-21T03:00:00.000Z",
});

afterEach(() => vi.unstubAllGlobals());

describe("recent searches", () => {
  it("shows the newest first and each place once", () => {
    expect(withRecent([search("豊洲"), search("東雲")], search("東雲")).map(({ label }) => label)).toEqual(["東雲", "豊洲"]);
  });

  it("keeps six", () => {
    let many: readonly RecentSearch[] = [];
    for (const town of ["一", "二", "三", "四", "五", "六", "七"]) many = withRecent(many, search(town));

    expect(many).toHaveLength(6);
    expect(many[0]?.label).toBe("七");
  });

  it("reads back what it kept", () => {
    expect(searchesOf([search("豊洲")])).toEqual([search("豊洲")]);
  });

  it.each([
    null,
    "x",
    3,
    { label: "x" },
    [null],
    [{ label: 3, draft: {}, searchedAt: "x" }],
    [{ label: "x", draft: {} }],
    [{ label: "x", draft: { town: 3 }, searchedAt: "x" }],
    [{ label: "x", draft: null, searchedAt: "x" }],
  ])("counts %j as nothing kept", (kept) => {
    expect(searchesOf(kept)).toEqual([]);
  });

  it("are remembered in the browser until they are forgotten", () => {
    const kept = new Map<string, string>();
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    };
    vi.stubGlobal("window", { localStorage });
    rememberSearch(search("豊洲"));
    rememberSearch(search("東雲"));

    expect(recentSearches().map(({ label }) => label)).toEqual(["東雲", "豊洲"]);
    forgetSearches();
    expect(recentSearches()).toEqual([]);
  });
});
