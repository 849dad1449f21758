import { Link } from "@tanstack/react-router";
import type { EstimateResponse } from "#api/client/client.ts";
import { formatYen, formatYenDifference } from "#kernel/yen.ts";
import { type BandAxis, bandAxis, MiniBand } from "#web/kit/chart/mini-band.tsx";
import { reportKeyOf, reportSearch } from "#web/price/words/report-links.ts";
import type { Priced } from "#web/price/words/result-words.ts";
import type { Changes, Tried } from "./what-if.ts";

type TriedRowsProps = { readonly estimate: EstimateResponse; readonly outcome: Priced; readonly tries: readonly Tried[] };

/** The price of now and those under other conditions, on one axis. */
export function TriedRows({ estimate, outcome, tries }: TriedRowsProps) {
  const axis = bandAxis([outcome, ...tries.flatMap(({ priced }) => (priced ? [priced] : []))]);
  const { builtYear } = estimate.subject;
  return (
    <ul aria-label="条件を変えた推定" className="mt-5 flex flex-col">
      <Row axis={axis} name={`いまの条件${builtYear === null ? "" : `（${builtYear}年築）`}`} priced={outcome} difference={null} />
      {tries.map(({ changes, priced }) => (
        <Row
          key={`${changes.builtYear}/${changes.floor}`}
          axis={axis}
          name={nameOf(changes)}
          priced={priced}
          difference={priced && priced.point - outcome.point}
          floorLink={floorLink(estimate, changes)}
        />
      ))}
    </ul>
  );
}

type RowProps = {
  readonly axis: BandAxis;
  readonly name: string;
  /** Null: no price can be told under these conditions. */
  readonly priced: Priced | null;
  readonly difference: number | null;
  readonly floorLink?: FloorLink | null;
};

function Row({ axis, name, priced, difference, floorLink = null }: RowProps) {
  return (
    <li className="grid items-center gap-x-4 border-line border-t py-2 sm:grid-cols-[12rem_1fr_14rem]">
      <span>
        {name}
        {floorLink && (
          <Link to={floorLink.to} search={floorLink.search} className="text-link block text-13">
            {floorLink.words}
          </Link>
        )}
      </span>
      {priced ? <MiniBand axis={axis} {...priced} look={difference === null ? "known" : "expected"} /> : <span />}
      {priced ? (
        <span className="sm:text-right">
          <b className="amount">{formatYen(priced.point)}</b>
          {difference !== null && <span className="amount ml-2 text-13">{formatYenDifference(difference)}</span>}
          <span className="block text-13 text-sub">
            <span className="amount">{formatYen(priced.low)}</span>〜<span className="amount">{formatYen(priced.high)}</span>・評価の確かさ{" "}
            {priced.grade}
          </span>
        </span>
      ) : (
        <span className="text-14 text-sub sm:text-right">この条件では推定できません</span>
      )}
    </li>
  );
}

function nameOf({ builtYear, floor }: Changes): string {
  return `${builtYear}年築${floor === null ? "" : `・${floor < 0 ? `地下${-floor}` : floor}階`}`;
}

type FloorLink = { readonly to: string; readonly search: Readonly<Record<string, number>>; readonly words: string };

/** What a floor does change is told in the report. */
function floorLink(estimate: EstimateResponse, { builtYear, floor }: Changes): FloorLink | null {
  const key = reportKeyOf(estimate);
  if (key === null || floor === null || floor < 1) return null;
  const subject = { ...estimate.subject, builtYear, floor };
  return {
    to: `/risk/${encodeURIComponent(key)}/summary`,
    search: reportSearch({ ...estimate, subject }),
    words: `${floor}階のリスクを見る`,
  };
}
