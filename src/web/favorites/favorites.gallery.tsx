import type { FavoriteFolder } from "#api/client/client.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { CompareView } from "./compare.view.tsx";
import { FavoritesView, type FavoritesViewProps } from "./favorites.view.tsx";
import { JoinScreen } from "./join.screen.tsx";
import { SAMPLE_DAY, SAMPLE_KEPT, sampleEntry, sampleKeptHome } from "./samples.ts";
import { SharedView } from "./shared.view.tsx";
import type { ShelfState } from "./use-shelf.ts";

const yes = async () => true;
const nothing = async () => undefined;
const ignore = () => undefined;
const actions: FavoritesViewProps["actions"] = { reload: nothing, saveNote: yes, move: yes, remove: nothing, undo: nothing, change: yes };
const own: FavoriteFolder = { id: "folder-1", name: "お気に入り", isDefault: true, isMine: true, version: 1, others: 0, isShared: false };
const shared: FavoriteFolder = { ...own, id: "folder-2", name: "二人の家", isDefault: false, others: 1 };
const entries = [
  sampleEntry({ note: "南向き" }),
  sampleEntry({ id: "f-2", key: "d-2", folderId: "folder-2", label: "有明サンプルタワー 21階", isAddedByMe: false }),
  sampleEntry({ id: "f-3", key: "d-3", home: sampleKeptHome({ state: "sold", endedOn: "2026-11-15" }) }),
  sampleEntry({ id: "f-4", kind: "area", key: "13108", label: "江東区", home: null }),
];
const none: ShelfState = { shelf: { folders: [], entries: [] }, isMember: false, isFailed: false, news: null, removed: null };
const list = (state: Partial<ShelfState>, props: Partial<FavoritesViewProps> = {}) => (
  <FavoritesView
    {...{ state: { ...none, ...state }, actions, today: SAMPLE_DAY, places: new Map(), folderId: undefined, chosen: [] }}
    {...{ onChoose: ignore, onCompare: ignore, ...props }}
  />
);
const member = { isMember: true, shelf: { folders: [own, shared], entries } };
const compare = (homes: typeof SAMPLE_KEPT | null) => (
  <CompareView homes={homes} base={homes?.[0]?.dwellingKey} today={SAMPLE_DAY} onBase={ignore} onDrop={ignore} />
);
const folder = {
  ...{ name: "新居", expiresAt: "2027-02-21T03:00:00.000Z" },
  items: [{ kind: "home" as const, key: "d-9", label: "売れた家", home: sampleKeptHome({ state: "sold" }) }],
};

export const gallery: Gallery = {
  title: "お気に入り",
  cases: [
    { name: "会員、二つ選んだ", element: list(member, { chosen: ["d-1", "d-2"] }) },
    { name: "フォルダー", element: list(member, { folderId: "folder-2" }) },
    { name: "登録なしの人", element: list({ shelf: { folders: [], entries: entries.slice(0, 1) } }) },
    { name: "なし", element: list({}) },
    { name: "読み込み中", element: list({ shelf: null }) },
    { name: "取得失敗", element: list({ shelf: null, isFailed: true }) },
    { name: "くらべる", element: compare(SAMPLE_KEPT) },
    { name: "くらべる：なし", element: compare([]) },
    { name: "くらべる：取得失敗", element: compare(null) },
    { name: "共有", element: <SharedView data={{ kind: "shared", folder, today: SAMPLE_DAY }} /> },
    { name: "共有：物件なし", element: <SharedView data={{ kind: "shared", folder: { ...folder, items: [] }, today: SAMPLE_DAY }} /> },
    { name: "共有：期限切れ", element: <SharedView data={{ kind: "over" }} /> },
    { name: "共有：取得失敗", element: <SharedView data={{ kind: "failed" }} /> },
    { name: "招待", element: <JoinScreen token="abc" /> },
    { name: "招待：リンクなし", element: <JoinScreen token={undefined} /> },
  ],
};
