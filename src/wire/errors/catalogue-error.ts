import type { ErrorKey } from "./catalogue.ts";

/** An error of the catalogue. `name` is the type machines read, `message` the English original, `key` leads to the Japanese text. */
export class CatalogueError extends Error {
  readonly key: ErrorKey;

  constructor(key: ErrorKey, { name = "AuthError", values = {}, cause }: ErrorParts = {}) {
    super(filled(key, values), cause === undefined ? {} : { cause });
    this.key = key;
    this.name = name;
  }
}

export type ErrorParts = {
  /** `AuthError`, `TimeoutError`, `NetworkError` … */
  readonly name?: string;
  /** For the places in braces: `{ n: 20000 }`. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly cause?: unknown;
};

function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Whether an error is this row of the catalogue. */
export function isError(error: unknown, key: ErrorKey): boolean {
  return error instanceof CatalogueError && error.key === key;
}
