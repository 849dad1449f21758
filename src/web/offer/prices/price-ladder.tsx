import type { ReactNode } from "react";
import { formatYen } from "#kernel/yen.ts";
import { type OfferSide, ROLE_WORDS } from "#web/offer/words/offer-words.ts";
import { shortDay } from "#web/offer/words/time-words.ts";
import { type Ladder, type LadderInput, type LadderMark, ladderOf, type Spot } from "./ladder-geometry.ts";
import { man } from "./man.ts";
import { MarkShape, PlacedMark, SIDE_LINES } from "./side-mark.tsx";

export type PriceLadderProps = LadderInput & {
  /** Who looks at it. */
  readonly viewer: OfferSide;
};

/** What each named, round by round, over the band of the estimate: ● buyer, ■ owner, dashed what is being thought about. The list of the prices beside it is its table. */
export function PriceLadder({ viewer, ...input }: PriceLadderProps) {
  const ladder = ladderOf(input);
  const nameOf = (side: OfferSide) => (side === viewer ? "あなた" : ROLE_WORDS[side]);
  return (
    <figure className="m-0">
      <LadderKey viewer={viewer} hasDraft={input.draft !== null} />
      <div className="pt-2 pb-11">
        <div className="relative mr-2 ml-[52px] h-[230px] sm:mr-[88px] sm:h-[320px]">
          <svg role="img" aria-label={ladderWords(input, nameOf)} className="absolute inset-0 size-full overflow-visible tabular-nums">
            <Band ladder={ladder} input={input} />
            <Columns ladder={ladder} nameOf={nameOf} input={input} />
            {ladder.lines.map(({ side, points }) => (
              <Stairs key={side} points={points} className={SIDE_LINES[side]} />
            ))}
            <Stairs points={ladder.draftLine} className={SIDE_LINES[input.draft?.side ?? "buyer"]} isDashed />
            <Gap gap={ladder.gap} />
            {ladder.marks.map((mark) => (
              <PriceMark key={`${mark.round}${mark.isDraft}`} mark={mark} />
            ))}
          </svg>
        </div>
      </div>
    </figure>
  );
}

function ladderWords({ steps, low, point, high, draft }: LadderInput, nameOf: (side: OfferSide) => string): string {
  const named = steps.map(({ round, side, priceYen }) => `${round}回目、${nameOf(side)}が${formatYen(priceYen)}。`).join("");
  const thought = draft ? `下書きは${formatYen(draft.priceYen)}。` : "";
  return `提示価格の動き。${named}${thought}AI推定は${formatYen(point)}、80%の幅は${formatYen(low)}から${formatYen(high)}。`;
}

function LadderKey({ viewer, hasDraft }: { readonly viewer: OfferSide; readonly hasDraft: boolean }) {
  const mark = (side: OfferSide) => <MarkShape side={side} />;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-sub">
      <KeyItem shape={mark("buyer")}>{viewer === "buyer" ? "あなた" : "買い手"}</KeyItem>
      <KeyItem shape={mark("owner")}>{viewer === "owner" ? "あなた" : "オーナー"}</KeyItem>
      {hasDraft && <KeyItem shape={<MarkShape side={viewer} isDraft />}>下書き</KeyItem>}
      <KeyItem shape={<rect y={1} width={12} height={10} className="fill-brand/20" />}>80%の幅</KeyItem>
      <KeyItem shape={<rect y={5} width={12} height={2} className="fill-brand" />}>AI推定</KeyItem>
    </ul>
  );
}

function KeyItem({ shape, children }: { readonly shape: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <svg aria-hidden="true" className="size-3 overflow-visible">
        {shape}
      </svg>
      {children}
    </li>
  );
}

type Parts = { readonly ladder: Ladder; readonly input: LadderInput };
/** Keeps a figure legible where a line runs through it. */
const HALO = "[paint-order:stroke] [stroke-width:3px] stroke-brand-tint";
const SMALL = "fill-current text-12 text-sub";

