import type { SaleRow } from "#domain/valuation/core/types.ts";
import { calibrate } from "#domain/valuation/engine/calibrate.ts";
import type { ValuationModel } from "#domain/valuation/engine/model.ts";
import { fitForestHere, trainBundle } from "#domain/valuation/engine/train-bundle.ts";
import { quarterIndex } from "#kernel/quarter.ts";
import { SYNTHETIC_FIRST, SYNTHETIC_QUARTERS, syntheticSales } from "./synthetic-sales.ts";

const LAST = SYNTHETIC_FIRST + SYNTHETIC_QUARTERS - 1;
const HELD_BACK = 4;

export type SyntheticModel = { readonly model: ValuationModel; readonly sales: readonly SaleRow[]; readonly heldBack: readonly SaleRow[] };

let trained: Promise<SyntheticModel> | null = null;

/** A model of the made-up market, fitted without its last year, which calibrates it. Trained once for all tests of a run. */
export function syntheticModel(): Promise<SyntheticModel> {
  trained ??= train();
  return trained;
}

async function train(): Promise<SyntheticModel> {
  const sales = syntheticSales(4000);
  const isHeldBack = (sale: SaleRow) => quarterIndex(sale.quarter) > LAST - HELD_BACK;
  const past = sales.filter((sale) => !isHeldBack(sale));
  const heldBack = sales.filter(isHeldBack);
  const bundle = await trainBundle(past, async (set, name) => fitForestHere(set, name));
  const model: ValuationModel = {
    version: "condo-2025.01-00000000",
    kind: "condo",
    isSample: true,
    firstQuarter: SYNTHETIC_FIRST,
    lastQuarter: LAST - HELD_BACK,
    trainRows: past.length,
    bundle,
    calibrations: calibrate(bundle, heldBack),
  };
  return { model, sales, heldBack };
}
