import type { OfferSide } from "#web/offer/words/offer-words.ts";

const INK: Readonly<Record<OfferSide, string>> = { buyer: "fill-ink", owner: "fill-accent" };
export const SIDE_LINES: Readonly<Record<OfferSide, string>> = { buyer: "stroke-ink", owner: "stroke-accent" };

type PlacedMarkProps = { readonly side: OfferSide; readonly isDraft: boolean; readonly x: string; readonly y: string | number };

/** The same around a place of a picture, which says in words what it shows. */
export function PlacedMark({ side, isDraft, x, y }: PlacedMarkProps) {
  return (
    <svg aria-hidden="true" x={x} y={y} className="overflow-visible">
      <g transform="translate(-6 -6)">
        <MarkShape side={side} isDraft={isDraft} />
      </g>
    </svg>
  );
}

/** ● or ■ in a box of 12 pixels; hollow and dashed while it is only thought about. */
export function MarkShape({ side, isDraft = false }: { readonly side: OfferSide; readonly isDraft?: boolean }) {
  const look = isDraft ? `fill-card stroke-2 ${SIDE_LINES[side]}` : INK[side];
  const dashes = isDraft ? "3 2" : undefined;
  return side === "buyer" ? (
    <circle cx={6} cy={6} r={5} className={look} strokeDasharray={dashes} />
  ) : (
    <rect x={1} y={1} width={10} height={10} className={look} strokeDasharray={dashes} />
  );
}