function Band({ ladder: { band, ticks }, input: { low, point, high } }: Parts) {
  return (
    <>
      <rect y={`${band.top}%`} width="100%" height={`${band.bottom - band.top}%`} className="fill-brand-tint" />
      {ticks.map(({ yen, y }) => (
        <g key={yen}>
          <line x2="100%" y1={`${y}%`} y2={`${y}%`} className="stroke-card" />
          <text x={-8} y={`${y}%`} textAnchor="end" dominantBaseline="central" className={SMALL}>
            {man(yen)}
          </text>
        </g>
      ))}
      <line y2="100%" className="stroke-line" />
      <line x2="100%" y1="100%" y2="100%" className="stroke-line" />
      <line x2="100%" y1={`${band.point}%`} y2={`${band.point}%`} strokeWidth={2} className="stroke-brand" />
      <Ends y={band.top} dy={-9} phone={`上 ${man(high)}`} desk={`幅の上 ${man(high)}`} className="text-sub" />
      <Ends y={band.point} dy={-10} phone={`推定 ${man(point)}`} desk={`推定 ${man(point)}`} className="font-bold text-brand" />
      <Ends y={band.bottom} dy={11} phone={`下 ${man(low)}`} desk={`幅の下 ${man(low)}`} className="text-sub" />
    </>
  );
}

type EndsProps = { readonly y: number; readonly dy: number; readonly phone: string; readonly desk: string; readonly className: string };

/** At the right of the picture; on a phone, which has no room there, within it. */
function Ends({ y, dy, phone, desk, className }: EndsProps) {
  return (
    <>
      <text x="100%" dx={8} y={`${y}%`} dominantBaseline="central" className={`fill-current text-12 max-sm:hidden ${className}`}>
        {desk}
      </text>
      <text x={5} y={`${y}%`} dy={dy} dominantBaseline="central" className={`fill-current text-12 sm:hidden ${className}`}>
        {phone}
      </text>
    </>
  );
}

function Columns({ ladder: { columns }, input, nameOf }: Parts & { readonly nameOf: (side: OfferSide) => string }) {
  return columns.map(({ round, x, step, isNext }) => {
    const side = step?.side ?? (isNext ? input.draft?.side : undefined);
    const when = step ? shortDay(step.at) : isNext ? "いま" : `${round}回目`;
    return (
      <g key={round} className={isNext ? "font-bold text-ink" : "text-sub"}>
        <UnderColumn x={x} dy={18}>
          {when}
        </UnderColumn>
        <UnderColumn x={x} dy={34}>
          {side ? nameOf(side) : round === columns.length ? "最後" : ""}
        </UnderColumn>
      </g>
    );
  });
}

function UnderColumn({ x, dy, children }: { readonly x: number; readonly dy: number; readonly children: string }) {
  return (
    <text x={`${x}%`} y="100%" dy={dy} textAnchor="middle" className="fill-current text-12">
      {children}
    </text>
  );
}

function Stairs({
  points,
  className,
  isDashed = false,
}: {
  readonly points: readonly Spot[];
  readonly className: string;
  readonly isDashed?: boolean;
}) {
  return points.slice(1).map((to, index) => {
    const from = points[index];
    return from ? (
      <line
        key={`${from.x} ${from.y} ${to.x} ${to.y}`}
        x1={`${from.x}%`}
        y1={`${from.y}%`}
        x2={`${to.x}%`}
        y2={`${to.y}%`}
        strokeWidth={2}
        strokeDasharray={isDashed ? "4 3" : undefined}
        className={className}
      />
    ) : null;
  });
}

function Gap({ gap }: Pick<Ladder, "gap">) {
  if (gap === null) return null;
  const [top, bottom] = [Math.min(gap.from, gap.to), Math.max(gap.from, gap.to)];
  return (
    <>
      <line x1={`${gap.x}%`} x2={`${gap.x}%`} y1={`${top}%`} y2={`${bottom}%`} className="stroke-sub" />
      <text x={`${gap.x}%`} y={`${bottom}%`} dy={17} textAnchor="middle" className={`${HALO} fill-current font-bold text-12 text-ink`}>
        差 {man(gap.yen)}
      </text>
    </>
  );
}

/** The price of the buyer stands below its mark, that of the owner above: they seldom meet. */
function PriceMark({ mark: { x, y, side, priceYen, isDraft } }: { readonly mark: LadderMark }) {
  return (
    <>
      <PlacedMark x={`${x}%`} y={`${y}%`} side={side} isDraft={isDraft} />
      <text
        x={`${x}%`}
        y={`${y}%`}
        dx={isDraft ? 11 : 0}
        dy={side === "buyer" ? 22 : -14}
        textAnchor={isDraft ? "start" : "middle"}
        className={`${HALO} fill-current font-bold text-13 ${side === "buyer" ? "text-ink" : "text-accent-strong"}`}
      >
        {man(priceYen)}
      </text>
    </>
  );
}
