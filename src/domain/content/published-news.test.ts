import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newsBeside, publishedNews } from "./published-news.ts";
import { NEWS_CATEGORIES, type NewsHead } from "./types.ts";

const NOW = new Date("2026-11-29T03:00:00Z");

function aPiece(id: string, publishedAt: string, category: NewsHead["category"] = "feature"): NewsHead {
  return { id, category, publishedAt: new Date(publishedAt), title: id, summary: id };
}
const old = aPiece("old", "2026-11-21T00:00:00Z");
const sameB = aPiece("same-b", "2026-11-25T00:00:00Z", "data");
const sameA = aPiece("same-a", "2026-11-25T00:00:00Z");
const now = aPiece("now", "2026-11-29T03:00:00Z");
const draft = aPiece("draft", "2026-11-29T03:00:00.001Z");
const all = [old, draft, sameB, now, sameA];
const ids = (entries: readonly NewsHead[]) => entries.map(({ id }) => id);

describe("news", () => {
  it("are the published ones, the newest first, of one instant by id; a draft from its instant on", () => {
    expect(ids(publishedNews(all, NOW))).toEqual(["now", "same-a", "same-b", "old"]);
    expect(ids(publishedNews(all, draft.publishedAt))[0]).toBe("draft");
    expect(ids(publishedNews(all, NOW, "data"))).toEqual(["same-b"]);
    expect(ids(publishedNews(all, NOW, "model"))).toEqual([]);
  });

  it.each([
    ["now", null, "same-a"],
    ["same-a", "now", "same-b"],
    ["old", "same-b", null],
  ])("%s stands between %s and %s", (id, newer, older) => {
    const found = newsBeside(all, id, NOW);

    expect([found?.entry.id, found?.newer?.id ?? null, found?.older?.id ?? null]).toEqual([id, newer, older]);
  });

  it.each(["draft", "none"])("%s is not there", (id) => {
    expect(newsBeside(all, id, NOW)).toBeNull();
  });

  it("never tell of a draft, whatever the kind, and each of the others once", () => {
    const entry = fc.record({ minutes: fc.integer({ min: -100, max: 100 }), category: fc.constantFrom(...NEWS_CATEGORIES) });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), (given) => {
        const entries = given.map(({ minutes, category }, at) =>
          aPiece(`n-${at}`, new Date(NOW.getTime() + minutes * 60_000).toISOString(), category),
        );
        const told = NEWS_CATEGORIES.flatMap((category) => publishedNews(entries, NOW, category));

        expect(told.every(({ publishedAt }) => publishedAt <= NOW)).toBe(true);
        expect(new Set(ids(told))).toEqual(new Set(ids(publishedNews(entries, NOW))));
        expect(told).toHaveLength(publishedNews(entries, NOW).length);
      }),
    );
  });
});
