import { HEAT_SIGNS, type Heat } from "./heat-words.ts";

const HEIGHTS = ["h-1.5", "h-2.5", "h-3.5"];

/** How much a customer is interested: three rising bars and a word. */
export function HeatMark({ heat }: { readonly heat: Heat }) {
  const { word, bars } = HEAT_SIGNS[heat];
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-13">
      <span aria-hidden="true" className="inline-flex items-end gap-0.5">
        {HEIGHTS.map((height, index) => (
          <span key={height} className={`w-1 rounded-xs ${height} ${index < bars ? "bg-accent" : "bg-line"}`} />
        ))}
      </span>
      <span>
        <span className="sr-only">関心 </span>
        {word}
      </span>
    </span>
  );
}
