import type { NamedCode } from "#domain/queries/core/types.ts";
import type { Span } from "#domain/search/homes/types.ts";
import { isRecord } from "#kernel/record.ts";

/** Undefined: it is nothing of the kind. */
export type Reader<T> = (raw: unknown) => T | undefined;

export function oneOf<const T>(known: readonly T[]): Reader<T> {
  return (raw) => known.find((one) => one === raw);
}

/** All of a list, or nothing: for what means nothing in part. */
export function listOf<T>(read: Reader<T>, most: number): Reader<readonly T[]> {
  return (raw) => {
    const all = Array.isArray(raw) ? raw.map(read) : [];
    const found = all.filter((one) => one !== undefined);
    return found.length > 0 && found.length === all.length && found.length <= most ? found : undefined;
  };
}

/** What of a list can be understood, each once, the first so many. */
export function list<T>(read: Reader<T>, most: number): Reader<readonly T[]> {
  return (raw) => {
    if (!Array.isArray(raw)) return undefined;
    const found = raw.map(read).filter((one) => one !== undefined);
    const once = new Map(found.map((one) => [identityOf(one), one]));
    return [...once.values()].slice(0, most);
  };
}

function identityOf(one: unknown): unknown {
  if (!isRecord(one)) return one;
  return one.code ?? identityOf(one.station) ?? one;
}

export function numberIn(min: number, max: number, isWhole = false): Reader<number> {
  return (raw) => {
    if (typeof raw !== "number" || !Number.isFinite(raw) || raw < min || raw > max) return undefined;
    return isWhole && !Number.isInteger(raw) ? undefined : raw;
  };
}

export function span(read: Reader<number>): Reader<Span> {
  return (raw) => (isRecord(raw) ? { min: read(raw.min) ?? null, max: read(raw.max) ?? null } : undefined);
}

export const flag: Reader<boolean> = (raw) => (typeof raw === "boolean" ? raw : undefined);

export function text(most: number): Reader<string> {
  return (raw) => (typeof raw === "string" && raw !== "" ? raw.slice(0, most) : undefined);
}

const LONGEST_NAME = 60;
/** Codes stand in addresses, joined by commas. */
const CODE = /^[^,~\s\p{Cc}]{1,60}$/u;

export const named: Reader<NamedCode> = (raw) => {
  if (!isRecord(raw)) return undefined;
  const { code, name } = raw;
  if (typeof code !== "string" || typeof name !== "string" || !CODE.test(code) || name.trim() === "") return undefined;
  return { code, name: name.trim().slice(0, LONGEST_NAME) };
};
