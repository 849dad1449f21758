import { formatYenDifference, type Yen } from "#kernel/yen.ts";
import { type Bar, barGeometry } from "./bar-geometry.ts";

export type FactorRow = {
  readonly label: string;
  /** Null: no number, and `absent` says why. */
  readonly yen: Yen | null;
  readonly absent?: "入力なし" | "推定に使っていません" | "駅の入力なし";
};

/** Yen up and down from a middle line. It is a table, so the picture and its text are the same thing. */
export function FactorBars({ caption, rows }: { caption: string; rows: readonly FactorRow[] }) {
  const bars = barGeometry(rows.map(({ yen }) => yen));
  return (
    <table className="w-full table-fixed border-collapse text-14 sm:text-16">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        <col className="w-[34%]" />
        <col />
        <col className="w-[30%]" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">項目</th>
          <th scope="col">図</th>
          <th scope="col">差</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.label} className="h-[34px]">
            <th scope="row" className="whitespace-nowrap text-left font-normal">
              {row.label}
            </th>
            <td aria-hidden="true">
              <FactorBar bar={bars[index] ?? null} />
            </td>
            <td className={`text-right tabular-nums ${row.yen === null ? "text-12 text-sub leading-tight" : "whitespace-nowrap"}`}>
              {row.yen === null ? (row.absent ?? "入力なし") : formatYenDifference(row.yen)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Narrower bars would hardly be seen: they are drawn 2 px wide. */
const THINNEST_PERCENT = 1;

function FactorBar({ bar }: { bar: Bar }) {
  return (
    <svg aria-hidden="true" className="block h-[14px] w-full overflow-visible">
      <line x1="50%" x2="50%" y2="100%" transform="translate(0.5)" className="stroke-line" />
      {bar && bar.width > 0 && (
        <rect
          x={`${bar.left}%`}
          width={bar.width < THINNEST_PERCENT ? 2 : `${bar.width}%`}
          height="100%"
          rx={bar.width < THINNEST_PERCENT ? 1 : 3}
          className={bar.direction === "up" ? "fill-brand" : "fill-accent"}
        />
      )}
    </svg>
  );
}
