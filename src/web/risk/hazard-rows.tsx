import type { ReactNode } from "react";
import type { HazardResponse, RiskReportResponse } from "#api/client.ts";
import { LAYERS, type LayerId } from "#domain/surroundings/layers.ts";
import { FindingRow, type FindingRowProps, FindingRows } from "./finding-row.tsx";
import type { ShownProvenance } from "./provenance-words.ts";
import { indicatorOf, isChecking } from "./report-facts.ts";

/** How one layer is told at a place. */
export type HazardTelling = {
  readonly layer: LayerId;
  /** In place of the layer's own title. */
  readonly title?: string;
  readonly words: (value: number, details: Details) => string;
  readonly meaning?: (value: number, details: Details) => ReactNode;
  /** Looked at, and nothing there. */
  readonly none?: string;
  /** What `none` must not be taken for. */
  readonly noneMeaning?: string;
  readonly outOfArea?: string;
  /** Indicators of the rating that are taken from this layer, where their names differ from it. */
  readonly indicators?: readonly string[];
};

type Details = NonNullable<HazardResponse["details"]>;

type HazardRowsProps = {
  readonly label: string;
  readonly tellings: readonly HazardTelling[];
  /** Null: they could not be had. */
  readonly hazards: readonly HazardResponse[] | null;
  readonly report: RiskReportResponse;
  readonly onRetry: () => void;
  /** Further rows that do not come from a layer. */
  readonly children?: ReactNode;
};

/** What layers found at the building, each in its own state. */
export function HazardRows({ label, tellings, hazards, report, onRetry, children }: HazardRowsProps) {
  return (
    <FindingRows label={label}>
      {tellings.map((telling) => (
        <FindingRow key={telling.layer} {...hazardRow(telling, { hazards, report })} onRetry={onRetry} />
      ))}
      {children}
    </FindingRows>
  );
}

/** The row of one layer. A layer that the answer leaves out was not imported. */
export function hazardRow(telling: HazardTelling, { hazards, report }: Pick<HazardRowsProps, "hazards" | "report">): FindingRowProps {
  const { layer, indicators = [] } = telling;
  const hazard = hazards?.find((each) => each.layer === layer);
  const ids = [layer, ...indicators];
  const indicator = indicatorOf(report, ids);
  return {
    title: telling.title ?? LAYERS[layer].title,
    ...told(telling, hazards === null ? "failed" : hazard),
    score: indicator?.score ?? null,
    isChecking: isChecking(report, ids),
    provenance: hazard ? provenanceOf(hazard) : null,
  };
}

function told(telling: HazardTelling, hazard: HazardResponse | undefined | "failed"): Pick<FindingRowProps, "state" | "words" | "meaning"> {
  if (hazard === "failed") return { state: "failed" };
  if (hazard === undefined) return { state: "no_data" };
  const { state, value, details = {} } = hazard;
  switch (state) {
    case "ok":
      return value === undefined
        ? { state: "no_data" }
        : { state, words: telling.words(value, details), meaning: telling.meaning?.(value, details) };
    case "none":
      return { state, words: telling.none, meaning: telling.noneMeaning };
    case "out_of_area":
      return { state, words: telling.outOfArea };
    default:
      return { state: "no_data" };
  }
}

/** Null where nothing was imported. */
export function provenanceOf({ source, asOf, precision, isSample }: HazardResponse): ShownProvenance | null {
  return source === undefined ? null : { attribution: source, asOf: asOf ?? null, precision: precision ?? "", isSample: isSample ?? false };
}
