import type { ReactNode } from "react";
import { formatYen } from "#kernel/yen.ts";
import { type BandInput, bandGeometry, type Mark } from "./band-geometry.ts";

/** What the band is of: the estimate, what it is held against (in the words, and shorter at its mark), and how amounts are written. */
export type BandWords = {
  readonly name: string;
  readonly asked: string;
  readonly mark: string;
  readonly amount: (yen: number) => string;
};

const PRICE_WORDS: BandWords = { name: "AI推定価格", asked: "売出価格", mark: "売出", amount: formatYen };

/**
 * The 80 % band on a track with a tick for the estimate and a dashed mark for an asking price. Drawn on the server, no script. Across in
 * percent, down in pixels: it stretches to any width, and its text keeps its size.
 */
export function PriceBand({ words = PRICE_WORDS, ...band }: BandInput & { readonly words?: BandWords }) {
  const { asking, ...place } = bandGeometry(band);
  return (
    <svg role="img" aria-label={bandInWords(band, words)} className="block h-[76px] w-full overflow-visible print:break-inside-avoid">
      <rect y={34} width="100%" height={12} rx={6} className="fill-track print:stroke-line" />
      <rect
        x={`${place.from}%`}
        y={34}
        width={`${place.to - place.from}%`}
        height={12}
        rx={6}
        className="fill-brand/35 print:stroke-brand"
      />
      <rect x={`${place.point}%`} y={28} width={4} height={24} rx={2} transform="translate(-2)" className="fill-brand" />
      <BandLabel mark={place.lowLabel} y={63} className="text-sub">
        {words.amount(band.low)}
      </BandLabel>
      <BandLabel mark={place.highLabel} y={63} className="text-sub">
        {words.amount(band.high)}
      </BandLabel>
      {asking && band.asking !== null && (
        <>
          <line
            x1={`${asking.at}%`}
            x2={`${asking.at}%`}
            y1={22}
            y2={58}
            transform="translate(1)"
            strokeWidth={2}
            strokeDasharray="4"
            className="stroke-accent"
          />
          <BandLabel mark={asking} y={10} className="font-bold text-accent">
            {asking.beyond === "left" && "← "}
            {words.mark} {words.amount(band.asking)}
            {asking.beyond === "right" && " →"}
          </BandLabel>
        </>
      )}
    </svg>
  );
}

function BandLabel({ mark, y, className, children }: { mark: Mark; y: number; className: string; children: ReactNode }) {
  return (
    <text
      x={`${mark.at}%`}
      y={y}
      textAnchor={mark.anchor}
      dominantBaseline="central"
      className={`fill-current text-13 tabular-nums ${className}`}
    >
      {children}
    </text>
  );
}

/** What the picture says, for those who do not see it. */
export function bandInWords(
  { low, point, high, asking }: BandInput,
  { name, asked, amount }: Omit<BandWords, "mark"> = PRICE_WORDS,
): string {
  const band = `${name} ${amount(point)}。80%の幅は ${amount(low)} から ${amount(high)}。`;
  return asking === null ? band : `${band}${asked} ${amount(asking)}。`;
}
