import type { ParsedSale } from "./parsed-sale.ts";

/**
 * What makes two rows the same sale, whichever layout they came in: the columns that every layout carries for that kind and that proved
 * equal between them (web CSV against XIT001, 2024Q2: 6,222 of 6,226 condominiums of the 23 wards meet). 価格情報区分 is only concluded
 * in the extract, so for condominiums the 容積率 stands in for it; buildings and land have no 間取り or 改装 in the 26 columns.
 */
export function saleIdentity(sale: ParsedSale): string {
  const shared = [
    sale.kind,
    sale.cityCode,
    sale.town,
    sale.quarter.year,
    sale.quarter.quarter,
    sale.price,
    `${sale.areaM2}${sale.areaIsMinimum ? "+" : ""}`,
    sale.builtYear,
    sale.zoning,
    sale.lot?.coveragePercent,
    sale.lot?.floorAreaRatioPercent,
    sale.purpose,
  ];
  const own = sale.kind === "condo" ? [sale.layout, sale.renovated] : [sale.priceCategory];
  return [...shared, ...own].map((value) => value ?? "").join("|");
}
