import type { ReactNode } from "react";
import type { HazardResponse, RiskReportResponse } from "#api/client/client.ts";
import { LAYERS, type LayerId } from "#domain/surroundings/layers/layers.ts";
import { FindingRow, type FindingRowProps, FindingRows } from "#web/risk/facts/finding-row.tsx";
import type { ShownProvenance } from "#web/risk/facts/provenance-words.ts";
import { indicatorOf, isChecking } from "#web/risk/facts/report-facts.ts";

/** What the row of one layer says at a place. */
export type LayerRow = {
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
  readonly rows: readonly LayerRow[];
  /** Null: they could not be had. */
  readonly hazards: readonly HazardResponse[] | null;
  readonly report: RiskReportResponse;
  /** Further rows that do not come from a layer. */
  readonly children?: ReactNode;
};

/** What layers found at the building, each in its own state. */
export function HazardRows({ label, rows, hazards, report, children }: HazardRowsProps) {
  return (
    <FindingRows label={label}>
      {rows.map((row) => (
        <FindingRow key={row.layer} {...hazardRow(row, { hazards, report })} />
      ))}
      {children}
    </FindingRows>
  );
}

/** The row of one layer. A layer that the answer leaves out was not imported. */
export function hazardRow(row: LayerRow, { hazards, report }: Pick<HazardRowsProps, "hazards" | "report">): FindingRowProps {
  const { layer, indicators = [] } = row;
  const hazard = hazards?.find((each) => each.layer === layer);
  const ids = [layer, ...indicators];
  const indicator = indicatorOf(report, ids);
  return {
    title: row.title ?? LAYERS[layer].title,
    ...found(row, hazards === null ? "failed" : hazard),
    score: indicator?.score ?? null,
    isChecking: isChecking(report, ids),
    provenance: hazard ? provenanceOf(hazard) : null,
  };
}

function found(row: LayerRow, hazard: HazardResponse | undefined | "failed"): Pick<FindingRowProps, "state" | "words" | "meaning"> {
  if (hazard === "failed") return { state: "failed" };
  if (hazard === undefined) return { state: "no_data" };
  const { state, value, details = {} } = hazard;
  switch (state) {
    case "ok":
      return value === undefined
        ? { state: "no_data" }
        : { state, words: row.words(value, details), meaning: row.meaning?.(value, details) };
    case "none":
      return { state, words: row.none, meaning: row.noneMeaning };
    case "out_of_area":
      return { state, words: row.outOfArea };
    default:
      return { state: "no_data" };
  }
}

/** Null where nothing was imported. */
export function provenanceOf({ source, asOf, precision, isSample }: HazardResponse): ShownProvenance | null {
  return source === undefined ? null : { attribution: source, asOf: asOf ?? null, precision: precision ?? "", isSample: isSample ?? false };
}
