import type { Bounds } from "#domain/surroundings/tile-format/tile-square.ts";

/** Digits of a standard mesh code (JIS X 0410) and how many of its squares make a degree of longitude; of latitude half as many again. */
const PER_DEGREE: Readonly<Record<number, number>> = { 4: 1, 6: 8, 8: 80, 9: 160, 10: 320 };

/** A mesh as column and row of its own grid, which counts from 100° E and the equator. */
export type MeshSquare = { readonly column: number; readonly row: number; readonly perDegree: number };

/** Null for what is no code of 80 km, 10 km, 1 km, 500 m or 250 m. Plain arithmetic: a tile asks it thousands of times. */
export function meshSquare(code: number): MeshSquare | null {
  const digits = Math.floor(Math.log10(code)) + 1;
  const perDegree = PER_DEGREE[digits];
  if (perDegree === undefined) return null;
  const first = Math.floor(code / 10 ** (digits - 4));
  let row = Math.floor(first / 100);
  let column = first % 100;
  if (digits >= 6) [row, column] = within(row, column, 8, Math.floor(code / 10 ** (digits - 6)) % 100);
  if (digits >= 8) [row, column] = within(row, column, 10, Math.floor(code / 10 ** (digits - 8)) % 100);
  for (let digit = digits - 9; digit >= 0; digit -= 1) {
    const quarter = (Math.floor(code / 10 ** digit) % 10) - 1;
    row = row * 2 + (quarter >> 1);
    column = column * 2 + (quarter & 1);
  }
  return { column, row, perDegree };
}

/** The two digits of a step: row first. */
function within(row: number, column: number, parts: number, digits: number): [number, number] {
  return [row * parts + Math.floor(digits / 10), column * parts + (digits % 10)];
}

export function boundsOfSquare({ column, row, perDegree }: MeshSquare): Bounds {
  return {
    west: 100 + column / perDegree,
    east: 100 + (column + 1) / perDegree,
    south: row / (perDegree * 1.5),
    north: (row + 1) / (perDegree * 1.5),
  };
}

/** The code of a mesh of 1 km (eight digits) by its column and row. */
export function kilometreCode(column: number, row: number): number {
  const first = Math.floor(row / 80) * 100 + Math.floor(column / 80);
  const second = (Math.floor(row / 10) % 8) * 10 + (Math.floor(column / 10) % 8);
  return first * 10_000 + second * 100 + (row % 10) * 10 + (column % 10);
}

/** The code of the mesh of 1 km that holds a place. */
export function kilometreAt(lon: number, lat: number): number {
  return kilometreCode(Math.floor((lon - 100) * 80), Math.floor(lat * 120));
}

/** The code of a mesh of 10 km (six digits) by its column and row. */
function tenKilometreCode(column: number, row: number): number {
  return (Math.floor(row / 8) * 100 + Math.floor(column / 8)) * 100 + (row % 8) * 10 + (column % 8);
}

/** Codes of the meshes of 1 km in the bounds. */
export function kilometresIn({ west, south, east, north }: Bounds): number[] {
  const codes: number[] = [];
  for (let row = Math.floor(south * 120); row < north * 120; row += 1) {
    for (let column = Math.floor((west - 100) * 80); column < (east - 100) * 80; column += 1) codes.push(kilometreCode(column, row));
  }
  return codes;
}

export type CodeRange = { readonly from: number; readonly to: number };

/** Ranges of codes of 1 km, 500 m and 250 m that hold every such mesh in the bounds, and few others. */
export function codeRanges(bounds: Bounds): CodeRange[] {
  const isSmall = bounds.east - bounds.west < 0.15;
  const perDegree = isSmall ? 80 : 8;
  const digits = isSmall ? 8 : 6;
  const codeOf = isSmall ? kilometreCode : tenKilometreCode;
  const ranges: CodeRange[] = [];
  for (let row = Math.floor(bounds.south * perDegree * 1.5); row <= bounds.north * perDegree * 1.5; row += 1) {
    for (let column = Math.floor((bounds.west - 100) * perDegree); column <= (bounds.east - 100) * perDegree; column += 1) {
      for (const length of [8, 9, 10]) {
        const scale = 10 ** (length - digits);
        const from = codeOf(column, row) * scale;
        ranges.push({ from, to: from + scale - 1 });
      }
    }
  }
  return ranges;
}

/** Whether a square lies at least partly in the bounds. */
export function touches(square: Bounds, bounds: Bounds): boolean {
  return square.east > bounds.west && square.west < bounds.east && square.north > bounds.south && square.south < bounds.north;
}
