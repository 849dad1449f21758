import fc from "fast-check";
import { expect, test } from "vitest";
import { BLOCK_BYTES, BLOCK_SIDE, NOT_LOOKED_AT, overlaid, packed, pixelAt, unpacked, valueInByte } from "./grid-blocks.ts";

const block = (at: Readonly<Record<number, number>>, elsewhere = 0) => {
  const values = new Uint8Array(BLOCK_SIDE * BLOCK_SIDE).fill(elsewhere);
  for (const [pixel, value] of Object.entries(at)) values[Number(pixel)] = value;
  return values;
};

test("the first pixel of the flood grid of mesh 5339 opens a block", () => {
  const half = 360 / 2 ** 22;
  expect(pixelAt({ lon: 138.9990234375 + half, lat: 36.03515625 - half })).toEqual({ x: 7259, y: 1228, pixel: 0 });
});

test("a place lies in the box of its block", () => {
  const place = fc.record({ lon: fc.double({ min: 122, max: 154, noNaN: true }), lat: fc.double({ min: 20, max: 46, noNaN: true }) });
  fc.assert(
    fc.property(place, ({ lon, lat }) => {
      const { x, y, pixel } = pixelAt({ lon, lat });
      const degrees = (360 * BLOCK_SIDE) / 2 ** 21;
      const [west, east] = [x * degrees - 180, (x + 1) * degrees - 180];
      const [north, south] = [90 - y * degrees, 90 - (y + 1) * degrees];
      return west <= lon && lon < east && south < lat && lat <= north && pixel >= 0 && pixel < BLOCK_SIDE * BLOCK_SIDE;
    }),
  );
});

test("what is packed comes out as it went in, two pixels a byte", () => {
  const values = block({ 0: 3, 1: 4, 65535: NOT_LOOKED_AT });
  const bytes = packed(values);

  expect(bytes).toHaveLength(BLOCK_BYTES);
  expect(bytes?.[0]).toBe(0x34);
  expect([valueInByte(0x34, 0), valueInByte(0x34, 1)]).toEqual([3, 4]);
  expect(unpacked(bytes)).toEqual(values);
});

test("a block of nothing needs no bytes", () => {
  expect(packed(block({}))).toBeNull();
  expect(unpacked(null)).toEqual(block({}));
});

test("a newer file leaves what it does not tell", () => {
  const newer = block({ 0: 2, 1: 0 }, NOT_LOOKED_AT);
  const older = block({ 0: 5, 1: 5, 2: 5 }, NOT_LOOKED_AT);

  expect([...overlaid(newer, older).subarray(0, 4)]).toEqual([2, 0, 5, NOT_LOOKED_AT]);
});
