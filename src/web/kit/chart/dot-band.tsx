import { formatYen } from "#kernel/yen.ts";
import { type DotBandInput, dotBandGeometry } from "./dot-band-geometry.ts";

type DotBandProps = DotBandInput & {
  /** What the dots are, for those who do not see them. */
  readonly name: string;
};

/** Of the track's middle; its rows of dots lie above and below. */
const MIDDLE = 50;
const ROW_HEIGHT = 11;

/**
 * Single sales as dots over the band of an estimate, with their median marked below and the estimate above. Dots within the band are filled, those
 * outside hollow: told apart without colour. Across in percent, down in pixels, like the price band.
 */
export function DotBand({ name, ...input }: DotBandProps) {
  const { from, to, point, median, asking, dots } = dotBandGeometry(input);
  return (
    <svg
      role="img"
      aria-label={inWords(name, input)}
      className={`block w-full overflow-visible print:break-inside-avoid ${input.asking === undefined ? "h-[104px]" : "h-[120px]"}`}
    >
      <rect y={MIDDLE - 6} width="100%" height={12} rx={6} className="fill-track print:stroke-line" />
      <rect x={`${from}%`} y={MIDDLE - 6} width={`${to - from}%`} height={12} rx={6} className="fill-brand/35 print:stroke-brand" />
      {dots.map(({ id, at, row, isInside }) => (
        <circle
          key={id}
          cx={`${at}%`}
          cy={MIDDLE - row * ROW_HEIGHT}
          r={4.5}
          strokeWidth={1.5}
          className={`stroke-brand ${isInside ? "fill-brand" : "fill-card"}`}
        />
      ))}
      <rect x={`${point}%`} y={MIDDLE - 30} width={4} height={60} rx={2} transform="translate(-2)" className="fill-brand" />
      <Label at={point} y={10} className="font-bold text-brand">
        {`推定 ${formatYen(input.point)}`}
      </Label>
      <line x1={`${median}%`} x2={`${median}%`} y1={MIDDLE + 8} y2={MIDDLE + 32} strokeWidth={2} className="stroke-ink" />
      <Label at={median} y={MIDDLE + 43} className="text-ink">
        {`成約の中央値 ${formatYen(input.median)}`}
      </Label>
      {asking !== null && input.asking !== undefined && <Asking at={asking} point={point} yen={input.asking} />}
    </svg>
  );
}

/** Nearer to the estimate than this, in percent, the two labels would touch. */
const BESIDE = 42;

/** Its label stands above beside that of the estimate, below where they would touch. */
function Asking({ at, point, yen }: { at: number; point: number; yen: number }) {
  const isBelow = Math.abs(at - point) < BESIDE;
  return (
    <>
      <line
        x1={`${at}%`}
        x2={`${at}%`}
        y1={MIDDLE - (isBelow ? 22 : 30)}
        y2={MIDDLE + (isBelow ? 50 : 22)}
        strokeWidth={2}
        strokeDasharray="4 3"
        className="stroke-accent"
      />
      <Label at={at} y={isBelow ? MIDDLE + 60 : 10} className="font-bold text-accent-strong">
        {`売出 ${formatYen(yen)}`}
      </Label>
    </>
  );
}

/** Nearer to an edge than this, in percent, a label is anchored there. */
const EDGE = 24;

function Label({ at, y, className, children }: { at: number; y: number; className: string; children: string }) {
  const anchor = at < EDGE ? "start" : at > 100 - EDGE ? "end" : "middle";
  return (
    <text x={`${at}%`} y={y} textAnchor={anchor} dominantBaseline="central" className={`fill-current text-13 tabular-nums ${className}`}>
      {children}
    </text>
  );
}

function inWords(name: string, { low, point, high, median, prices, asking }: DotBandInput): string {
  const inside = prices.filter((price) => price >= low && price <= high).length;
  return `${name}。推定 ${formatYen(point)}、80%の幅は ${formatYen(low)} から ${formatYen(high)}。成約${prices.length}件の中央値 ${formatYen(median)}、幅の中に${inside}件。${asking === undefined ? "" : `売出価格 ${formatYen(asking)}。`}`;
}
