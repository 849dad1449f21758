import { readFileSync } from "node:fs";
import path from "node:path";
import { type UnitTable, unitTableSchema } from "./unit-table.ts";

const FILE = path.resolve(import.meta.dirname, "../../../../../data/valuation/unit-adjustments.json");

let kept: UnitTable | null = null;

/** The table of data/valuation that floors, directions and corners are priced by. Read once. Throws where the file is wrong. */
export function unitTable(): UnitTable {
  kept ??= unitTableSchema.parse(JSON.parse(readFileSync(FILE, "utf8")));
  return kept;
}
