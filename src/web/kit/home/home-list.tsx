import { Fragment, type ReactNode } from "react";
import { gapAxis } from "#kernel/home/gap.ts";
import { GapAxisHead } from "./gap-band.tsx";
import { HomeRow, type HomeRowProps } from "./home-row.tsx";
import type { HomeSummary } from "./home-summary.ts";

type HomeListProps<Home extends HomeSummary> = {
  readonly homes: readonly Home[];
  readonly today: string;
  /** What else a row shows: who is chosen, seen, what stands beside it. */
  readonly rowOf?: (home: Home) => Omit<HomeRowProps, "home" | "today" | "axis">;
  /** What stands in the place of a row, such as one that was put away; null: the row itself. */
  readonly insteadOf?: (home: Home) => ReactNode;
  /** Names the list for those who hear it. */
  readonly label: string;
};

/** Homes as rows on one axis, so that they compare by eye. */
export function HomeList<Home extends HomeSummary>({ homes, today, rowOf, insteadOf, label }: HomeListProps<Home>) {
  const axis = gapAxis(homes);
  return (
    <div className="@container">
      <div className="hidden grid-cols-[6.5rem_minmax(0,1fr)_14.25rem] gap-x-4.5 border-line border-b px-6 py-1 text-12 text-sub @2xl:grid">
        <span>間取りの型</span>
        <span>物件</span>
        <GapAxisHead axis={axis} />
      </div>
      <ul aria-label={label}>
        {homes.map((home) => {
          const instead = insteadOf?.(home) ?? null;
          return (
            <Fragment key={home.key}>
              {instead === null ? (
                <HomeRow {...{ home, today, axis }} {...rowOf?.(home)} />
              ) : (
                <li className="border-line border-b bg-card">{instead}</li>
              )}
            </Fragment>
          );
        })}
      </ul>
    </div>
  );
}

/** What must stand near every estimate of a list. `loan`: what the figures of a month rest on, where rows tell them. */
export function EstimateWords({ loan }: { loan?: string }) {
  return (
    <p className="text-12 text-sub">
      AI推定価格は統計的な参考値で、不動産鑑定評価ではありません。室内の状態、眺望、告知事項は反映していません。売出価格は推定に使っていません。
      {loan !== undefined && `月々は、${loan}のローンと、掲載された管理費等の合計です。実際の返済額は金融機関により異なります。`}
    </p>
  );
}
