import fc from "fast-check";
import { PbfReader } from "pbf";
import { describe, expect, it } from "vitest";
import { growingBytes, writeDouble, writeNumber, writePart, writeSteps, writeText, writeVarint, written } from "./growing-bytes.ts";

/** Every field of the bytes, as another reader finds it. */
function fields(bytes: Uint8Array, read: (reader: PbfReader) => unknown): [number, unknown][] {
  return new PbfReader(bytes).readFields<[number, unknown][]>(
    (field, found, reader) => void found?.push([field, read(reader as PbfReader)]),
    [],
  );
}

function bytesOf(write: (to: ReturnType<typeof growingBytes>) => void, first?: number): Uint8Array {
  const to = growingBytes(first);
  write(to);
  return written(to);
}

describe("whole numbers", () => {
  it.each([
    [0, [0]],
    [1, [1]],
    [127, [127]],
    [128, [128, 1]],
    [300, [172, 2]],
    [16_383, [255, 127]],
    [16_384, [128, 128, 1]],
  ])("%i takes seven bits a byte, the lowest first: %j", (number, bytes) => {
    expect([...bytesOf((to) => writeVarint(to, number))]).toEqual(bytes);
  });

  it("are read again up to the largest that is exact", () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (number) => {
        expect(new PbfReader(bytesOf((to) => writeVarint(to, number))).readVarint()).toBe(number);
      }),
    );
    expect(new PbfReader(bytesOf((to) => writeVarint(to, Number.MAX_SAFE_INTEGER))).readVarint()).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe("fields", () => {
  it("are found by their number, whatever kind they are of", () => {
    expect(
      fields(
        bytesOf((to) => writeNumber(to, 5, 4096)),
        (reader) => reader.readVarint(),
      ),
    ).toEqual([[5, 4096]]);
    expect(
      fields(
        bytesOf((to) => writeDouble(to, 3, -9.5286)),
        (reader) => reader.readDouble(),
      ),
    ).toEqual([[3, -9.5286]]);
    expect(
      fields(
        bytesOf((to) => writeText(to, 1, "江東区豊洲")),
        (reader) => reader.readString(),
      ),
    ).toEqual([[1, "江東区豊洲"]]);
    expect(
      fields(
        bytesOf((to) => writeText(to, 15, "")),
        (reader) => reader.readString(),
      ),
    ).toEqual([[15, ""]]);
  });

  it("hold parts of any length, copied and not shared", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (part) => {
        const source = { bytes: new Uint8Array([...part, 9, 9]), length: part.length };
        const bytes = bytesOf((to) => writePart(to, 4, source), 1);
        source.bytes.fill(7);
        expect(fields(bytes, (reader) => Uint8Array.from(reader.readBytes()))).toEqual([[4, part]]);
      }),
    );
  });

  it("follow each other however little room there was at first", () => {
    const numbers = Array.from({ length: 500 }, (_, i) => i * 37);
    const bytes = bytesOf((to) => numbers.forEach((number) => void writeNumber(to, 2, number)), 1);

    expect(fields(bytes, (reader) => reader.readVarint()).map(([, number]) => number)).toEqual(numbers);
  });
});

describe("steps", () => {
  it("are from point to point, the sign in the last bit, and end where the pen stands", () => {
    const to = growingBytes(1);
    const points: [number, number][] = [
      [2, 3],
      [1, 3],
      [1, -61],
    ];

    expect(writeSteps(to, points, { from: [1, 1], first: 0, end: 3 })).toEqual([1, -61]);
    // +1 +2, -1 0, 0 -64.
    expect([...written(to)]).toEqual([2, 4, 1, 0, 0, 127]);
  });

  it("take a part of the points, and none leaves the pen", () => {
    const to = growingBytes();

    expect(
      writeSteps(
        to,
        [
          [9, 9],
          [5, 5],
          [7, 7],
        ],
        { from: [4, 4], first: 1, end: 2 },
      ),
    ).toEqual([5, 5]);
    expect(writeSteps(to, [], { from: [5, 5], first: 0, end: 0 })).toEqual([5, 5]);
    expect([...written(to)]).toEqual([2, 2]);
  });

  it("lead back to the points", () => {
    const coordinate = fc.integer({ min: -(2 ** 28), max: 2 ** 28 });
    fc.assert(
      fc.property(fc.array(fc.tuple(coordinate, coordinate), { maxLength: 30 }), (points) => {
        const reader = new PbfReader(bytesOf((to) => writeSteps(to, points, { from: [0, 0], first: 0, end: points.length }), 1));
        let [x, y] = [0, 0];
        for (const point of points) {
          [x, y] = [x + reader.readSVarint(), y + reader.readSVarint()];
          expect([x, y]).toEqual(point);
        }
      }),
    );
  });
});
