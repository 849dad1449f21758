/** 明治元年: before it no source tells when a building was built. */
export const FIRST_BUILT_YEAR = 1868;
/** A home is sold up to so many years before it is built. */
const YEARS_BEFORE_BUILT = 5;

/** Whether a home sold in a year can have been built in another. Sold in 2024: 1868 to 2029. */
export function isBuiltYearOfSale(builtYear: number, saleYear: number): boolean {
  return builtYear >= FIRST_BUILT_YEAR && builtYear <= saleYear + YEARS_BEFORE_BUILT;
}
