import type { LegendClass } from "./overlay.ts";

/** One colour of a scale with its words; a colour never stands alone. */
export function ColourRow({ colour, label }: Pick<LegendClass, "colour" | "label">) {
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden="true" width="26" height="16" className="bar-fill shrink-0">
        <rect x="0.5" y="0.5" width="25" height="15" fill={colour} className="stroke-control" />
      </svg>
      {label}
    </li>
  );
}
