import { Link } from "@tanstack/react-router";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import type { GroupProps } from "#web/homes/filter/group-props.ts";
import { groupValue } from "#web/homes/filter/group-values.ts";
import { QuickChips } from "#web/homes/filter/quick-chips.tsx";
import { type HomesQuestion, type HomesView, homesSearch } from "#web/homes/question/homes-search.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { SaveConditions } from "./save-conditions.tsx";
import { SortSelect } from "./sort-select.tsx";
import type { useAsk } from "./use-ask.ts";

type PhoneHeadProps = GroupProps & {
  readonly question: HomesQuestion;
  readonly ask: ReturnType<typeof useAsk>;
  readonly onOpen: () => void;
};

/** Above a phone's list: what is asked in one line, the usual choices, order, and list or map. */
export function PhoneHead({ question, ask, onOpen, ...props }: PhoneHeadProps) {
  const { conditions, names } = props;
  const place = groupValue("place", conditions, names) ?? "場所の指定なし";
  const kinds = groupValue("kinds", conditions, names) ?? "すべての種別";
  return (
    <div className="no-print border-line border-b px-4 pt-2.5 pb-2 sm:hidden">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-12 w-full items-center gap-2.5 rounded-control border border-control/60 bg-card px-3.5 text-left"
      >
        <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none" strokeWidth="1.6" className="shrink-0 stroke-sub">
          <circle cx="7" cy="7" r="5" />
          <path d="m11 11 4 4" />
        </svg>
        <b className="truncate text-14">{place}</b>
        <span className="shrink-0 text-13 text-sub">{kinds}</span>
        <span className="sr-only">条件を変える</span>
      </button>
      <div className="-mr-4 mt-1.5">
        <QuickChips {...props} />
      </div>
      <div className="mt-1.5 flex items-center justify-between gap-2">
        <SortSelect sort={question.sort} onChange={(sort) => ask({ sort })} />
        <ViewSwitch question={question} />
      </div>
    </div>
  );
}

const VIEWS: readonly { readonly view: HomesView; readonly label: string }[] = [
  { view: "list", label: "一覧" },
  { view: "map", label: "地図" },
];

function ViewSwitch({ question }: { question: HomesQuestion }) {
  return (
    <nav aria-label="表示" className="flex shrink-0 overflow-hidden rounded-control border border-brand">
      {VIEWS.map(({ view, label }) => (
        <Link
          key={view}
          to="/search"
          search={homesSearch({ ...question, view })}
          replace
          resetScroll={false}
          className={`inline-flex min-h-11 items-center whitespace-nowrap px-4 font-bold text-14 ${view === question.view ? "bg-brand text-white" : "bg-card text-brand"}`}
        >
          {label}
          {view === question.view && <span className="sr-only">（表示中）</span>}
        </Link>
      ))}
    </nav>
  );
}

type PhoneBarProps = {
  readonly count: number;
  readonly total: number;
  readonly conditions: HomeConditions;
  readonly onOpen: () => void;
};

/** Stays at a phone's lower edge: the way to the filter, with what it comes to. */
export function PhoneBar({ count, total, conditions, onOpen }: PhoneBarProps) {
  return (
    <div className="no-print sticky bottom-0 z-30 flex gap-2.5 border-line border-t bg-card px-4 py-2.5 sm:hidden">
      <SaveConditions conditions={conditions} className="px-4!" />
      <Button onClick={onOpen} className="min-w-0 flex-1 px-3!">
        <span aria-live="polite" className="amount">
          絞り込み（{count}）・{total.toLocaleString("ja-JP")}件
        </span>
      </Button>
    </div>
  );
}
