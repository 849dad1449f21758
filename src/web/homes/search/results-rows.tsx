import { useCallback } from "react";
import { monthlyCostYen } from "#domain/finance/monthly-cost.ts";
import type { FoundHome } from "#domain/search/homes/types.ts";
import { withHidden, withoutHidden } from "#web/homes/memory/looked-homes.ts";
import { changeLooked, useLookedHomes } from "#web/homes/memory/use-looked-homes.ts";
import { HomeList } from "#web/kit/home/home-list.tsx";
import { HeartButton, heartOfHome } from "#web/session/favorites/heart-button.tsx";

type ResultsRowsProps = {
  readonly homes: readonly FoundHome[];
  readonly today: string;
  readonly chosen: string | null;
  readonly onPoint: (key: string | null) => void;
};

/** The homes of a page with what this browser knows of them. One that was put away leaves a line that brings it back. */
export function ResultsRows({ homes, today, chosen, onPoint }: ResultsRowsProps) {
  const { seen, hidden } = useLookedHomes();
  const rowOf = useCallback(
    (home: FoundHome) => ({
      isChosen: home.key === chosen,
      mark: seen.includes(home.dwellingKey) ? "見た" : undefined,
      monthlyCostYen: monthlyCostYen(home),
      actions: <RowActions home={home} />,
      onPoint,
    }),
    [chosen, seen, onPoint],
  );
  const insteadOf = useCallback((home: FoundHome) => (hidden.includes(home.dwellingKey) ? <PutAway home={home} /> : null), [hidden]);
  return (
    <>
      <h2 className="sr-only">物件の一覧</h2>
      <HomeList label="売出物件" {...{ homes, today, rowOf, insteadOf }} />
    </>
  );
}

function RowActions({ home }: { home: FoundHome }) {
  return (
    <>
      <button
        type="button"
        onClick={() => changeLooked((before) => withHidden(before, home.dwellingKey))}
        aria-label={`${home.title}を非表示にする`}
        className="min-h-11 rounded-control px-2 text-12 text-sub hover:text-brand hover:underline"
      >
        非表示
      </button>
      <HeartButton item={heartOfHome(home)} />
    </>
  );
}

function PutAway({ home: { title, dwellingKey } }: { home: FoundHome }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1 text-13 text-sub sm:px-6">
      <span>「{title}」を非表示にしています。</span>
      <button
        type="button"
        onClick={() => changeLooked((before) => withoutHidden(before, dwellingKey))}
        className="min-h-11 text-brand underline underline-offset-4"
      >
        元に戻す
      </button>
    </p>
  );
}
