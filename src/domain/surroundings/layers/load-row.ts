import type { Provenance } from "./types.ts";

/** What a query tells of the load that a row is from. */
export type LoadRow = {
  readonly attribution: string;
  readonly licence: string;
  readonly as_of: string | null;
  readonly is_sample: boolean;
};

export function provenanceOf(row: LoadRow, precision: string): Provenance {
  return { attribution: row.attribution, licence: row.licence, asOf: row.as_of, precision, isSample: row.is_sample };
}

/** How exact a figure of a 町丁目 is, by whether its town or its outline was guessed from centres. */
export function townPrecision(isApproximate: boolean): string {
  return isApproximate ? "町丁目（おおよそ）" : "町丁目";
}

export type Scalar = string | number | boolean | null;

/** Facts that fit beside a figure; lists and tables within them are left out. */
export function scalars(data: Readonly<Record<string, unknown>>): Record<string, Scalar> {
  return Object.fromEntries(Object.entries(data).filter((entry): entry is [string, Scalar] => isScalar(entry[1])));
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
