import { useCallback, useState } from "react";
import { USUAL_LOAN_WORDS } from "#domain/finance/monthly-cost.ts";
import { countConditions, NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { FilterBar } from "#web/homes/filter/filter-bar.tsx";
import { FilterSheet } from "#web/homes/filter/filter-sheet.tsx";
import { QuickChips } from "#web/homes/filter/quick-chips.tsx";
import { homesSearch } from "#web/homes/question/homes-search.ts";
import { EstimateWords } from "#web/kit/home/home-list.tsx";
import { Pager } from "#web/kit/list/pager.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { EmptyResults } from "./empty-results.tsx";
import type { HomesFound } from "./find-homes.ts";
import { PhoneBar, PhoneHead } from "./phone-bars.tsx";
import { ResultsHead } from "./results-head.tsx";
import { ResultsMap } from "./results-map.tsx";
import { ResultsRows } from "./results-rows.tsx";
import { SaveConditions } from "./save-conditions.tsx";
import { SortSelect } from "./sort-select.tsx";
import { useAsk } from "./use-ask.ts";
import { useIsWide } from "./use-is-wide.ts";
import { useSheet } from "./use-sheet.ts";

/** Homes as a list with a map beside it; on a phone one of the two. The address says all that is asked. */
export function ResultsView({ found }: { found: HomesFound }) {
  if (found.kind === "failed") {
    return (
      <div className="measure-content py-8">
        <h1 className="mb-4 text-28">売出物件</h1>
        <LoadFailed>物件を読み込めませんでした。条件は残っています。</LoadFailed>
      </div>
    );
  }
  return <Results found={found} />;
}

type Found = Extract<HomesFound, { kind: "found" }>;

function Results({ found }: { found: Found }) {
  const { question, homes, facets, names, today } = found;
  const ask = useAsk(question);
  const sheet = useSheet();
  const [isDrawing, setDrawing] = useState(false);
  const search = homesSearch(question);
  const onChange = useCallback((conditions: Partial<HomeConditions>) => ask({ conditions }), [ask]);
  const startDrawing = () => {
    setDrawing(true);
    if (question.view === "list") ask({ view: "map", page: question.page }, true);
    else if (sheet.isOpen) sheet.close();
  };
  const props = { conditions: question.conditions, facets, names, onChange, search, onDraw: startDrawing };
  const view = { question, ask, isDrawing, setDrawing, found };
  return (
    <div className="bg-card">
      <div className="no-print hidden border-line border-b bg-card px-6 py-3 sm:block">
        <div className="flex items-start justify-between gap-4">
          <FilterBar {...props} />
          <SaveConditions conditions={question.conditions} />
        </div>
        <div className="mt-2 flex items-center justify-between gap-4">
          <QuickChips {...props} />
          <SortSelect sort={question.sort} onChange={(sort) => ask({ sort })} />
        </div>
      </div>
      <PhoneHead {...props} {...{ question, ask }} onOpen={sheet.open} />
      <ListAndMap key={today} {...view} />
      <PhoneBar count={countConditions(question.conditions)} total={homes.total} conditions={question.conditions} onOpen={sheet.open} />
      <FilterSheet
        {...props}
        isOpen={sheet.isOpen}
        total={homes.total}
        onClose={sheet.close}
        onClear={() => ask({ conditions: NO_CONDITIONS, box: null })}
      />
    </div>
  );
}

type ListAndMapProps = {
  readonly found: Found;
  readonly ask: ReturnType<typeof useAsk>;
  readonly isDrawing: boolean;
  readonly setDrawing: (isDrawing: boolean) => void;
};

/** Who points at a row or a pin marks both; a pin that was picked brings its row into view. */
function ListAndMap({ found, ask, isDrawing, setDrawing }: ListAndMapProps) {
  const { question, today } = found;
  const [pointed, setPointed] = useState<string | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const isWide = useIsWide();
  const choose = useCallback((key: string | null) => {
    setPicked(key);
    if (key) document.querySelector(`[data-home="${CSS.escape(key)}"]`)?.scrollIntoView({ block: "nearest" });
  }, []);
  const chosen = pointed ?? picked;
  const hasMap = isWide || question.view === "map";
  return (
    <div className="grid items-start sm:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_28.5rem] print:block">
      <div className={question.view === "map" ? "max-sm:[&>:not(:first-child)]:hidden" : ""}>
        <ListSide {...{ found, ask, chosen }} onPoint={setPointed} />
      </div>
      <div
        className={`no-print sm:sticky sm:top-0 sm:h-[max(40rem,calc(100vh-1rem))] ${question.view === "map" ? "h-[calc(100svh-16rem)] min-h-96" : "max-sm:hidden"}`}
      >
        {hasMap && (
          <ResultsMap {...{ question, today, chosen, ask, isDrawing }} onPoint={setPointed} onChoose={choose} onDrawing={setDrawing} />
        )}
      </div>
    </div>
  );
}

type ListSideProps = Pick<ListAndMapProps, "found" | "ask"> & {
  readonly chosen: string | null;
  readonly onPoint: (key: string | null) => void;
};

function ListSide({ found, ask, chosen, onPoint }: ListSideProps) {
  const { question, homes, costliest, isMarketEmpty, today } = found;
  const dropWindow = () => ask({ box: null });
  return (
    <>
      <ResultsHead found={found} onDropWindow={dropWindow} />
      {homes.items.length === 0 ? (
        <div className="px-4 py-4 sm:px-6">
          <EmptyResults
            {...{ question, costliest, isMarketEmpty }}
            pages={Math.ceil(homes.total / homes.pageSize)}
            onDrop={({ condition }) => ask({ conditions: condition.without })}
            onDropWindow={dropWindow}
          />
        </div>
      ) : (
        <ResultsRows homes={homes.items} {...{ today, chosen, onPoint }} />
      )}
      {homes.items.length > 0 && (
        <Pager
          label="物件のページ"
          to="/search"
          search={homesSearch({ ...question, page: 1 })}
          page={question.page}
          pageSize={homes.pageSize}
          total={homes.total}
          className="px-4 py-4 sm:px-6"
        />
      )}
      <div className="px-4 pt-2 pb-6 sm:px-6">
        <EstimateWords loan={USUAL_LOAN_WORDS} />
      </div>
    </>
  );
}
