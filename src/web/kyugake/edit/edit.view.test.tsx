import { describe, expect, it } from "vitest";
import { NO_WISH } from "#domain/queries/core/nothing-told.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { aHomePage, flaggedHome, someFacets } from "#web/kyugake/samples.ts";
import { EditView } from "./edit.view.tsx";
import { findEdit } from "./find-edit.ts";

const PATHS = ["/", "/kyugake", "/kyugake/input", "/kyugake/result"];
const saved = (id: string, channels: string[]) => ({
  ...{ id, state: "active", version: 2, words: `江東区 / 中古マンション（${id}）`, channels, answers: { ...NO_WISH, channels } },
  ...{ createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "2026-11-01T00:00:00.000Z", expiresAt: "2027-11-01T00:00:00.000Z" },
});
const items = [saved("plain", ["normal"]), saved("first", ["kyugake"]), saved("second", ["normal", "kyugake"])];

async function edit(id: string | null, answers: Parameters<typeof scriptedApi>[0] = {}) {
  const api = scriptedApi({
    "GET /api/mypage/queries": { items, live: 3, most: 10 },
    "GET /api/estate/homes/facets": someFacets(),
    "GET /api/estate/homes": aHomePage([flaggedHome()]),
    ...answers,
  });
  const text = textOf(await renderInRouter(<EditView found={await findEdit(id, api)} />, PATHS));
  return { text, asked: api.asked };
}

describe("the editor of a 九掛け condition", () => {
  it("tells the condition, what it finds now, and what came within seven days", async () => {
    const { text, asked } = await edit("second");

    expect(text).toContain("中古マンション（second）");
    expect(text).toContain("いま合う九掛け 1件");
    expect(text).toContain("石原見本コート");
    expect(asked.filter(({ line }) => line.endsWith("/homes")).map(({ query }) => [query.sure, query.within])).toEqual([
      ["A,B", undefined],
      ["A,B", "7"],
    ]);
  });

  it("opens the first that watches 九掛け where none is named", async () => {
    expect((await edit(null)).text).toContain("中古マンション（first）");
  });

  it.each(["plain", "somebody-elses"])("tells of %s that there is none", async (id) => {
    expect((await edit(id)).text).toContain("九掛けを見る条件は、まだ保存されていません。");
  });

  it("tells a failure from nothing saved", async () => {
    expect((await edit(null, { "GET /api/mypage/queries": refused(503) })).text).toContain("保存した条件を読み込めませんでした。");
    expect((await edit(null, { "GET /api/estate/homes": refused(503) })).text).toContain("最近の物件を読み込めませんでした。");
  });
});
