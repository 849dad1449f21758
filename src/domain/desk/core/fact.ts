import type { Fact } from "./types.ts";

/** A fact where something was written; nothing where nothing was. */
export function fact(label: string, value: unknown): readonly Fact[] {
  return typeof value === "string" && value !== "" ? [{ label, value }] : [];
}
