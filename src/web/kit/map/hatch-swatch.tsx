import { useId } from "react";

/** The look of missing data (lines) and of too few cases (dots), as on the map. */
export function Hatch({ kind }: { kind: "no-data" | "few" }) {
  const pattern = useId();
  return (
    <svg aria-hidden="true" width="26" height="16" className="shrink-0">
      <defs>
        <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" className="fill-card" />
          {kind === "few" ? (
            <circle cx="3" cy="3" r="1.6" className="fill-sub" />
          ) : (
            <path d="M-1 1 1 -1M0 6 6 0M5 7 7 5" className="stroke-control" />
          )}
        </pattern>
      </defs>
      <rect x="0.5" y="0.5" width="25" height="15" fill={`url(#${pattern})`} className="stroke-control" />
    </svg>
  );
}
