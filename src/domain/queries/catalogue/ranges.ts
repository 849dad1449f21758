/** The most that can be told: yen, m². Where the axes of sliders end stands in `AXIS_EDGES` of search/homes; beyond them numbers are typed. */
export const MOST_TOLD = { priceYen: 9_999_990_000, monthlyYen: 1_000_000, areaM2: 99_999, landAreaM2: 999_999 } as const;
