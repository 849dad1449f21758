import { Fragment, useState } from "react";
import type { KeptHomeToday } from "#api/client/client.ts";
import { gapAxis } from "#kernel/home/gap.ts";
import { KIND_LABELS } from "#kernel/home/kind-labels.ts";
import { GapBand } from "#web/kit/home/gap-band.tsx";
import { PlanType } from "#web/kit/home/plan-type.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { NO_POINTS } from "./compare-figures.ts";
import { compareRows } from "./compare-rows.ts";
import { COMPARE_GROUPS, type CompareCell, type ComparedHome, type CompareRow } from "./compare-types.ts";

export type CompareTableProps = {
  readonly homes: readonly ComparedHome[];
  /** Of the home that the others are measured by. */
  readonly base: number;
  readonly today: string;
  readonly onBase: (dwellingKey: string) => void;
  readonly onDrop: (dwellingKey: string) => void;
};

/** On a phone a row is its label and below it the cells, all of which are swiped together. */
const ROWS: Readonly<Record<number, string>> = {
  1: "max-sm:grid max-sm:grid-cols-1",
  2: "max-sm:grid max-sm:grid-cols-[repeat(2,10.5rem)]",
  3: "max-sm:grid max-sm:grid-cols-[repeat(3,10.5rem)]",
  4: "max-sm:grid max-sm:grid-cols-[repeat(4,10.5rem)]",
};

function rowClass(homes: number): string {
  return ROWS[homes] ?? "";
}
const LABEL =
  "sticky left-0 bg-card p-3 text-left align-top font-normal text-13 max-sm:col-span-full max-sm:px-3.5 max-sm:pt-2.5 max-sm:pb-0 sm:w-36";

/** Homes beside each other: differences from one of them, the best of each row with ●, what to look at in words, equal rows folded. */
export function CompareTable({ homes, base, today, onBase, onDrop }: CompareTableProps) {
  const [isAll, setAll] = useState(false);
  const rows = compareRows(homes, base, today);
  const shown = rows.filter(({ isEqual }) => isAll || !isEqual);
  const folded = rows.filter(({ isEqual }) => isEqual);
  const groups = [...new Set(shown.map(({ group }) => group))];
  return (
    <section aria-label="くらべた表" className="flex flex-col gap-3">
      <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
        <Choice isAll={isAll} onChoose={setAll} />
        <p className="text-12 text-sub">
          <b className="text-brand">●</b> 行の中でよいもの　<b className="text-warn-strong">▼</b> 気をつけるもの　差は基準の家とくらべた値
        </p>
      </div>
      <div className="relative overflow-x-auto rounded-card border border-line bg-card max-sm:snap-x">
        <table className="w-full border-collapse max-sm:block max-sm:w-max sm:table-fixed">
          <caption className="sr-only">物件をくらべた表</caption>
          <thead className="max-sm:block">
            <tr className={rowClass(homes.length)}>
              <td className="max-sm:hidden sm:w-36" />
              {homes.map((home, index) => (
                <HomeHead key={home.dwellingKey} {...{ home, onBase, onDrop }} isBase={index === base} isAlone={homes.length === 1} />
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group} className="max-sm:block">
              <tr className={rowClass(homes.length)}>
                <th
                  scope="rowgroup"
                  colSpan={homes.length + 1}
                  className="bg-paper px-3.5 py-2 text-left font-bold text-13 max-sm:col-span-full"
                >
                  <span className="sticky left-3.5">{COMPARE_GROUPS[group]}</span>
                </th>
              </tr>
              {shown
                .filter((row) => row.group === group)
                .map((row) => (
                  <Fragment key={row.id}>
                    <Row row={row} base={base} />
                    {row.id === "price" && <BandRow homes={homes} />}
                  </Fragment>
                ))}
            </tbody>
          ))}
        </table>
      </div>
      {rows.some(({ group, cells }) => group === "risk" && cells.some(({ text }) => text === NO_POINTS)) && (
        <p className="text-13 text-sub">リスクの「{NO_POINTS}」は、安全という意味ではありません。</p>
      )}
      {folded.length > 0 && !isAll && (
        <p className="text-13 text-sub">
          同じ内容の{folded.length}項目をたたんでいます：{folded.map(({ label, cells }) => `${label} ${cells[0]?.text}`).join("・")}
        </p>
      )}
    </section>
  );
}

function Choice({ isAll, onChoose }: { readonly isAll: boolean; readonly onChoose: (isAll: boolean) => void }) {
  const looks =
    "inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-14 aria-pressed:border-brand aria-pressed:bg-brand-tint aria-pressed:font-bold";
  return (
    <span className="flex gap-2">
      <button type="button" aria-pressed={!isAll} onClick={() => onChoose(false)} className={looks}>
        ちがいだけ
      </button>
      <button type="button" aria-pressed={isAll} onClick={() => onChoose(true)} className={looks}>
        すべての項目
      </button>
    </span>
  );
}

type HeadProps = Pick<CompareTableProps, "onBase" | "onDrop"> & {
  readonly home: KeptHomeToday;
  readonly isBase: boolean;
  readonly isAlone: boolean;
};

