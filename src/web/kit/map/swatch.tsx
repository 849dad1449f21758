import type { LegendClass } from "#web/kit/map/layers/overlay.ts";
import { Hatch } from "./hatch-swatch.tsx";

/** The colours of a layer in little, hatched where there are no data. */
export function Swatch({ legend }: { legend: readonly LegendClass[] | null }) {
  if (legend === null || legend.length === 0) return <Hatch kind="no-data" />;
  const shown = [...new Set([0, 0.34, 0.67, 1].map((share) => legend[Math.round(share * (legend.length - 1))]?.colour ?? ""))];
  return (
    <svg aria-hidden="true" width="26" height="16" className="bar-fill shrink-0">
      {shown.map((colour, index) => (
        <rect key={colour} x={(26 / shown.length) * index} width={26 / shown.length} height="16" fill={colour} />
      ))}
      <rect x="0.5" y="0.5" width="25" height="15" fill="none" className="stroke-control/60" />
    </svg>
  );
}
