import { days, hours } from "#kernel/duration.ts";

/** In Japan: when lists go to customers of tenants. */
const AT_HOUR = hours(18);
const JAPAN = hours(9);

/** When the next list can come. It does on a day on which something new fits. */
export function nextMailAt(now: Date): Date {
  const inJapan = now.getTime() + JAPAN;
  const today = Math.floor(inJapan / days(1)) * days(1) + AT_HOUR;
  return new Date((today > inJapan ? today : today + days(1)) - JAPAN);
}
