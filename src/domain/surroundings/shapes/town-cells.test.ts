import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clipRing, clipToBox, doubledArea, isInRing, NOBODY, nearerTo, type Ring } from "./clip-ring.ts";
import { chomeKey, dividingCentres, withOwn } from "./known-centres.ts";
import { landIn, landRings, liesOn } from "./land.ts";
import { type Centre, type TownCell, townCells } from "./town-cells.ts";
import { boxesMeet, grownBox, lonLatOf, worldLength, worldPoint } from "./web-mercator.ts";

const TOKYO = { lon: 139.8, lat: 35.7 };
const square = (left: number, top: number, side: number): Ring => ({
  xs: [left, left + side, left + side, left],
  ys: [top, top, top + side, top + side],
  edges: [NOBODY, NOBODY, NOBODY, NOBODY],
});

describe("the web map", () => {
  it("brings every place of Japan back", () => {
    fc.assert(
      fc.property(fc.double({ min: 122, max: 154, noNaN: true }), fc.double({ min: 20, max: 46, noNaN: true }), (lon, lat) => {
        const back = lonLatOf(worldPoint({ lon, lat }));
        expect(back.lon).toBeCloseTo(lon, 9);
        expect(back.lat).toBeCloseTo(lat, 9);
      }),
    );
  });

  it("knows how long a kilometre is where it lies", () => {
    const degrees = worldLength(1_000, 35.7) * 360;

    expect(degrees * 111.32 * Math.cos((35.7 * Math.PI) / 180)).toBeCloseTo(1, 2);
  });
});

describe("a ring", () => {
  it("keeps what lies on its side of a line, and names the new edge", () => {
    const cut = clipRing(square(0, 0, 4), nearerTo({ x: 1, y: 2 }, { x: 5, y: 2 }), 7);

    expect(cut && doubledArea(cut)).toBe(24);
    expect(cut?.edges.filter((edge) => edge === 7)).toHaveLength(1);
  });

  it("is itself where all of it is inside, and gone where nothing is", () => {
    const ring = square(0, 0, 4);

    expect(clipRing(ring, { a: 1, b: 0, c: 9 }, 7)).toBe(ring);
    expect(clipRing(ring, { a: 1, b: 0, c: -1 }, 7)).toBeNull();
    expect(clipToBox(ring, { left: 8, right: 9, top: 0, bottom: 1 })).toBeNull();
  });

  it("cut to a box covers what both cover", () => {
    const cut = clipToBox(square(0, 0, 4), { left: 1, right: 9, top: -5, bottom: 3 });

    expect(cut && doubledArea(cut)).toBe(18);
  });
});

const CENTRES = fc
  .uniqueArray(fc.record({ dx: fc.integer({ min: 0, max: 40 }), dy: fc.integer({ min: 0, max: 40 }) }), {
    minLength: 2,
    maxLength: 25,
    selector: ({ dx, dy }) => `${dx}/${dy}`,
  })
  .map((places) =>
    places.map(({ dx, dy }, i): Centre => ({ cityCode: "13107", name: `町${i}`, lon: TOKYO.lon + dx / 1000, lat: TOKYO.lat + dy / 1000 })),
  );
const AROUND = grownBox({ ...box(TOKYO) }, worldLength(20_000, TOKYO.lat));

function box(place: typeof TOKYO) {
  const { x, y } = worldPoint(place);
  return { left: x, right: x, top: y, bottom: y };
}

function cellsAt(cells: readonly TownCell[], place: typeof TOKYO): string[] {
  return cells.filter(({ rings }) => rings.some((ring) => isInRing(ring, worldPoint(place)))).map(({ centre }) => centre.name);
}

