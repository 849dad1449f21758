import type { Line } from "#domain/assets/take-home/types.ts";
import type { Yen } from "#kernel/yen.ts";

/** A line at both ends of a range. `highFormula`: null where it is reckoned the same way. */
export type PairedLine = {
  readonly line: Line;
  readonly lowYen: Yen;
  readonly highYen: Yen;
  readonly highFormula: string | null;
};

/** The lines of a reckoning that leaves least beside those of one that leaves most, smaller amounts first. A line that one of them lacks is 0 there. */
export function pairedLines(low: readonly Line[], high: readonly Line[]): PairedLine[] {
  const missing = high.filter(({ key }) => low.every((line) => line.key !== key));
  return [...low, ...missing].map((line) => {
    const ends = [low, high].map((lines) => lines.find(({ key }) => key === line.key));
    const there = ends.filter((one) => one !== undefined).toSorted((a, b) => a.yen - b.yen);
    const [least = line, most = line] = [there[0], there.at(-1)];
    const isAtBoth = there.length === 2;
    return {
      line: isAtBoth ? least : most,
      lowYen: isAtBoth ? least.yen : 0,
      highYen: most.yen,
      highFormula: isAtBoth && least.yen !== most.yen ? most.formula : null,
    };
  });
}
