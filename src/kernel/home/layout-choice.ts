/** 間取り as people choose them. */
export const LAYOUTS = ["1R", "1K", "1DK", "1LDK", "2K", "2DK", "2LDK", "3K", "3DK", "3LDK", "4K", "4DK", "4LDK+"] as const;
export type LayoutChoice = (typeof LAYOUTS)[number];

/** `2LDK+S` -> `2LDK`, `5LDK` -> `4LDK+`; null where it is none of the choices. */
export function layoutChoice(layout: string | null): LayoutChoice | null {
  const found = /^(\d+)S?(R|K|DK|LDK)(?:\+.*)?$/.exec(layout ?? "");
  if (!found) return null;
  const rooms = Number(found[1]);
  const rest = found[2] ?? "";
  if (rooms > 4 || (rooms === 4 && rest === "LDK")) return "4LDK+";
  return LAYOUTS.find((choice) => choice === `${rooms}${rest}`) ?? null;
}
