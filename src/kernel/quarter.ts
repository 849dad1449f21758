/** A calendar quarter. `2024Q3` is its text form in commands, files and APIs. */
export type Quarter = { readonly year: number; readonly quarter: 1 | 2 | 3 | 4 };

/** Quarters since year 0, so that differences are whole quarters: 2024Q3 -> 8098. */
export function quarterIndex({ year, quarter }: Quarter): number {
  return year * 4 + quarter - 1;
}

/** The inverse of {@link quarterIndex}. */
export function quarterAt(index: number): Quarter {
  return { year: Math.floor(index / 4), quarter: ((index % 4) + 1) as Quarter["quarter"] };
}

export function formatQuarter({ year, quarter }: Quarter): string {
  return `${year}Q${quarter}`;
}

/** `2024年第3四半期`, as the ministry writes it. */
export function formatQuarterJa({ year, quarter }: Quarter): string {
  return `${year}年第${quarter}四半期`;
}

/** `2024Q3` as people read it: `2024年第3四半期`; the text itself where it is no quarter. */
export function quarterText(text: string): string {
  const quarter = parseQuarter(text);
  return quarter ? formatQuarterJa(quarter) : text;
}

/** Reads `2024Q3`; null for anything else. */
export function parseQuarter(text: string): Quarter | null {
  const match = /^(\d{4})Q([1-4])$/.exec(text);
  return match ? { year: Number(match[1]), quarter: Number(match[2]) as Quarter["quarter"] } : null;
}

/** The quarter an instant falls in, Japan time (UTC+9, no summer time since 1951). */
export function quarterOf(instant: Date): Quarter {
  const japan = new Date(instant.getTime() + 9 * 3_600_000);
  return { year: japan.getUTCFullYear(), quarter: (Math.floor(japan.getUTCMonth() / 3) + 1) as Quarter["quarter"] };
}
