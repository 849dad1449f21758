import type { ReactNode } from "react";
import { formatYen } from "#kernel/yen.ts";
import { type BandInput, bandGeometry, type Mark } from "./band-geometry.ts";

const ANCHOR = { start: "0", middle: "-50%", end: "-100%" } as const;

/** The 80 % band on a track with a tick for the estimate and a dashed mark for an asking price. Drawn on the server, no script. */
export function PriceBand(band: BandInput) {
  const place = bandGeometry(band);
  return (
    <div role="img" aria-label={bandInWords(band)} className="relative h-[76px] print:break-inside-avoid">
      {place.asking && band.asking !== null && (
        <>
          <BandLabel mark={place.asking} className="top-0 font-bold text-accent">
            {place.asking.beyond === "left" && "← "}売出 {formatYen(band.asking)}
            {place.asking.beyond === "right" && " →"}
          </BandLabel>
          <span className="absolute top-[22px] z-10 h-9 border-accent border-l-2 border-dashed" style={{ left: `${place.asking.at}%` }} />
        </>
      )}
      <span className="absolute top-[34px] h-3 w-full rounded-full bg-track print:border print:border-line" />
      <span
        className="absolute top-[34px] h-3 rounded-full bg-brand/35 print:border print:border-brand"
        style={{ left: `${place.from}%`, width: `${place.to - place.from}%` }}
      />
      <span className="absolute top-[28px] -ml-0.5 h-6 w-1 rounded-full bg-brand" style={{ left: `${place.point}%` }} />
      <BandLabel mark={place.lowLabel} className="top-[54px] text-sub">
        {formatYen(band.low)}
      </BandLabel>
      <BandLabel mark={place.highLabel} className="top-[54px] text-sub">
        {formatYen(band.high)}
      </BandLabel>
    </div>
  );
}

function BandLabel({ mark, className, children }: { mark: Mark; className: string; children: ReactNode }) {
  return (
    <span
      className={`absolute whitespace-nowrap text-13 leading-5 tabular-nums ${className}`}
      style={{ left: `${mark.at}%`, transform: `translateX(${ANCHOR[mark.anchor]})` }}
    >
      {children}
    </span>
  );
}

/** What the picture says, for those who do not see it. */
export function bandInWords({ low, point, high, asking }: BandInput): string {
  const band = `AI推定価格 ${formatYen(point)}。80%の幅は ${formatYen(low)} から ${formatYen(high)}。`;
  return asking === null ? band : `${band}売出価格 ${formatYen(asking)}。`;
}
