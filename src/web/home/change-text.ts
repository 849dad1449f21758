import { signedPercent } from "#kernel/percent.ts";

/** A change in percent with its sign, as Japanese tables write it (where ▲ would mean a fall): `+5.0%`, `−2.1%`, `±0.0%`; null where it is not known. */
export function changeText(percent: number | null): string | null {
  return percent === null ? null : signedPercent(percent / 100);
}
