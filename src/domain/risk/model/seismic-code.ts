import { isNewQuakeCode } from "#kernel/quake-code.ts";
import { factOf, foundValue } from "./facts.ts";
import type { SiteFacts } from "./types.ts";

const CODE_2000_FROM = 20000601;

/** `unclear`: finished while either code may have been followed, and the day of confirmation is not known. */
export type SeismicCode = "old" | "unclear" | "new" | "since2000";

/**
 * The code a building was confirmed under, by its 建築確認 or else by when it was finished (`isNewQuakeCode`); null: neither is known. The 2000 code is never
 * concluded from the year it was finished.
 */
export function seismicCodeOf(site: SiteFacts): SeismicCode | null {
  const confirmedOn = foundValue(factOf(site, "confirmedOn"));
  const builtYear = foundValue(factOf(site, "builtYear"));
  if (confirmedOn === null && builtYear === null) return null;
  if (confirmedOn !== null && confirmedOn >= CODE_2000_FROM) return "since2000";
  const builtMonth = foundValue(factOf(site, "builtMonth"));
  const isNew = isNewQuakeCode({ confirmedOn: confirmedOn === null ? null : isoDay(confirmedOn), builtYear, builtMonth });
  if (isNew === null) return "unclear";
  return isNew ? "new" : "old";
}

/** 19810601 -> `1981-06-01`. */
function isoDay(day: number): string {
  return String(day).replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3");
}

/** Whether a diagnosis found the building sound, or it was retrofitted. Not known is not sound. */
export function isProvenSound(site: SiteFacts): boolean {
  return foundValue(factOf(site, "seismicDiagnosis")) === 1;
}
