/**
 * 家屋の被害率: share of the value of a house that water over its floor destroys. 国土交通省「治水経済調査マニュアル(案)」令和7年7月, 家屋, ground that falls less than
 * 1 in 1,000 (Aグループ); steeper ground has higher rates. `belowFloor`: 床下浸水. The manual's table of household goods is left out: its present
 * edition was not at hand to be checked.
 */
export const HOUSE_DAMAGE = {
  dated: "2025-07",
  source: "国土交通省「治水経済調査マニュアル(案)」令和7年7月 家屋の浸水深別被害率(地盤勾配1/1000未満)",
  belowFloor: 0.047,
  /** Metres over the floor from which a share holds. */
  overFloor: [
    [0, 0.189],
    [0.5, 0.253],
    [1, 0.406],
    [2, 0.592],
    [3, 0.8],
  ],
} as const;

/** The share of a house's value that water to `overFloorM` metres over its floor destroys: 0–1. Water that only reaches under a ground floor: 床下. */
export function houseDamage(overFloorM: number): number {
  return HOUSE_DAMAGE.overFloor.findLast(([from]) => overFloorM >= from)?.[1] ?? 0;
}

export type DepthRange = { readonly leastM: number; readonly mostM: number };

/**
 * The least and the most that a class of depth destroys of a home whose floor lies at `floorM`. On the ground floor water under the floor counts as
 * 床下; a home above the water has 0, though lifts and power fail.
 */
export function floodDamage({ leastM, mostM }: DepthRange, floorM: number, isGroundFloor: boolean): readonly [least: number, most: number] {
  const share = (depthM: number) => {
    const over = depthM - floorM;
    if (over > 0) return houseDamage(over);
    return isGroundFloor && depthM > 0 ? HOUSE_DAMAGE.belowFloor : 0;
  };
  return [share(leastM), share(mostM)];
}
