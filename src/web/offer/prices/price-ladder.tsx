import type { ReactNode } from "react";
import { formatYen } from "#kernel/yen.ts";
import { type OfferSide, ROLE_WORDS } from "#web/offer/words/offer-words.ts";
import { shortDay } from "#web/offer/words/time-words.ts";
import { type Ladder, type LadderInput, ladderOf, type Spot } from "./ladder-geometry.ts";
import { apart, type LadderLabel, labelsOf } from "./ladder-labels.ts";
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
      <LadderKey viewer={viewer} input={input} />
      <div className="pt-2 pb-11">
        <div className="relative mr-2 ml-[52px] h-[300px] sm:mr-[88px]">
          <svg role="img" aria-label={ladderWords(input, nameOf)} className="absolute inset-0 size-full overflow-visible tabular-nums">
            <Band ladder={ladder} input={input} />
            <Columns ladder={ladder} nameOf={nameOf} input={input} />
            {ladder.lines.map(({ side, points }) => (
              <Stairs key={side} points={points} className={SIDE_LINES[side]} />
            ))}
            <Stairs points={ladder.draftLine} className={SIDE_LINES[input.draft?.side ?? "buyer"]} isDashed />
            <Gap gap={ladder.gap} />
            {ladder.agreed && <AgreedRing {...ladder.agreed} />}
            {ladder.marks.map(({ x, y, side, round, isDraft }) => (
              <PlacedMark key={`${round}${isDraft}`} x={`${x}%`} y={`${y}%`} side={side} isDraft={isDraft} />
            ))}
            {labelsOf(ladder).map(({ key, ...label }) => (
              <Label key={key} {...label} />
            ))}
          </svg>
        </div>
      </div>
    </figure>
  );
}

function ladderWords({ steps, low, point, high, draft, isAgreed }: LadderInput, nameOf: (side: OfferSide) => string): string {
  const named = steps.map(({ round, side, priceYen }) => `${round}回目、${nameOf(side)}が${formatYen(priceYen)}。`).join("");
  const thought = draft ? `下書きは${formatYen(draft.priceYen)}。` : "";
  const agreed = isAgreed ? `${formatYen(steps.at(-1)?.priceYen ?? 0)}で合意。` : "";
  return `提示価格の動き。${named}${agreed}${thought}AI推定は${formatYen(point)}、80%の幅は${formatYen(low)}から${formatYen(high)}。`;
}

type KeyProps = { readonly viewer: OfferSide; readonly input: LadderInput };

/** On a phone, which has no room beside the picture, it tells the estimate too. */
function LadderKey({ viewer, input: { draft, isAgreed, low, point, high } }: KeyProps) {
  const mark = (side: OfferSide) => <MarkShape side={side} />;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-sub">
      <KeyItem shape={mark("buyer")}>{viewer === "buyer" ? "あなた" : "買い手"}</KeyItem>
      <KeyItem shape={mark("owner")}>{viewer === "owner" ? "あなた" : "オーナー"}</KeyItem>
      {draft !== null && <KeyItem shape={<MarkShape side={viewer} isDraft />}>下書き</KeyItem>}
      {isAgreed && <KeyItem shape={<circle cx={6} cy={6} r={6} className="fill-none stroke-2 stroke-good" />}>合意した価格</KeyItem>}
      <KeyItem shape={<rect y={1} width={12} height={10} className="fill-brand/20" />}>
        80%の幅
        <span className="amount sm:hidden">
          {man(low)}〜{man(high)}
        </span>
      </KeyItem>
      <KeyItem shape={<rect y={5} width={12} height={2} className="fill-brand" />}>
        AI推定<span className="amount sm:hidden">{man(point)}</span>
      </KeyItem>
      <li>単位：万円</li>
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
  const [top, middle, bottom] = apart([band.top, band.point, band.bottom]);
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
      <Ends at={top} className="text-sub">{`幅の上 ${man(high)}`}</Ends>
      <Ends at={middle} className="font-bold text-brand">{`推定 ${man(point)}`}</Ends>
      <Ends at={bottom} className="text-sub">{`幅の下 ${man(low)}`}</Ends>
    </>
  );
}

/** At the right of the picture, where there is room. */
function Ends({ at, className, children }: { readonly at: number | undefined; readonly className: string; readonly children: string }) {
  return (
    <text x="100%" dx={8} y={at} dominantBaseline="central" className={`fill-current text-12 max-sm:hidden ${className}`}>
      {children}
    </text>
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
  return <line x1={`${gap.x}%`} x2={`${gap.x}%`} y1={`${top}%`} y2={`${bottom}%`} className="stroke-sub" />;
}

function AgreedRing({ x, y }: Spot) {
  return <circle cx={`${x}%`} cy={`${y}%`} r={10} strokeWidth={2} className="fill-none stroke-good" />;
}

const PREFIX = { gap: "差 ", price: "", agreed: "合意 " } as const;

function Label({ x, y, dx, dy, anchor, what }: Omit<LadderLabel, "key">) {
  const yen = what.kind === "gap" ? what.yen : what.mark.priceYen;
  return (
    <text
      {...{ dx, dy }}
      x={`${x}%`}
      y={`${y}%`}
      textAnchor={anchor}
      dominantBaseline="central"
      className={`${HALO} fill-current font-bold ${what.kind === "gap" ? "text-12" : "text-13"} ${inkOf(what)}`}
    >
      {PREFIX[what.kind]}
      {man(yen)}
    </text>
  );
}

function inkOf(what: LadderLabel["what"]): string {
  if (what.kind === "agreed") return "text-good";
  return what.kind === "price" && what.mark.side === "owner" ? "text-accent-strong" : "text-ink";
}
