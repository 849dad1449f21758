import { placeKeyOf } from "#kernel/place-key.ts";

/** The wards of Tokyo, about. */
const BOX = { west: 139.6, south: 35.6, east: 139.9, north: 35.8 };
const PARTS = ["summary", "flood", "earthquake", "life", "life/market", "crime", "child", "apartment/price"];
const WARDS = ["13101", "13103", "13104", "13108", "13109", "13112", "13115", "13121"];

/** Addresses of pages that hardly ever come twice: reports of places, lists of a ward's homes or buildings, the map. */
export function anyPage(random: () => number): () => string {
  const between = (low: number, high: number) => low + random() * (high - low);
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const place = () => ({ lon: between(BOX.west, BOX.east), lat: between(BOX.south, BOX.north) });
  return () => {
    const turn = random();
    const { lon, lat } = place();
    if (turn < 0.7) return `/risk/${placeKeyOf({ precision: "point", place: { lon, lat } })}/${one(PARTS)}`;
    if (turn < 0.78) return `/search?area=${one(WARDS)}&page=${1 + Math.floor(random() * 3)}`;
    if (turn < 0.85) return `/search?city=${one(WARDS)}&page=${1 + Math.floor(random() * 9)}`;
    return `/heatmap?v=${lat.toFixed(4)},${lon.toFixed(4)},13`;
  };
}

/** A place at sea has a page as well, which says that nobody lives there; a ward without buildings leads on to another. */
export function isPage(status: number): boolean {
  return status === 200 || status === 307 || status === 404;
}
