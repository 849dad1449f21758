/** Bytes written one after another as Protocol Buffers has them. Plain fields and local counters: a tile is some hundred thousand numbers. */
export type GrowingBytes = { bytes: Uint8Array<ArrayBuffer>; length: number };

/** How a field is written, in the low three bits of its tag. */
const VARINT = 0;
const EIGHT_BYTES = 1;
const BYTES = 2;
/** A varint of a number below 2^53. */
const LONGEST_VARINT = 8;
/** A varint of a step below 2^30. */
const LONGEST_STEP = 5;
/** Shorter pieces are copied byte by byte: a view of them would cost more. */
const SHORT = 64;
const DOUBLE = new DataView(new ArrayBuffer(8));
const DOUBLE_BYTES = new Uint8Array(DOUBLE.buffer);

export function growingBytes(first = 1024): GrowingBytes {
  return { bytes: new Uint8Array(first), length: 0 };
}

export function written({ bytes, length }: GrowingBytes): Uint8Array {
  return bytes.slice(0, length);
}

/** A whole number from 0 on, seven bits a byte. */
export function writeVarint(to: GrowingBytes, number: number): void {
  makeRoom(to, LONGEST_VARINT);
  let rest = number;
  for (; rest > 0x7fff_ffff; rest = Math.floor(rest / 128)) to.bytes[to.length++] = (rest & 127) | 128;
  for (; rest > 127; rest >>>= 7) to.bytes[to.length++] = (rest & 127) | 128;
  to.bytes[to.length++] = rest;
}

export function writeNumber(to: GrowingBytes, field: number, value: number): void {
  writeVarint(to, field * 8 + VARINT);
  writeVarint(to, value);
}

export function writeDouble(to: GrowingBytes, field: number, value: number): void {
  writeVarint(to, field * 8 + EIGHT_BYTES);
  makeRoom(to, 8);
  DOUBLE.setFloat64(0, value, true);
  to.bytes.set(DOUBLE_BYTES, to.length);
  to.length += 8;
}

export function writeText(to: GrowingBytes, field: number, text: string): void {
  const bytes = new TextEncoder().encode(text);
  writePart(to, field, { bytes, length: bytes.length });
}

export function writePart(to: GrowingBytes, field: number, { bytes, length }: Readonly<GrowingBytes>): void {
  writeVarint(to, field * 8 + BYTES);
  writeVarint(to, length);
  makeRoom(to, length);
  if (length < SHORT) for (let i = 0; i < length; i += 1) to.bytes[to.length + i] = bytes[i] ?? 0;
  else to.bytes.set(bytes.subarray(0, length), to.length);
  to.length += length;
}

type Point = readonly [number, number];

/** Points by their steps from the one before, the sign in the last bit; answers the last one. `from` is where the pen stands. */
export function writeSteps(
  to: GrowingBytes,
  points: readonly Point[],
  { from, first, end }: { from: Point; first: number; end: number },
): Point {
  makeRoom(to, (end - first) * 2 * LONGEST_STEP);
  const { bytes } = to;
  let at = to.length;
  let [x, y] = from;
  for (let i = first; i < end; i += 1) {
    const point = points[i] ?? from;
    let step = ((point[0] - x) << 1) ^ ((point[0] - x) >> 31);
    for (; step > 127; step >>>= 7) bytes[at++] = (step & 127) | 128;
    bytes[at++] = step;
    step = ((point[1] - y) << 1) ^ ((point[1] - y) >> 31);
    for (; step > 127; step >>>= 7) bytes[at++] = (step & 127) | 128;
    bytes[at++] = step;
    x = point[0];
    y = point[1];
  }
  to.length = at;
  return [x, y];
}

function makeRoom(to: GrowingBytes, more: number): void {
  if (to.length + more <= to.bytes.length) return;
  const wider = new Uint8Array(Math.max(2 * to.bytes.length, to.length + more));
  wider.set(to.bytes.subarray(0, to.length));
  to.bytes = wider;
}
