import { expect, test } from "vitest";
import { BLOCK_SIDE, packed, pixelAt } from "#domain/surroundings/layers/grid-blocks.ts";
import { moved, squareAround } from "#test/support/layer-rows.ts";
import { blocksOfLands, boxOfBlocks, chunksOf, landsOf, sharesOfLands } from "./shares-of-towns.ts";

const CENTRE = { lon: 139.812, lat: 35.7055 };
const at = pixelAt(CENTRE);
const town = (chome: string, eastM = 0) => ({ cityCode: "13107", chome, place: moved(CENTRE, eastM) });

test("chunks hold all of the blocks, each once", () => {
  const chunks = chunksOf([
    { x: 7263, y: 1234 },
    { x: 7264, y: 1234 },
    { x: 7271, y: 1239 },
  ]);

  expect(chunks).toEqual([
    { left: 7256, right: 7263, top: 1232, bottom: 1239 },
    { left: 7264, right: 7271, top: 1232, bottom: 1239 },
  ]);
});

test("the box of a block begins and ends where its pixels do", () => {
  const box = boxOfBlocks({ left: at.x, right: at.x, top: at.y, bottom: at.y });

  expect(pixelAt({ lon: box.west + 1e-9, lat: box.north - 1e-9 })).toEqual({ x: at.x, y: at.y, pixel: 0 });
  expect(pixelAt({ lon: box.east - 1e-9, lat: box.south + 1e-9 })).toEqual({ x: at.x, y: at.y, pixel: BLOCK_SIDE * BLOCK_SIDE - 1 });
});

test("every town of the box has its land, whole 町 and towns around it have none", () => {
  const box = { west: CENTRE.lon - 0.004, east: CENTRE.lon + 0.004, south: CENTRE.lat - 0.01, north: CENTRE.lat + 0.01 };
  const lands = landsOf([town("八広六丁目"), town("八広五丁目", -300), town("八広", -150), town("文花", 900)], {
    box,
    outlines: new Map(),
  });

  expect(lands.map(({ chome, area }) => [chome, area.isApproximate])).toEqual([
    ["八広六丁目", true],
    ["八広五丁目", true],
  ]);
});

test("an outline is found under the other spelling of its town", () => {
  const box = { west: 139, east: 140, south: 35, north: 36 };
  const outlines = new Map([["13107/霞ケ関", squareAround(CENTRE, 0.001)]]);
  const [land] = landsOf([town("霞ヶ関")], { box, outlines });

  expect(land?.area.isApproximate).toBe(false);
});

test("shares are of the blocks in which the land lies; towns that nobody looked at are left out", () => {
  const box = { west: 139, east: 140, south: 35, north: 36 };
  const lands = landsOf([town("八広六丁目"), town("遠い町", 20_000)], {
    box,
    outlines: new Map([["13107/八広六丁目", squareAround(CENTRE, 0.001)]]),
  });
  const range = blocksOfLands(lands.slice(0, 1));
  const shared = sharesOfLands(lands, [{ x: at.x, y: at.y, pixels: packed(new Uint8Array(65_536).fill(3)) }]);

  expect(range).toEqual({ left: at.x, right: at.x, top: at.y, bottom: at.y });
  expect(shared.map(({ chome, shares }) => [chome, shares.value, shares.over3m])).toEqual([["八広六丁目", 3, 1]]);
  expect(blocksOfLands([])).toBeNull();
});
