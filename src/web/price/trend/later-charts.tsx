import { createIsomorphicFn } from "@tanstack/react-start";
import { lazy, memo, Suspense } from "react";
import { ChartsBelow, type ChartsBelowProps } from "./charts-below.tsx";

/** The server draws them; a browser shows what the server drew, and fetches their code when the price is alive. */
const Charts = createIsomorphicFn()
  .server(() => ChartsBelow)
  .client(() => lazy(async () => ({ default: (await import("./charts-below.tsx")).ChartsBelow })))();

export const LaterCharts = memo(function LaterCharts(props: ChartsBelowProps) {
  return (
    <Suspense>
      <Charts {...props} />
    </Suspense>
  );
});
