import { describe, expect, it } from "vitest";
import { NO_WISH } from "#domain/queries/core/nothing-told.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { aHomePage, flaggedHome } from "#web/kyugake/samples.ts";
import { EditScreen } from "./edit.screen.tsx";
import { findEdit } from "./find-edit.ts";

const PATHS = ["/", "/kyugake", "/kyugake/input", "/kyugake/result"];
const saved = (id: string, channels: string[], area: string) => ({
  ...{ id, state: "active", version: 2, words: "", channels },
  answers: { ...NO_WISH, channels, kinds: ["condo"], placeMode: "area", areas: [{ code: "13108", name: area }], certainties: ["A", "B"] },
  ...{ createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "2026-11-01T00:00:00.000Z", expiresAt: "2027-11-01T00:00:00.000Z" },
});
const items = [saved("plain", ["normal"], "港区"), saved("first", ["kyugake"], "江東区"), saved("second", ["normal", "kyugake"], "墨田区")];

async function edit(id: string | null, answers: Parameters<typeof scriptedApi>[0] = {}) {
  const api = scriptedApi({
    "GET /api/mypage/queries": { items, live: 3, most: 10 },
    "GET /api/mypage/queries/second/notice": { kyugake: "daily" },
    "GET /api/estate/homes": aHomePage([flaggedHome()]),
    ...answers,
  });
  const html = await renderInRouter(<EditScreen found={await findEdit(id, api)} />, PATHS);
  return { html, text: textOf(html), asked: api.asked };
}

describe("the editor of a 九掛け condition", () => {
  it("tells the condition, what it finds now, what came within seven days, and how often its member hears of it", async () => {
    const { html, text, asked } = await edit("second");

    expect(text).toContain("墨田区 / 中古マンション");
    expect(text).toContain("条件に合う九掛けは1件、そのうち7日以内に九掛けになったものは1件です。");
    expect(text).toContain("石原見本コート");
    expect(html).toMatch(/<input[^>]*value="daily"[^>]*checked=""|<input[^>]*checked=""[^>]*value="daily"/);
    expect(asked.filter(({ line }) => line.endsWith("/homes")).map(({ query }) => [query.sure, query.raised, query.within])).toEqual([
      ["A,B", undefined, undefined],
      ["A,B", "7", undefined],
    ]);
  });

  it("cannot be saved before something is changed", async () => {
    expect((await edit("second")).html).toMatch(/<button[^>]*disabled=""[^>]*>この条件で保存する/);
  });

  it("opens the first that watches 九掛け where none is named", async () => {
    expect((await edit(null)).text).toContain("江東区 / 中古マンション");
  });

  it.each(["plain", "somebody-elses"])("tells of %s that there is none", async (id) => {
    expect((await edit(id)).text).toContain("保存した条件はまだありません");
  });

  it("tells a failure from nothing saved", async () => {
    expect((await edit(null, { "GET /api/mypage/queries": refused(503) })).text).toContain("保存した条件を読み込めませんでした。");
    expect((await edit(null, { "GET /api/estate/homes": refused(503) })).text).toContain("最近の物件を読み込めませんでした。");
    expect((await edit("first")).text).toContain("お知らせの頻度を読み込めませんでした。");
  });
});
