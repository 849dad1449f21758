import type { Legend } from "#domain/surroundings/tiles/legends.ts";
import { ColourRow } from "../kit/map/colour-row.tsx";

/** The official colours of a scale with their words; a colour never stands alone. */
export function ColourKey({ legend }: { legend: Legend }) {
  return (
    <ul aria-label="公式の色" className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 gap-y-1.5 text-14">
      {legend.map(({ from, colour, label }) => (
        <ColourRow key={from} colour={colour} label={label} />
      ))}
    </ul>
  );
}
