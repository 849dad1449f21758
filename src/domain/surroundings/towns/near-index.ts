import { distanceM, type LonLat } from "#kernel/geo.ts";

/** Side of a square of the index: about as far as anything is asked for. */
const SIDE_DEGREES = 0.02;

type Placed = { readonly place: LonLat };

/** Finds the few of very many things that lie near a place. */
export function nearIndex<One extends Placed>(things: readonly One[]): (place: LonLat, withinM: number) => One[] {
  const squares = Map.groupBy(things, ({ place }) => squareOf(column(place), row(place)));
  return (place, withinM) => {
    const [dx, dy] = [reach(withinM / Math.cos((place.lat * Math.PI) / 180)), reach(withinM)];
    const found: One[] = [];
    for (let x = column(place) - dx; x <= column(place) + dx; x += 1)
      for (let y = row(place) - dy; y <= row(place) + dy; y += 1) found.push(...(squares.get(squareOf(x, y)) ?? []));
    return found.filter((one) => distanceM(one.place, place) <= withinM);
  };
}

const METRES_PER_DEGREE = 110_900;
const reach = (metres: number) => Math.ceil(metres / METRES_PER_DEGREE / SIDE_DEGREES);
const column = ({ lon }: LonLat) => Math.floor(lon / SIDE_DEGREES);
const row = ({ lat }: LonLat) => Math.floor(lat / SIDE_DEGREES);
const squareOf = (x: number, y: number) => x * 100_000 + y;
