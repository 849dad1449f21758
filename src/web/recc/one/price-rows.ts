import type { HistoryResponse, HomeDetail } from "#api/client/client.ts";
import { parseQuarter, type Quarter, quarterAt, quarterIndex, quarterOf } from "#kernel/quarter.ts";
import type { HistoryRow } from "#web/kit/chart/line-history.tsx";

/** What is asked for a home, as its page tells it. */
export type AskedHome = {
  readonly home: Pick<HomeDetail["home"], "title" | "price" | "areaM2" | "landAreaM2" | "firstSeenOn">;
  readonly prices: Pick<HomeDetail["prices"], "cut">;
};
type AreaHistory = { readonly points: readonly Pick<HistoryResponse["points"][number], "quarter" | "medianYenPerM2" | "n">[] };

/** Asked for each m² of the home, by quarter, as far as earlier prices may be told; empty: its size is not told. `today`: ISO day in Japan. */
export function homeRows({ home, prices: { cut } }: AskedHome, today: string): readonly HistoryRow[] {
  const size = home.areaM2 ?? home.landAreaM2;
  if (size === null || size <= 0) return [];
  const asked = cut
    ? [
        { on: cut.beforeFromOn, price: cut.before },
        { on: cut.cutOn, price: cut.price },
      ]
    : [{ on: home.firstSeenOn, price: home.price }];
  const last = quarterIndex(quarterOfDay(today));
  return asked.flatMap(({ on, price }, index): HistoryRow[] => {
    const next = asked[index + 1];
    const from = quarterIndex(quarterOfDay(on));
    // Of one quarter the last price stands, and it stands until the next.
    const until = next ? quarterIndex(quarterOfDay(next.on)) - 1 : last;
    return Array.from({ length: Math.max(0, until - from + 1) }, (_, at) => ({
      quarter: quarterAt(from + at),
      value: price / size,
      n: STEADY,
    }));
  });
}

/** An asking price is no median of few sales: its point is drawn full. */
const STEADY = 99;

function quarterOfDay(day: string): Quarter {
  return quarterOf(new Date(`${day}T00:00:00+09:00`));
}

const QUARTERS_SHOWN = 20;

/** The medians of the area, the last five years. */
export function areaRows(area: AreaHistory | null): readonly HistoryRow[] {
  const rows = (area?.points ?? []).flatMap(({ quarter, medianYenPerM2, n }): HistoryRow[] => {
    const parsed = parseQuarter(quarter);
    return parsed ? [{ quarter: parsed, value: medianYenPerM2, n }] : [];
  });
  return rows.slice(-QUARTERS_SHOWN);
}
