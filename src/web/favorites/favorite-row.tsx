import type { ReactNode } from "react";
import type { FavoriteFolder, KeptPlaceToday } from "#api/client/client.ts";
import { monthlyFigure } from "#domain/finance/monthly-cost.ts";
import type { GapAxis } from "#kernel/home/gap.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { formatYen } from "#kernel/yen.ts";
import { HomeRow } from "#web/kit/home/home-row.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { type EntryMark, type FavoriteEntry, markOfEntry, summaryOf } from "./favorite-entry.ts";
import { NoteEditor } from "./note-editor.tsx";
import { PlainRow } from "./plain-row.tsx";
import type { ShelfActions } from "./use-shelf.ts";

export type FavoriteRowProps = {
  readonly entry: FavoriteEntry;
  readonly folders: readonly FavoriteFolder[];
  readonly today: string;
  readonly axis: GapAxis;
  /** What is on offer at a building, a place or an area; null: not known, or not yet. */
  readonly place: KeptPlaceToday | null;
  readonly actions: Pick<ShelfActions, "saveNote" | "move" | "remove">;
  /** Null: it cannot be compared. */
  readonly comparing: { readonly isChosen: boolean; readonly isFull: boolean; readonly onChoose: () => void } | null;
};

/** A favourite in its list: a home as every list shows it, greyed once nobody offers it; the other kinds as one line. */
export function FavoriteRow(props: FavoriteRowProps) {
  const { entry, today, axis, place, comparing } = props;
  const summary = summaryOf(entry.home);
  const foot = <Foot {...props} />;
  if (summary)
    return (
      <HomeRow home={summary} today={today} axis={axis} {...monthlyFigure(summary)} foot={foot} isChosen={comparing?.isChosen ?? false} />
    );
  return (
    <li className={`relative border-line border-b px-3.5 py-3 @2xl:px-6 ${entry.kind === "home" ? "bg-paper" : "bg-card"}`}>
      {entry.kind === "home" ? <GoneHome entry={entry} /> : <PlainRow entry={entry} today={place} />}
      <div className="relative z-10">{foot}</div>
    </li>
  );
}

function GoneHome({ entry: { home, label, priceWhenKept } }: { readonly entry: FavoriteEntry }) {
  const price = home?.price ?? priceWhenKept;
  return (
    <div className="text-sub">
      <h3 className="text-16">{home ? <a href={`/homes/${home.key}`}>{label}</a> : label}</h3>
      {price !== null && <p className="amount text-14">最後の売出価格 {formatYen(price)}</p>}
    </div>
  );
}

const TONES: Readonly<Record<EntryMark["kind"], "brand" | "warn" | "quiet">> = {
  down: "brand",
  up: "warn",
  gone: "quiet",
  applied: "quiet",
};
const SIGNS: Readonly<Record<EntryMark["kind"], string>> = { down: "▼ 値下げ", up: "▲ 値上げ", gone: "掲載なし", applied: "申込あり" };

function Foot({ entry, folders, actions, comparing }: FavoriteRowProps) {
  const mark = markOfEntry(entry);
  return (
    <div className="flex flex-col gap-1">
      {mark && (
        <p className="flex flex-wrap items-center gap-x-2 text-13">
          <Badge tone={TONES[mark.kind]}>{SIGNS[mark.kind]}</Badge>
          <span className="amount">{mark.words}</span>
        </p>
      )}
      <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-sub">
        {comparing && <CompareTick label={entry.label} {...comparing} />}
        <span className="amount max-sm:order-last max-sm:basis-full">{formatDate(new Date(entry.keptAt))}に保存</span>
        {!entry.isAddedByMe && <span>もう一人が追加</span>}
        <NoteEditor label={entry.label} note={entry.note} onSave={(note) => actions.saveNote(entry, note)} />
        <Quiet label={`「${entry.label}」をお気に入りから外す`} onPress={() => void actions.remove(entry)}>
          外す
        </Quiet>
        {folders.length > 1 && entry.folderId !== null && isMovable(entry, folders) && (
          <label className="inline-flex min-h-11 items-center gap-1">
            フォルダー
            <select
              value={entry.folderId}
              aria-label={`「${entry.label}」のフォルダー`}
              onChange={(event) => void actions.move(entry, event.target.value)}
              className="min-h-10 max-w-48 rounded-control border border-control bg-card px-2 text-ink"
            >
              {folders.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </div>
  );
}

/** In a folder of two, who put it there decides where it goes. */
function isMovable({ folderId, isAddedByMe }: FavoriteEntry, folders: readonly FavoriteFolder[]): boolean {
  return isAddedByMe || folders.some(({ id, isMine, others }) => id === folderId && isMine && others === 0);
}

type CompareTickProps = NonNullable<FavoriteRowProps["comparing"]> & { readonly label: string };

function CompareTick({ label, isChosen, isFull, onChoose }: CompareTickProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2 text-14 text-ink has-disabled:text-sub">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isFull && !isChosen}
        aria-label={`「${label}」をくらべる`}
        onChange={onChoose}
        className="size-5 accent-brand"
      />
      くらべる
    </label>
  );
}

function Quiet({ label, onPress, children }: { readonly label: string; readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" aria-label={label} onClick={onPress} className="inline-flex min-h-11 items-center text-link">
      {children}
    </button>
  );
}
