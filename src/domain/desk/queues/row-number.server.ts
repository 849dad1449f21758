/** The number of a row, as it stands in an address; what is none is no row's. */
export function rowNumber(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : 0;
}