function HomeHead({ home, isBase, isAlone, onBase, onDrop }: HeadProps) {
  const { dwellingKey, key, title, cityName, town, kind, layout, state, flag } = home;
  return (
    <th
      scope="col"
      className={`snap-start border-line border-l p-3 text-left align-top font-normal max-sm:first:border-l-0 ${isBase ? "bg-brand-tint/50" : ""}`}
    >
      <span className="flex items-start justify-between">
        <span className="grid size-18 rounded-[0.5rem] border border-line bg-card">
          <PlanType layout={layout} kindLabel={KIND_LABELS[kind]} className="size-full p-1" />
        </span>
        {!isAlone && (
          <button
            type="button"
            aria-label={`「${title}」を表から外す`}
            onClick={() => onDrop(dwellingKey)}
            className="no-print -mt-1.5 -mr-1.5 inline-flex size-11 items-center justify-center rounded-full text-18 text-sub hover:bg-brand-tint"
          >
            ×
          </button>
        )}
      </span>
      <span className="mt-2 flex min-h-6 flex-wrap gap-1">
        {isBase && <Badge>基準</Badge>}
        {flag && (flag.grade === "A" || flag.grade === "B" || flag.grade === "C") && <Badge tone="accent">九掛け {flag.grade}</Badge>}
        {state !== "on-offer" && (
          <Badge tone="quiet">{state === "sold" ? "成約済み" : state === "applied" ? "申込あり" : "掲載終了"}</Badge>
        )}
      </span>
      <a href={`/homes/${key}`} className="wrap-anywhere mt-1 block font-bold text-15 hover:text-brand hover:underline">
        {title}
      </a>
      <span className="block text-12 text-sub">
        {cityName}
        {town}
      </span>
      {!isBase && (
        <button
          type="button"
          aria-label={`「${title}」を基準にする`}
          onClick={() => onBase(dwellingKey)}
          className="no-print inline-flex min-h-11 items-center text-13 text-link"
        >
          基準にする
        </button>
      )}
    </th>
  );
}

function Row({ row: { id, label, note, cells }, base }: { readonly row: CompareRow; readonly base: number }) {
  return (
    <tr className={`${rowClass(cells.length)} border-line border-t`}>
      <th scope="row" className={LABEL}>
        <span className="max-sm:sticky max-sm:left-3.5">
          {label}
          {note !== null && <span className="block text-12 text-sub max-sm:ml-2 max-sm:inline">{note}</span>}
        </span>
      </th>
      {cells.map((cell, index) => (
        <Cell key={cell.of} cell={cell} isPrice={id === "price"} isBase={index === base} />
      ))}
    </tr>
  );
}

function Cell({
  cell: { text, beside, mark, points },
  isPrice,
  isBase,
}: {
  readonly cell: CompareCell;
  readonly isPrice: boolean;
  readonly isBase: boolean;
}) {
  const isBest = mark === "best";
  return (
    <td
      className={`border-line border-l p-3 align-top max-sm:first:border-l-0 ${isBest ? "bg-brand-tint" : isBase ? "bg-brand-tint/30" : ""}`}
    >
      <span className="flex justify-between gap-1">
        <span className={`amount ${isPrice ? "font-bold text-18" : "text-15"} ${isBest ? "font-bold text-brand" : ""}`}>{text}</span>
        {isBest && (
          <b className="text-12 text-brand">
            <span aria-hidden="true">●</span>
            <span className="sr-only">よい</span>
          </b>
        )}
      </span>
      {points !== null && <PointsBar points={points} />}
      {beside !== null && <span className="block text-12 text-sub">{beside}</span>}
      {mark !== null && mark !== "best" && <span className="block font-bold text-12 text-warn-strong">▼ {mark.worst}</span>}
    </td>
  );
}

function PointsBar({ points }: { readonly points: number }) {
  return (
    <svg aria-hidden="true" className="mt-1 block h-1.5 w-full rounded-full bg-track">
      <rect width={`${points}%`} height="100%" className={points < 50 ? "fill-warn" : "fill-brand"} />
    </svg>
  );
}

function BandRow({ homes }: { readonly homes: readonly KeptHomeToday[] }) {
  const axis = gapAxis(homes);
  return (
    <tr className={`${rowClass(homes.length)} border-line border-t`}>
      <th scope="row" className={LABEL}>
        <span className="max-sm:sticky max-sm:left-3.5">
          AI推定と80%の幅<span className="block text-12 text-sub max-sm:ml-2 max-sm:inline">◆売出・中央が推定</span>
        </span>
      </th>
      {homes.map(({ dwellingKey, price, estimate }) => (
        <td key={dwellingKey} className="border-line border-l p-3 align-top max-sm:first:border-l-0">
          {estimate === null ? (
            <span className="hatched block rounded-control px-2 py-0.5 text-12 text-sub">推定なし</span>
          ) : (
            <>
              <GapBand price={price} estimate={estimate} axis={axis} />
              <span className="block text-12 text-sub">
                <span className="amount inline-block">
                  推定 <b className="text-brand">{man(estimate.point)}</b>
                </span>
                <span className="amount inline-block">
                  （{man(estimate.q10)}〜{man(estimate.q90)}）万円
                </span>
              </span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

function man(yen: number): string {
  return Math.round(yen / 10_000).toLocaleString("ja-JP");
}
