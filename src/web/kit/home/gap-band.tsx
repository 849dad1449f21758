import { type GapAxis, gapOf, gapPlaces } from "#kernel/home/gap.ts";
import { formatYen } from "#kernel/yen.ts";
import type { HomeEstimate } from "./home-summary.ts";

type GapBandProps = { readonly price: number; readonly estimate: HomeEstimate; readonly axis: GapAxis };

/** The 80 % band of an estimate in the middle of the axis of its list, and the asking price as ◆: ink inside the band or above, accent below it. */
export function GapBand({ price, estimate, axis }: GapBandProps) {
  const { from, to, price: at, beyond } = gapPlaces(price, estimate, axis);
  const isBelow = gapOf(price, estimate).side === "below";
  const words = `推定 ${formatYen(estimate.point)}、10件のうち8件が入る幅 ${formatYen(estimate.q10)}から${formatYen(estimate.q90)}、売出 ${formatYen(price)}`;
  return (
    <svg role="img" aria-label={words} className="block h-5 w-full overflow-visible">
      <rect y={9} width="100%" height={2} className="fill-track print:stroke-line" />
      <rect x={`${from}%`} y={6} width={`${to - from}%`} height={8} rx={4} className="fill-brand/35 print:stroke-brand" />
      <rect x="50%" y={3} width={3} height={14} rx={1.5} transform="translate(-1.5)" className="fill-brand" />
      <svg x={`${at}%`} y={10} className="overflow-visible" aria-hidden="true">
        <Mark beyond={beyond} className={`stroke-card ${isBelow ? "fill-accent" : "fill-ink"}`} />
      </svg>
    </svg>
  );
}

const MARKS = { left: "M-6 0 2-6V6Z", right: "M6 0-2-6V6Z", here: "M0-6.5 6.5 0 0 6.5-6.5 0Z" } as const;

function Mark({ beyond, className }: { beyond: "left" | "right" | null; className: string }) {
  return <path d={MARKS[beyond ?? "here"]} strokeWidth={1.5} className={className} />;
}

/** What the marks of the bands mean. */
export function GapKey() {
  return (
    <ul className="flex flex-wrap gap-x-3.5 text-12 text-sub">
      <li className="flex items-center gap-1.5">
        <i aria-hidden="true" className="size-2.25 rotate-45 bg-ink" />
        売出
      </li>
      <li className="flex items-center gap-1.5">
        <i aria-hidden="true" className="h-3.5 w-0.75 rounded-full bg-brand" />
        推定
      </li>
      <li className="flex items-center gap-1.5">
        <i aria-hidden="true" className="h-2 w-5.5 rounded-full bg-brand/35" />
        10件のうち8件が入る幅
      </li>
    </ul>
  );
}

/** The common axis over the bands of a list. */
export function GapAxisHead({ axis }: { axis: GapAxis }) {
  const end = `${Math.round(axis * 100)}%`;
  return (
    <div className="flex justify-between text-12 text-sub">
      <span>−{end}</span>
      <b className="text-brand">推定</b>
      <span>+{end}</span>
    </div>
  );
}
