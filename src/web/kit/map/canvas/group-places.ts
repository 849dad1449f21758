import { distanceM, type LonLat } from "#kernel/geo.ts";

export type MapItem = {
  readonly id: string;
  readonly place: LonLat;
  readonly label: string;
  readonly detail: string;
  /** One to three characters for its mark; a count where it is left out. */
  readonly mark?: string;
  /** How many things of unknown places the item stands for, such as the sales of a town: it is a wide circle, not a mark on a point. */
  readonly count?: number;
  /** An address of this site that its name leads to. */
  readonly href?: string;
};

export type PlaceMapProps = {
  /** What the map shows, for those who do not see it. */
  readonly title: string;
  readonly subject: { readonly place: LonLat; readonly label: string } | null;
  readonly items: readonly MapItem[];
  /** Whose data the items are; what lies under them is credited beside them. */
  readonly credits?: readonly string[];
};

/** Items that share a mark. */
export type PlaceGroup = { readonly place: LonLat; readonly items: readonly MapItem[] };

/** Published sales carry the centre of their town: many stand on the same spot, however near one looks. */
const SAME_PLACE_M = 20;
/** A mark is this wide: nearer to each other, two could not be told apart by a finger. */
const MARK_PX = 36;
/** Of a world that is 512 pixels wide, on the equator. */
const METRES_PER_PIXEL = 40_075_017 / 512;

/** Joins the items whose marks would lie over each other at a zoom of the map, in the order of the first item of each. */
export function groupPlaces(items: readonly MapItem[], zoom: number): readonly PlaceGroup[] {
  const groups: { place: LonLat; items: MapItem[] }[] = [];
  for (const item of items) {
    const pixelM = (METRES_PER_PIXEL * Math.cos((item.place.lat * Math.PI) / 180)) / 2 ** zoom;
    const known = groups.find(({ place }) => distanceM(place, item.place) < Math.max(SAME_PLACE_M, MARK_PX * pixelM));
    if (known) known.items.push(item);
    else groups.push({ place: item.place, items: [item] });
  }
  return groups;
}

/** How many things a group stands for. */
export function countOf({ items }: PlaceGroup): number {
  return items.reduce((sum, { count = 1 }) => sum + count, 0);
}

/** West, south, east, north around all places, with at least about 300 m in each direction. */
export function boundsOf(places: readonly LonLat[]): [number, number, number, number] {
  const lons = places.map(({ lon }) => lon);
  const lats = places.map(({ lat }) => lat);
  const least = 0.003;
  return [Math.min(...lons) - least, Math.min(...lats) - least, Math.max(...lons) + least, Math.max(...lats) + least];
}