describe("the cells of towns", () => {
  it("hold exactly the places that are nearest to their centre", () => {
    fc.assert(
      fc.property(CENTRES, fc.nat(40_000), fc.nat(40_000), (centres, dx, dy) => {
        const place = { lon: TOKYO.lon + dx / 1e6 + 3e-8, lat: TOKYO.lat + dy / 1e6 + 7e-8 };
        const away = (centre: Centre) => {
          const [from, to] = [worldPoint(place), worldPoint(centre)];
          return Math.hypot(from.x - to.x, from.y - to.y);
        };
        const [first, second] = centres.toSorted((a, b) => away(a) - away(b));
        if (!first || !second || away(second) - away(first) < 1e-9 || away(first) > worldLength(2_300, place.lat)) return;
        expect(cellsAt(townCells(centres, AROUND, []), place)).toEqual([first.name]);
      }),
    );
  });

  it("name who lies beyond each of their sides", () => {
    const centres = [0, 0.004, 0.008].map((dx, i) => ({ cityCode: "13107", name: `町${i}`, lon: TOKYO.lon + dx, lat: TOKYO.lat }));
    const middle = townCells(centres, AROUND, [])[1];
    const others = middle?.rings[0]?.edges.filter((edge) => edge !== NOBODY).map((edge) => middle.neighbours[edge]?.name);

    expect(others?.toSorted()).toEqual(["町0", "町2"]);
  });

  it("end at the shore, and are none in the sea", () => {
    const land = landRings([polygon(139.7, 35.6, 139.801, 35.8)]);
    const at = (dx: number, name: string) => ({ cityCode: "13107", name, lon: TOKYO.lon + dx, lat: TOKYO.lat });
    const cells = townCells([at(0, "岸"), at(0.004, "海")], AROUND, land);

    expect(cellsAt(cells, { lon: 139.7995, lat: 35.7001 })).toEqual(["岸"]);
    expect(cellsAt(cells, { lon: 139.8015, lat: 35.7001 })).toEqual([]);
    expect(cells.map(({ centre }) => centre.name)).toEqual(["岸"]);
  });

  it("of two names for one place are the first one's", () => {
    const twice = ["八広", "やひろ"].map((name) => ({ cityCode: "13107", name, ...TOKYO }));

    expect(townCells(twice, AROUND, []).map(({ centre }) => centre.name)).toEqual(["八広"]);
  });

  it("that do not reach into the box are left out", () => {
    const far = grownBox(box({ lon: 139.9, lat: 35.7 }), worldLength(1_000, 35.7));

    expect(boxesMeet(box(TOKYO), far)).toBe(false);
    expect(townCells([{ cityCode: "13107", name: "八広", ...TOKYO }], far, [])).toEqual([]);
  });
});

function polygon(west: number, south: number, east: number, north: number): GeoJSON.Polygon {
  return {
    type: "Polygon",
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  };
}

describe("the land", () => {
  it("of two cities side by side has one shore around both", () => {
    const [shore, ...others] = landRings([polygon(139, 35, 140, 36), polygon(140, 35, 141, 36)]);

    expect(others).toEqual([]);
    expect(shore?.ring.xs).toHaveLength(6);
  });

  it("knows what lies in it, beside it and on its shore", () => {
    const [land] = landRings([{ type: "MultiPolygon", coordinates: [polygon(139, 35, 140, 36).coordinates] }]);
    const at = (lon: number) => grownBox(box({ lon, lat: 35.5 }), worldLength(100, 35.5));

    expect(land && [139.5, 138.5, 140].map((lon) => liesOn(land, at(lon)))).toEqual(["in", "out", "shore"]);
  });

  it("is cut to the part that is looked at", () => {
    const land = landRings([polygon(139, 35, 140, 36)]);

    expect(landIn(land, grownBox(box({ lon: 139.5, lat: 35.5 }), 0.0001))).toHaveLength(1);
    expect(landIn(land, grownBox(box({ lon: 145, lat: 35.5 }), 0.0001))).toEqual([]);
  });
});

describe("the centres that share out the land", () => {
  const centre = (name: string, cityCode = "13107") => ({ cityCode, name, ...TOKYO });

  it("are 丁目 where a name is divided, and each once however it is spelt", () => {
    const known = [
      centre("両国"),
      centre("両国一丁目"),
      centre("両国", "13101"),
      centre("千駄ヶ谷"),
      centre("千駄ケ谷"),
      centre("大字平井"),
    ];

    expect(dividingCentres(known).map(({ cityCode, name }) => `${cityCode}${name}`)).toEqual([
      "13107両国一丁目",
      "13101両国",
      "13107千駄ヶ谷",
      "13107大字平井",
    ]);
    expect(chomeKey("13107", "大字平井")).toBe(chomeKey("13107", "平井"));
  });

  it("come from the figures themselves only in cities of which none are known", () => {
    expect(withOwn([centre("両国")], [centre("緑"), centre("豊洲", "13108")]).map(({ name }) => name)).toEqual(["両国", "豊洲"]);
  });
});
