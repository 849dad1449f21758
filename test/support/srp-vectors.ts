import file from "./srp-vectors.json" with { type: "json" };

/** Whole sign-ins of SRP with every number in between, hexadecimal; the source stands in the file. */
export const srpVectors = file.vectors;
export type SrpVector = (typeof srpVectors)[number];

export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}

/** Bytes of a number whose leading zero may be missing. */
export function bytesOfHex(digits: string): Buffer {
  return Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, "hex");
}
