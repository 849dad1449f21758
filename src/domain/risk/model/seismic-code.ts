import { factOf, foundValue } from "./facts.ts";
import type { SiteFacts } from "./types.ts";

const NEW_CODE_FROM = 19810601;
const CODE_2000_FROM = 20000601;
/** 独立行政法人住宅金融支援機構 フラット35: finished on or after this day counts as the new code where the day of confirmation is not known. */
const FINISHED_UNDER_NEW_CODE_FROM = 198304;
const FINISHED_BEFORE_NEW_CODE = 198106;

/** `unclear`: finished while either code may have been followed, and the day of confirmation is not known. */
export type SeismicCode = "old" | "unclear" | "new" | "since2000";

/**
 * The code a building was confirmed under, by its 建築確認 or else by when it was finished; null: neither is known. The 2000 code is never concluded
 * from the year it was finished.
 */
export function seismicCodeOf(site: SiteFacts): SeismicCode | null {
  const confirmedOn = foundValue(factOf(site, "confirmedOn"));
  if (confirmedOn !== null) return byConfirmation(confirmedOn);
  const year = foundValue(factOf(site, "builtYear"));
  return year === null ? null : byCompletion(year, foundValue(factOf(site, "builtMonth")));
}

function byConfirmation(day: number): SeismicCode {
  if (day >= CODE_2000_FROM) return "since2000";
  return day >= NEW_CODE_FROM ? "new" : "old";
}

/** Without a month: new only if the whole year is, old only if the whole year is. */
function byCompletion(year: number, month: number | null): SeismicCode {
  if (year * 100 + (month ?? 1) >= FINISHED_UNDER_NEW_CODE_FROM) return "new";
  return year * 100 + (month ?? 12) < FINISHED_BEFORE_NEW_CODE ? "old" : "unclear";
}

/** Whether a diagnosis found the building sound, or it was retrofitted. Not known is not sound. */
export function isProvenSound(site: SiteFacts): boolean {
  return foundValue(factOf(site, "seismicDiagnosis")) === 1;
}
