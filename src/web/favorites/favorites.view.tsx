import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { FavoriteFolder } from "#api/client/client.ts";
import { GONE_KEPT_DAYS, MOST_FAVORITES } from "#domain/favorites/types.ts";
import { USUAL_LOAN_WORDS } from "#domain/finance/monthly-cost.ts";
import { gapAxis } from "#kernel/home/gap.ts";
import { EstimateWords } from "#web/kit/home/home-list.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { markId } from "#web/session/favorites/favorites-store.ts";
import { MOST_COMPARED } from "#wire/most-compared.ts";
import { type FavoriteEntry, summaryOf } from "./favorite-entry.ts";
import { FavoriteRow } from "./favorite-row.tsx";
import { FolderBar } from "./folder-bar.tsx";
import { FolderTools } from "./folder-tools.tsx";
import type { PlacesToday } from "./use-places-today.ts";
import type { Shelf, ShelfActions, ShelfState } from "./use-shelf.ts";

export type FavoritesViewProps = {
  readonly state: ShelfState;
  readonly actions: ShelfActions;
  readonly today: string;
  readonly places: PlacesToday;
  /** The folder that the address names. */
  readonly folderId: string | undefined;
  /** Dwellings that are ticked for the table. */
  readonly chosen: readonly string[];
  readonly onChoose: (dwellingKey: string) => void;
  readonly onCompare: () => void;
};

/** お気に入り: what is kept, with what has happened to it since. */
export function FavoritesView(props: FavoritesViewProps) {
  const { state, actions } = props;
  return (
    <div className="measure-content py-6 sm:py-8">
      <h1 className="text-28">お気に入り</h1>
      <p className="mt-1 text-14 text-sub">
        {state.isMember
          ? "物件の値段と状態は、この画面を開いたときのものです。"
          : "このブラウザーに保存しています。ログインすると、アカウントに引き継ぎ、フォルダーや共有リンクを使えます。"}
      </p>
      <div role="status" className="mt-3 empty:hidden">
        {state.news && (
          <p className="flex flex-wrap items-center gap-x-3 rounded-control bg-brand-tint px-4 py-1 text-14">
            {state.news}
            {state.removed && (
              <button type="button" className="inline-flex min-h-11 items-center text-link" onClick={() => void actions.undo()}>
                元に戻す
              </button>
            )}
          </p>
        )}
      </div>
      <div className="mt-5 flex flex-col gap-5">
        {state.isFailed && (
          <LoadFailed title="読み込みに失敗しました">お気に入りを読み込めませんでした。保存した内容はそのままです。</LoadFailed>
        )}
        {state.shelf ? <Loaded {...props} shelf={state.shelf} /> : !state.isFailed && <Waiting />}
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <p aria-busy="true" className="text-14 text-sub">
      読み込んでいます。
    </p>
  );
}

function Loaded({
  shelf,
  state,
  actions,
  today,
  places,
  folderId,
  chosen,
  onChoose,
  onCompare,
}: FavoritesViewProps & { readonly shelf: Shelf }) {
  const folder = shelf.folders.find(({ id }) => id === folderId) ?? null;
  const entries = shelf.entries.filter((entry) => folder === null || entry.folderId === folder.id);
  return (
    <>
      {state.isMember && <Folders shelf={shelf} folder={folder} change={actions.change} />}
      {shelf.entries.length >= MOST_FAVORITES && (
        <Notice tone="warn" title="お気に入りがいっぱいです">
          保存できるのは{MOST_FAVORITES}件までです。新しく入れるには、どれかを外してください。
        </Notice>
      )}
      {entries.length === 0 ? (
        <Nothing isFolder={folder !== null} />
      ) : (
        <List key={folderId} {...{ entries, shelf, actions, today, places, chosen, onChoose }} />
      )}
      {chosen.length > 0 && <CompareBar count={chosen.length} onCompare={onCompare} />}
      {!state.isMember && entries.length > 0 && <WaySignedOut />}
    </>
  );
}

type FoldersProps = { readonly shelf: Shelf; readonly folder: FavoriteFolder | null; readonly change: ShelfActions["change"] };

