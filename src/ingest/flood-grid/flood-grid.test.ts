import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { encode } from "fast-png";
import { expect, test } from "vitest";
import { BLOCK_SIDE, NOT_LOOKED_AT } from "#domain/surroundings/layers/grid-blocks.ts";
import { gridPlace } from "./grid-place.ts";
import { openGrid } from "./read-grid.server.ts";

const DEGREES = 360 / 2 ** 21;
const entry = { file: "a.png", width: 512, height: 256, west: 138.9990234375, north: 36.03515625, degPerPixel: DEGREES };
const palette = Array.from({ length: 16 }, (_, i) => [i, i, i]);

/** A picture of 512 × 256 pixels in 8-bit colour numbers, with its list beside it. */
async function open(pixels: Uint8Array, meta: object = { "5339": entry }) {
  const folder = await mkdtemp(path.join(tmpdir(), "machinone-grid-"));
  await writeFile(path.join(folder, "some_meta.json"), JSON.stringify(meta));
  await writeFile(path.join(folder, "broken_meta.json"), "{");
  const png = encode({ width: 512, height: 256, data: pixels, channels: 1, depth: 8, palette });
  async function* bytes() {
    yield png;
  }
  const opened = await openGrid(bytes(), path.join(folder, "a.png"));
  const outcomes = [];
  for await (const outcome of opened.rows) outcomes.push(outcome);
  return outcomes;
}

const picture = (value: number) => new Uint8Array(512 * 256).fill(value);

test("a picture named by its mesh tells of the pixels whose middle lies in the mesh", () => {
  const place = gridPlace({ "5339": { ...entry, width: 5888, height: 4096 } }, "a.png");

  expect(place).toMatchObject({ column: 7259 * BLOCK_SIDE, row: 1228 * BLOCK_SIDE });
  const { west = 0, east = 0, north = 0, south = 0 } = place?.extent ?? {};
  const middle = (pixel: number) => (pixel + 0.5) * DEGREES;
  expect([middle(west) - 180 >= 139, middle(west - 1) - 180 < 139]).toEqual([true, true]);
  expect([middle(east) - 180 >= 140, middle(east - 1) - 180 < 140]).toEqual([true, true]);
  expect([90 - middle(north) <= 36, 90 - middle(north - 1) > 36]).toEqual([true, true]);
  expect([90 - middle(south) < 106 / 3, 90 - middle(south - 1) >= 106 / 3]).toEqual([true, true]);
});

test.each([
  ["it is not in the list", {}],
  ["its pixels have another size", { x: { ...entry, degPerPixel: DEGREES * 2 } }],
  ["it lies between the pixels", { x: { ...entry, west: 139 + DEGREES / 3 } }],
])("a picture has no place when %s", (_why, meta) => {
  expect(gridPlace(meta, "a.png")).toBeNull();
});

test("a picture becomes blocks of ranks; outside its mesh it tells nothing", async () => {
  const outcomes = await open(picture(4));
  const rows = outcomes.flatMap((one) => (one.ok ? [one.row] : []));

  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(rows.every(({ values }) => values.every((value) => value === 4 || value === NOT_LOOKED_AT))).toBe(true);
  expect(rows.every(({ values }) => values[0] === NOT_LOOKED_AT)).toBe(true);
});

test("a picture without a mesh's name tells of itself, pixel by pixel", async () => {
  const pixels = picture(0);
  pixels[300] = 5;
  const outcomes = await open(pixels, { tokyo: entry });
  const rows = outcomes.flatMap((one) => (one.ok ? [one.row] : []));

  expect(rows.map(({ x, y }) => [x, y])).toEqual([
    [7259, 1228],
    [7260, 1228],
  ]);
  expect([rows[0]?.values.some((value) => value > 0), rows[1]?.values[44]]).toEqual([false, 5]);
});

test("a colour number that is no rank is rejected with its block", async () => {
  expect((await open(picture(7), { tokyo: entry })).map((one) => (one.ok ? "" : one.reason))).toEqual(["rank-invalid", "rank-invalid"]);
});

test("a picture of another size than the list says, or without a list, is refused", async () => {
  await expect(open(picture(1), { tokyo: { ...entry, width: 768 } })).rejects.toMatchObject({ reason: "malformed" });
  await expect(open(picture(1), {})).rejects.toMatchObject({ reason: "unknown-layout" });
});
