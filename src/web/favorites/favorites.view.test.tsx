import { describe, expect, it } from "vitest";
import type { FavoriteFolder } from "#api/client/client.ts";
import { MOST_FAVORITES } from "#domain/favorites/types.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { FavoritesView, type FavoritesViewProps } from "./favorites.view.tsx";
import { SAMPLE_DAY, sampleEntry, sampleKeptHome } from "./samples.ts";
import type { ShelfState } from "./use-shelf.ts";

const yes = async () => true;
const nothing = async () => undefined;
const ACTIONS: FavoritesViewProps["actions"] = { reload: nothing, saveNote: yes, move: yes, remove: nothing, undo: nothing, change: yes };
const OWN: FavoriteFolder = { id: "folder-1", name: "お気に入り", isDefault: true, isMine: true, version: 1, others: 0, isShared: false };
const SHARED: FavoriteFolder = { ...OWN, id: "folder-2", name: "二人の家", isDefault: false, others: 1 };
const EMPTY: ShelfState = { shelf: { folders: [], entries: [] }, isMember: false, isFailed: false, news: null, removed: null };

const draw = (state: Partial<ShelfState>, props: Partial<FavoritesViewProps> = {}) =>
  renderInRouter(
    <FavoritesView
      {...{ state: { ...EMPTY, ...state }, actions: ACTIONS, today: SAMPLE_DAY, places: new Map(), folderId: undefined, chosen: [] }}
      {...{ onChoose: () => undefined, onCompare: () => undefined, ...props }}
    />,
  );
const member = (entries: readonly ReturnType<typeof sampleEntry>[], folders = [OWN, SHARED]) => ({
  isMember: true,
  shelf: { folders, entries },
});

describe("お気に入り", () => {
  it("says how to keep something while nothing is kept, and offers nobody a folder who is not signed in", async () => {
    const text = textOf(await draw({}));

    expect(text).toContain("データがありません");
    expect(text).toContain("♡を押すと");
    expect(text).not.toContain("フォルダーを作る");
  });

  it("looks otherwise where it cannot be read, and while it is read", async () => {
    expect(textOf(await draw({ shelf: null, isFailed: true }))).toContain("お気に入りを読み込めませんでした");
    expect(await draw({ shelf: null })).toContain('aria-busy="true"');
  });

  it("shows a home with what has happened since, its note and what can be done with it", async () => {
    const html = await draw(member([sampleEntry({ note: "南向き" })]));

    for (const words of ["東雲サンプルコート 8階", "▼ 値下げ", "6,480万円から −300万円", "南向き", "2026年11月1日"])
      expect(textOf(html)).toContain(words);
    for (const name of ["のメモを直す", "をお気に入りから外す", "のフォルダー", "をくらべる"])
      expect(html).toContain(`「東雲サンプルコート 8階」${name}`);
    expect(textOf(html)).toContain("不動産鑑定評価ではありません");
  });

  it("keeps a sold home in sight, without a price that could be taken for today's", async () => {
    const sold = sampleEntry({ home: sampleKeptHome({ state: "sold", endedOn: "2026-11-15" }) });
    const text = textOf(await draw(member([sold])));

    for (const words of ["掲載なし", "成約済み", "最後の売出価格 6,180万円", "90日のあいだ残します"]) expect(text).toContain(words);
    expect(text).not.toContain("推定より");
  });

  it("leads from an area and a building to their pages", async () => {
    const html = await draw(member([sampleEntry({ kind: "area", key: "13108", label: "江東区", home: null })]));

    expect(html).toContain('href="/search?area=13108"');
    expect(html).not.toContain("くらべる");
  });

  it.each([
    ["area", "13108", "13108", 12, 2, "/search?area=13108", "売出中 12件7日以内の新着 2件"],
    ["building", "b-1", null, 3, 0, "/search?building=b-1", "売出中 3件"],
    ["place", "town-x", "13108-豊洲", 5, 0, "/search?area=13108-%E8%B1%8A%E6%B4%B2", "豊洲の売出中 5件"],
    ["place", "town-x", "13108-豊洲", 0, 0, null, "豊洲の売出物件は、いまありません。"],
  ] as const)(
    "tells of a kept %s %s what is on offer there today (%s: %i, new %i)",
    async (kind, key, area, onOffer, newHomes, link, words) => {
      const places = new Map([[`${kind}:${key}`, { kind, key, area, onOffer, newHomes }]]);
      const html = await draw(member([sampleEntry({ kind, key, label: "江東区", home: null })]), { places });

      expect(textOf(html)).toContain(words);
      if (link !== null) expect(html).toContain(`href="${link}"`);
    },
  );

  it("shows one folder with its tools, and says what another member put there", async () => {
    const entries = [
      sampleEntry(),
      sampleEntry({ key: "d-2", folderId: "folder-2", label: "有明サンプルタワー 21階", isAddedByMe: false }),
    ];
    const text = textOf(await draw(member(entries), { folderId: "folder-2" }));

    for (const words of ["二人の家", "二人で", "共有リンクを作る", "二人で使うのをやめる", "もう一人が追加", "名前を変える"])
      expect(text).toContain(words);
    expect(await draw(member(entries), { folderId: "folder-2" })).not.toContain("「東雲サンプルコート 8階」をくらべる");
  });

  it("shows the rest of many when it is asked for", async () => {
    const entries = Array.from({ length: 90 }, (_, i) => sampleEntry({ kind: "area", key: `a${i}`, label: `町${i}`, home: null }));
    const html = await draw(member(entries));

    expect(html.match(/<li /g)).toHaveLength(40);
    expect(textOf(html)).toContain("あと50件のつづきを見る");
  });

  it("says when it is full", async () => {
    const entries = Array.from({ length: MOST_FAVORITES }, (_, i) => sampleEntry({ kind: "area", key: `a${i}`, home: null }));
    expect(textOf(await draw(member(entries)))).toContain("保存できるのは200件までです");
  });

  it("compares two and more", async () => {
    const shelf = member([sampleEntry()]);
    expect(textOf(await draw(shelf, { chosen: ["d-1"] }))).toContain("もう1件選ぶ");
    expect(textOf(await draw(shelf, { chosen: ["d-1", "d-2"] }))).toContain("2件をくらべる");
  });

  it("offers to have back what was taken out", async () => {
    expect(textOf(await draw({ news: "「東雲」を外しました。", removed: sampleEntry() }))).toContain("「東雲」を外しました。元に戻す");
  });
});
