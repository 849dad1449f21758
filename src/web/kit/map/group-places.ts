import { distanceM, type LonLat } from "#kernel/geo.ts";

export type MapItem = {
  readonly id: string;
  readonly place: LonLat;
  readonly label: string;
  readonly detail: string /** One or two characters for its mark; a count where it is left out. */;
  readonly mark?: string;
};

export type PlaceMapProps = {
  /** What the map shows, for those who do not see it. */
  readonly title: string;
  readonly subject: { readonly place: LonLat; readonly label: string } | null;
  readonly items: readonly MapItem[];
};

/** Items that share a place, shown as one mark. */
export type PlaceGroup = { readonly place: LonLat; readonly items: readonly MapItem[] };

/** Items closer than this are one mark: published sales carry the centre of their town, so many stand on the same spot. */
const SAME_PLACE_M = 20;

/** Groups items by place, in the order of the first item of each. */
export function groupPlaces(items: readonly MapItem[]): readonly PlaceGroup[] {
  const groups: { place: LonLat; items: MapItem[] }[] = [];
  for (const item of items) {
    const known = groups.find(({ place }) => distanceM(place, item.place) < SAME_PLACE_M);
    if (known) known.items.push(item);
    else groups.push({ place: item.place, items: [item] });
  }
  return groups;
}

/** West, south, east, north around all places, with at least about 300 m in each direction. */
export function boundsOf(places: readonly LonLat[]): [number, number, number, number] {
  const lons = places.map(({ lon }) => lon);
  const lats = places.map(({ lat }) => lat);
  const least = 0.003;
  return [Math.min(...lons) - least, Math.min(...lats) - least, Math.max(...lons) + least, Math.max(...lats) + least];
}
