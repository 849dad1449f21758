import type { ReactNode } from "react";

export type MapStageProps = {
  /** The heading of the page, for paper and for those who hear it, unless `bar` has it. */
  readonly title: string;
  /** A line above the map with the heading and the way back. */
  readonly bar?: ReactNode;
  readonly map: ReactNode;
  /** What the map shows: on a desk a panel at the left, on a phone rows over the map. */
  readonly aside: ReactNode;
  readonly legend: ReactNode;
  readonly actions?: ReactNode;
  /** What is known of the picked spot. */
  readonly spot?: ReactNode;
  /** What stands below the map on a phone, and in the lower corner on a desk. */
  readonly foot?: ReactNode;
  /** What a phone's sheet says where it has nothing else to show; without it there is no sheet. */
  readonly hint?: string;
};

const ON_DESK = "sm:rounded-card sm:border sm:border-line sm:bg-card sm:shadow-sm";
const PANEL = "pointer-events-auto rounded-card border border-line bg-card shadow-sm";

/** A page that is a map: it fills the screen below the header, panels float on it; on a phone what was picked rises as a sheet. */
export function MapStage({ title, bar, map, aside, legend, actions = null, spot = null, foot = null, hint }: MapStageProps) {
  return (
    <div className="relative flex h-[calc(100svh-4.85rem)] sm:h-[calc(100svh-5.75rem)] min-h-[32rem] flex-col overflow-hidden print:block print:h-auto">
      {bar ? <div className="border-line border-b bg-card">{bar}</div> : <h1 className="sr-only print:not-sr-only">{title}</h1>}
      <div className="relative min-h-0 flex-1">
        {map}
        <div className="pointer-events-none no-print absolute inset-x-3 top-3 z-20 flex items-start gap-3">
          <div
            className={`pointer-events-none flex w-full min-w-0 flex-col gap-1 sm:w-72 sm:shrink-0 sm:gap-0 sm:overflow-visible sm:rounded-card sm:border sm:border-line sm:bg-card sm:shadow-sm sm:[&_form]:border-0`}
          >
            {aside}
          </div>
          <div className="pointer-events-auto hidden flex-wrap gap-2 lg:flex">{actions}</div>
        </div>
        {legend && (
          <div
            className={`no-print absolute bottom-11 left-3 z-10 w-[calc(100%-1.5rem)] max-w-[34rem] px-3.5 py-2 sm:w-[26rem] xl:w-[34rem] ${PANEL}`}
          >
            {legend}
          </div>
        )}
      </div>
      {(spot || hint) && (
        <div className="no-print relative z-10 max-h-[30svh] shrink-0 overflow-y-auto border-line border-t bg-card px-4 pb-3 sm:contents">
          <span aria-hidden="true" className="mx-auto my-2 block h-1 w-10 rounded-full bg-line sm:hidden" />
          {spot && <div className={`max-sm:mb-3 sm:absolute sm:top-3 sm:right-16 sm:z-10 sm:w-80 sm:p-4 ${ON_DESK}`}>{spot}</div>}
          {!spot && !foot && <p className="mb-2 text-13 text-sub sm:hidden">{hint}</p>}
          {foot && <div className={`sm:absolute sm:right-3 sm:bottom-11 sm:z-10 sm:w-80 sm:px-4 sm:py-2.5 lg:w-96 ${ON_DESK}`}>{foot}</div>}
        </div>
      )}
    </div>
  );
}
