import { plainText } from "#kernel/japanese-text.ts";

/** Both ends inside; null: open. */
export type OpenSpan = { readonly min: number | null; readonly max: number | null };

/** How many there are from each edge up to the next; the last one without an end. The edges are also what the handles can be put to. */
export type Bars = { readonly edges: readonly number[]; readonly counts: readonly number[] };

/** Which edge a lower handle stands on; an open end is the first. */
export function lowHandle({ min }: OpenSpan, edges: readonly number[]): number {
  return min === null ? 0 : nearest(edges, min);
}

/** An open end is the last edge. */
export function highHandle({ max }: OpenSpan, edges: readonly number[]): number {
  return max === null ? edges.length - 1 : nearest(edges, max);
}

/** A span with its lower handle put to an edge. The end of the axis is no filter, and a handle never passes the other. */
export function withLow(span: OpenSpan, at: number, edges: readonly number[]): OpenSpan {
  const index = Math.min(at, highHandle(span, edges));
  return { ...span, min: index <= 0 ? null : (edges[index] ?? null) };
}

export function withHigh(span: OpenSpan, at: number, edges: readonly number[]): OpenSpan {
  const index = Math.max(at, lowHandle(span, edges));
  return { ...span, max: index >= edges.length - 1 ? null : (edges[index] ?? null) };
}

/** Whether a bar lies in a span, wholly or in part. */
export function isBarIn(span: OpenSpan, bar: number, edges: readonly number[]): boolean {
  const [from, to] = [edges[bar] ?? 0, edges[bar + 1] ?? Number.POSITIVE_INFINITY];
  return to > (span.min ?? Number.NEGATIVE_INFINITY) && from <= (span.max ?? Number.POSITIVE_INFINITY);
}

function nearest(edges: readonly number[], value: number): number {
  let best = 0;
  edges.forEach((edge, index) => {
    if (Math.abs(edge - value) < Math.abs((edges[best] ?? 0) - value)) best = index;
  });
  return best;
}

/** What stands in a number field: a number, nothing, or something that cannot be read. */
export type ReadNumber = { readonly ok: true; readonly value: number | null } | { readonly ok: false };

/** Full-width digits and thousands are welcome; zero and less are refused. */
export function readNumber(text: string): ReadNumber {
  const plain = plainText(text).replace(/[,、]/g, "");
  if (plain === "") return { ok: true, value: null };
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return { ok: false };
  const value = Number(plain);
  return value > 0 ? { ok: true, value } : { ok: false };
}

export function writeNumber(value: number | null): string {
  return value === null ? "" : value.toLocaleString("ja-JP", { maximumFractionDigits: 2 });
}
