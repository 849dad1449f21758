import type { FoundHome } from "#domain/search/homes/types.ts";
import type { HeartItem } from "./browser-favorites.ts";
import { markId } from "./favorites-store.ts";
import { useFavorites } from "./use-favorites.ts";

/** A home of a list as a heart keeps it: by its dwelling, whoever advertises it. */
export function heartOfHome({ dwellingKey, title, price }: Pick<FoundHome, "dwellingKey" | "title" | "price">): HeartItem {
  return { kind: "home", key: dwellingKey, label: title, price };
}

type HeartButtonProps = {
  readonly item: HeartItem;
  /** Names beside the heart what it is, where there is room; in rows the heart stands alone. */
  readonly words?: boolean;
};

/** Keeps a home, a building, a place or an area, or no longer: signed out in the browser, signed in with the account. For any row or page. */
export function HeartButton({ item, words = false }: HeartButtonProps) {
  const { marks, failure, toggle } = useFavorites();
  const mark = markId(item);
  return (
    <HeartView
      label={item.label}
      isKept={marks?.has(mark) ?? false}
      isKnown={marks !== null}
      failure={failure?.mark === mark ? failure.why : null}
      words={words}
      onPress={() => void toggle(item)}
    />
  );
}

export type HeartViewProps = {
  readonly label: string;
  readonly isKept: boolean;
  readonly isKnown: boolean;
  readonly failure: string | null;
  readonly words: boolean;
  readonly onPress: () => void;
};

export function HeartView({ label, isKept, isKnown, failure, words, onPress }: HeartViewProps) {
  const looks = words ? "gap-2 border border-control bg-card px-4 text-14 font-bold hover:bg-brand-tint" : "w-11 hover:bg-brand-tint";
  return (
    <span className="no-print relative inline-flex">
      <button
        type="button"
        aria-pressed={isKept}
        aria-label={`「${label}」をお気に入りに入れる`}
        aria-disabled={!isKnown}
        onClick={onPress}
        className={`inline-flex min-h-11 items-center justify-center rounded-control ${looks} ${isKept ? "text-accent" : "text-sub"}`}
      >
        <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" className="shrink-0">
          <path
            d="M12 20.4 4.2 12.7a5 5 0 0 1 0-7.1 5 5 0 0 1 7.1 0l.7.8.7-.8a5 5 0 0 1 7.1 0 5 5 0 0 1 0 7.1z"
            fill={isKept ? "currentColor" : "none"}
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinejoin="round"
          />
        </svg>
        {words && <span aria-hidden="true">お気に入り</span>}
      </button>
      <span role="status">
        {failure !== null && (
          <span className="absolute top-full right-0 z-10 w-64 rounded-control border border-line bg-card p-3 text-13 text-ink">
            {failure}
          </span>
        )}
      </span>
    </span>
  );
}
