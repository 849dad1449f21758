/** Per cent by which the people of a mesh change from 2020 to 2050, to one decimal: `{ "2020": 800, "2050": 700 }` -> -12.5. Null: not projected, or nobody lived there. */
export function populationChange({ "2020": before, "2050": after }: Readonly<Record<string, unknown>>): number | null {
  if (typeof before !== "number" || typeof after !== "number" || before <= 0) return null;
  return Math.round(1000 * (after / before - 1)) / 10;
}