/** The folders, and what can be done with the one that is shown; a member with one folder alone has that before them. */
function Folders({ shelf: { folders, entries }, folder, change }: FoldersProps) {
  const [first] = folders;
  if (!first) return null;
  const shown = folder ?? (folders.length === 1 ? first : null);
  const countOf = (id: string | null) => entries.filter((entry) => id === null || entry.folderId === id).length;
  return (
    <>
      <FolderBar folders={folders} current={folder} countOf={countOf} change={change} />
      {shown && <FolderTools key={shown.id} folder={shown} change={change} />}
    </>
  );
}

function WaySignedOut() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4">
      <p className="min-w-0 flex-1 basis-60 text-14">ログインすると、ほかの端末でも見られ、二人で使うこともできます。</p>
      <LinkButton to="/login" tone="secondary" size="bar">
        ログイン
      </LinkButton>
    </div>
  );
}

type ListProps = Pick<FavoritesViewProps, "actions" | "today" | "places" | "chosen" | "onChoose"> & {
  readonly entries: readonly FavoriteEntry[];
  readonly shelf: Shelf;
};

/** A row has many controls, and on a phone takes half a screen. */
const SHOWN_AT_ONCE = 40;

function List({ entries, shelf, actions, today, places, chosen, onChoose }: ListProps) {
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const homes = entries.flatMap(({ home }) => summaryOf(home) ?? []);
  const axis = gapAxis(homes);
  return (
    <div>
      <h2 className="sr-only">保存したもの</h2>
      <ul aria-label="お気に入りの一覧" className="@container overflow-hidden rounded-card border border-line border-b-0">
        {entries.slice(0, most).map((entry) => (
          <FavoriteRow
            key={`${entry.kind}:${entry.key}:${entry.folderId}`}
            {...{ entry, folders: shelf.folders, today, axis, actions }}
            place={places.get(markId(entry)) ?? null}
            comparing={
              entry.home === null
                ? null
                : { isChosen: chosen.includes(entry.key), isFull: chosen.length >= MOST_COMPARED, onChoose: () => onChoose(entry.key) }
            }
          />
        ))}
      </ul>
      {entries.length > most && (
        <p className="no-print mt-4 text-center">
          <Button tone="secondary" onClick={() => setMost(most + SHOWN_AT_ONCE)}>
            あと{entries.length - most}件のつづきを見る
          </Button>
        </p>
      )}
      <p className="mt-3 text-12 text-sub">成約した物件と掲載が終わった物件は、{GONE_KEPT_DAYS}日のあいだ残します。</p>
      {homes.some(({ estimate }) => estimate !== null) && <EstimateWords loan={USUAL_LOAN_WORDS} />}
    </div>
  );
}

function CompareBar({ count, onCompare }: { readonly count: number; readonly onCompare: () => void }): ReactNode {
  return (
    <div className="no-print sticky bottom-3 z-20 flex flex-wrap items-center justify-between gap-3 rounded-card border border-brand bg-card p-3">
      <p className="text-14">
        <b className="amount">{count}件</b>を選んでいます（{MOST_COMPARED}件まで）
      </p>
      <Button disabled={count < 2} onClick={onCompare}>
        {count < 2 ? "もう1件選ぶ" : `${count}件をくらべる`}
      </Button>
    </div>
  );
}

function Nothing({ isFolder }: { readonly isFolder: boolean }) {
  return (
    <div className="rounded-card border border-line bg-card p-6 sm:p-8">
      <p className="font-bold text-18">データがありません</p>
      <p className="mt-1 max-w-[38em] text-14">
        {isFolder
          ? "このフォルダーには、まだ何も入っていません。一覧の「フォルダー」で、ここに移せます。"
          : "物件・建物・場所・エリアのページにある♡を押すと、ここに残ります。値段の変化や成約、新しく売り出された件数もここで分かります。"}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        {isFolder ? (
          <Link to="/favorites" search={{}} className="inline-flex min-h-11 items-center text-link">
            すべてのお気に入りを見る
          </Link>
        ) : (
          <LinkButton to="/search" tone="secondary">
            物件を探す
          </LinkButton>
        )}
      </p>
    </div>
  );
}
