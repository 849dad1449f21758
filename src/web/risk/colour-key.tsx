import type { Legend } from "#domain/surroundings/tiles/legends.ts";

/** The official colours of a scale with their words; a colour never stands alone. */
export function ColourKey({ legend }: { legend: Legend }) {
  return (
    <ul aria-label="公式の色" className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 gap-y-1.5 text-14">
      {legend.map(({ from, colour, label }) => (
        <li key={from} className="flex items-center gap-2">
          <svg aria-hidden="true" width="32" height="18" className="bar-fill shrink-0">
            <rect x="0.5" y="0.5" width="31" height="17" fill={colour} className="stroke-control" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
