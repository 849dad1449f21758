import type { PropertyKind, Sale } from "#domain/properties/types.ts";
import type { AppraisableKind, SaleRow } from "./types.ts";

/** Largest area that is learnt from and appraised, m²: beyond lie whole buildings, estates and typing errors (one condominium of 9,999 m²). */
const LARGEST_AREA_M2: Readonly<Record<AppraisableKind, number>> = { condo: 300, house: 1000, land: 2000 };
const SMALLEST_AREA_M2: Readonly<Record<AppraisableKind, number>> = { condo: 8, house: 15, land: 15 };
/** Yen per square metre; outside lie family transfers and errors. */
const UNIT_PRICE = { least: 10_000, most: 20_000_000 };

export function isUsualSize(kind: AppraisableKind, areaM2: number): boolean {
  return areaM2 >= SMALLEST_AREA_M2[kind] && areaM2 <= LARGEST_AREA_M2[kind];
}

/** Sales of one kind as the engine learns from them; sizes and prices that no home has are left out. */
export function learnableSales(kind: AppraisableKind, sales: readonly Sale[]): SaleRow[] {
  return sales.flatMap((sale) => (isLearnable(kind, sale) ? [{ ...saleRow(sale), kind }] : []));
}

function isLearnable(kind: AppraisableKind, sale: Pick<Sale, "areaM2" | "price"> & { kind: PropertyKind }): boolean {
  const unitPrice = sale.price / sale.areaM2;
  return sale.kind === kind && isUsualSize(kind, sale.areaM2) && unitPrice >= UNIT_PRICE.least && unitPrice <= UNIT_PRICE.most;
}

function saleRow({ structure: _, kind: __, ...sale }: Sale): Omit<SaleRow, "kind"> {
  return sale;
}
