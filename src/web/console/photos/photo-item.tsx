import type { CompanyHomeResponse } from "#api/client/client.ts";
import { PHOTO_FAULT_WORDS } from "#domain/listings/photos/photo-fault-words.ts";
import { useIsReady } from "#web/kit/form/use-is-ready.ts";

type Photo = CompanyHomeResponse["photos"][number];

/** What may be done with a picture that was sent here. */
type Acts = {
  readonly hash: string;
  readonly canGoEarlier: boolean;
  readonly canGoLater: boolean;
  readonly onMove: (hash: string, to: "earlier" | "later") => Promise<void>;
  readonly onRemove: (hash: string) => Promise<void>;
};
type PhotoItemProps = {
  readonly photo: Photo;
  readonly title: string;
  /** From 1. */
  readonly ordinal: number;
  readonly isBusy: boolean;
  /** Where it was just moved to by a press here; the focus stays with it. */
  readonly moved: "earlier" | "later" | null;
  readonly acts: Acts | null;
};

/** One picture of a home: where it is from or why it is not there, and what may be done with it. */
export function PhotoItem({ photo, title, ordinal, isBusy, moved, acts }: PhotoItemProps) {
  return (
    <li className="min-w-0">
      <Picture photo={photo} label={`${title} ${ordinal}枚目`} />
      <p className="mt-1 text-13 [overflow-wrap:anywhere]">
        <span className="mr-1 font-bold tabular-nums">{ordinal}</span>
        {stateWords(photo)}
      </p>
      {photo.url !== null && photo.state !== "kept" && <p className="text-12 text-sub [overflow-wrap:anywhere]">{photo.url}</p>}
      {acts && <Actions acts={acts} ordinal={ordinal} isBusy={isBusy} moved={moved} />}
    </li>
  );
}

function Actions({ acts: { hash, canGoEarlier, canGoLater, onMove, onRemove }, ordinal, isBusy, moved }: { acts: Acts } & ActionsOf) {
  const actions = [
    ...(canGoEarlier
      ? [{ word: "前へ", to: "earlier", label: `${ordinal}枚目の写真を前へ`, press: () => void onMove(hash, "earlier") }]
      : []),
    ...(canGoLater
      ? [{ word: "後ろへ", to: "later", label: `${ordinal}枚目の写真を後ろへ`, press: () => void onMove(hash, "later") }]
      : []),
    { word: "外す", to: undefined, label: `${ordinal}枚目の写真を外す`, press: () => void onRemove(hash) },
  ];
  const isReady = useIsReady();
  return (
    <p ref={moved === null ? undefined : moved === "earlier" ? focusEarlier : focusLater} className="flex flex-wrap gap-x-4">
      {actions.map(({ word, to, label, press }) => (
        <button
          key={word}
          type="button"
          data-to={to}
          aria-label={label}
          disabled={!isReady || isBusy}
          onClick={press}
          className="inline-flex min-h-11 items-center text-13 text-link"
        >
          {word}
        </button>
      ))}
    </p>
  );
}

type ActionsOf = Pick<PhotoItemProps, "ordinal" | "isBusy" | "moved">;

const focusEarlier = (actions: HTMLElement | null) => focusOn(actions, "earlier");
const focusLater = (actions: HTMLElement | null) => focusOn(actions, "later");

/** The same way on, or the first thing left to do where there is none. */
function focusOn(actions: HTMLElement | null, to: string): void {
  (actions?.querySelector<HTMLElement>(`[data-to=${to}]`) ?? actions?.querySelector("button"))?.focus();
}

/** Where it is from, or why it is not there. */
function stateWords({ state, fault, url }: Photo): string {
  if (state === "kept") return url === null ? "この画面で加えた写真" : "ファイルのURLの写真";
  if (fault === null) return "読み込みを待っています。";
  return `${PHOTO_FAULT_WORDS[fault]}。${state === "waiting" ? "もう一度試します。" : ""}`;
}

function Picture({ photo: { hash, state }, label }: { readonly photo: Photo; readonly label: string }) {
  const box = "block aspect-[4/3] w-full rounded-[0.5rem] border border-line";
  if (hash === null || state !== "kept") return <span aria-hidden="true" className={`${box} hatched`} />;
  return <img src={`/api/estate/photos/${hash}/small`} alt={label} loading="lazy" decoding="async" className={`${box} object-cover`} />;
}
