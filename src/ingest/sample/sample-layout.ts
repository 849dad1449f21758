import type { Random } from "#kernel/random.ts";
import { pick } from "./draw.ts";

/** A floor plan that a home of this size and year would have: 24 m² -> `1K` or `1R`; 70 m² of 2005 -> `3LDK`; 45 m² of 1975 -> `2DK`. */
export function layoutFor(areaM2: number, builtYear: number, random: Random): string {
  const isOld = builtYear < 1990;
  if (areaM2 < 27) return pick(random, ["1K", "1K", "1R"]);
  if (areaM2 < 37) return pick(random, ["1K", "1DK", "1LDK"]);
  if (areaM2 < 50) return isOld ? "2DK" : "1LDK";
  if (areaM2 < 62) return isOld ? pick(random, ["2LDK", "3DK"]) : "2LDK";
  if (areaM2 < 85) return pick(random, ["3LDK", "3LDK", "2LDK+S"]);
  return pick(random, ["3LDK", "4LDK"]);
}
