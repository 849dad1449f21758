import { barsOf, type Handles } from "./axis-handles.ts";

type HistogramBarsProps = {
  readonly counts: readonly number[];
  readonly handles: Handles;
  readonly className: string;
};

/** How many homes there are along an axis; those inside the span in the brand's colour. The choices beside it tell the same. */
export function HistogramBars({ counts, handles, className }: HistogramBarsProps) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={className} aria-hidden="true">
      {barsOf(counts, handles).map(({ index, x, width, height, isInside }) => (
        <rect key={index} x={x} y={100 - height} width={width} height={height} className={isInside ? "fill-brand" : "fill-control/45"} />
      ))}
    </svg>
  );
}
