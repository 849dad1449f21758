import type { ShownHome } from "./types.ts";

const FLOOR_BANDS = { low: "低層階", middle: "中層階", high: "高層階" } as const;
export const HOME_KINDS = { condo: "マンション", house: "一戸建て", land: "土地" } as const;

/** `東雲サンプルコート 中層階`, `江東区豊洲の一戸建て`. */
export function homeName({ kind, buildingName, place, floorBand }: ShownHome): string {
  const name = buildingName ?? `${place}の${HOME_KINDS[kind]}`;
  return floorBand === null ? name : `${name} ${FLOOR_BANDS[floorBand]}`;
}

/** `江東区豊洲・マンション・約70㎡・3LDK`. */
export function homeFacts({ kind, place, aboutM2, layout }: ShownHome): string {
  return [place, HOME_KINDS[kind], aboutM2 === null ? null : `約${aboutM2}㎡`, layout].filter((fact) => fact !== null).join("・");
}
