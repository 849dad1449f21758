import type { PriceCategory } from "#domain/properties/types.ts";
import type { SaleRow } from "#domain/valuation/core/types.ts";
import { quarterIndex } from "#kernel/quarter.ts";

/** What is watched of a home: the inputs that carry most of a price and that both sales and requests have. */
export type InputRow = {
  readonly areaM2: number;
  /** Null when the built year is unknown, and for land. */
  readonly ageYears: number | null;
  readonly cityCode: string;
  /** Null for a request: a sale is recorded in one of two categories, a home asked about in none. */
  readonly category: PriceCategory | null;
};

type InputName = "area" | "age" | "city" | "category";

/** Shares of rows: by bin between rising `edges` and last the unknown, or by label and under `""` all that is rare or new. */
type Distribution =
  | { readonly of: "numbers"; readonly edges: readonly number[]; readonly shares: readonly number[] }
  | { readonly of: "labels"; readonly shares: Readonly<Record<string, number>> };

/** How the inputs of training sales are distributed: small enough to lie beside the model card. */
export type InputProfile = { readonly rows: number; readonly inputs: Readonly<Record<InputName, Distribution>> };

export type Shift = {
  readonly name: InputName;
  /** Population stability index; 0 for the same distribution. */
  readonly psi: number;
  /** What it would be on average by chance alone, for rows drawn from the training sales. */
  readonly chance: number;
};

const BINS = 10;
/** A label of fewer rows is counted with the rest: a city that hardly occurs says nothing of a shift. */
const LEAST_LABEL_SHARE = 0.01;
const REST = "";

export function saleInputs({ areaM2, builtYear, quarter, cityCode, priceCategory }: SaleRow): InputRow {
  return { areaM2, ageYears: builtYear === null ? null : quarterIndex(quarter) / 4 - builtYear, cityCode, category: priceCategory };
}

export function inputProfile(rows: readonly InputRow[]): InputProfile {
  return {
    rows: rows.length,
    inputs: {
      area: numbers(rows.map(({ areaM2 }) => areaM2)),
      age: numbers(rows.map(({ ageYears }) => ageYears)),
      city: labels(rows.map(({ cityCode }) => cityCode)),
      category: labels(rows.map(({ category }) => category ?? REST)),
    },
  };
}

/** Bins of about equal numbers of rows, cut between values that occur. */
function numbers(values: readonly (number | null)[]): Distribution {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  const cuts = Array.from({ length: BINS - 1 }, (_, i) => known[Math.ceil(((i + 1) * known.length) / BINS) - 1]);
  const edges = [...new Set(cuts)].filter((cut) => cut !== undefined && cut < (known.at(-1) ?? cut)).map(Number);
  return { of: "numbers", edges, shares: binShares(edges, values) };
}

function binShares(edges: readonly number[], values: readonly (number | null)[]): number[] {
  const counts = new Array<number>(edges.length + 2).fill(0);
  for (const value of values) {
    const above = value === null ? -1 : edges.findIndex((edge) => value <= edge);
    const bin = value === null ? edges.length + 1 : above < 0 ? edges.length : above;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.map((count) => count / Math.max(1, values.length));
}

function labels(values: readonly string[]): Distribution {
  const all = [...Map.groupBy(values, (value) => value)].map(([label, of]) => [label, of.length / values.length] as const);
  const [common, rare] = [all.filter(([, share]) => share >= LEAST_LABEL_SHARE), all.filter(([, share]) => share < LEAST_LABEL_SHARE)];
  return { of: "labels", shares: { ...Object.fromEntries(common), [REST]: rare.reduce((sum, [, share]) => sum + share, 0) } };
}

/** How far the inputs of some rows lie from those of the training sales. The category is left out where the rows have none. */
export function inputShifts({ rows: trained, inputs }: InputProfile, rows: readonly InputRow[]): Shift[] {
  const hasCategory = rows.some(({ category }) => category !== null);
  const values: Readonly<Record<InputName, readonly (number | string | null)[]>> = {
    area: rows.map(({ areaM2 }) => areaM2),
    age: rows.map(({ ageYears }) => ageYears),
    city: rows.map(({ cityCode }) => cityCode),
    category: rows.map(({ category }) => category),
  };
  const names: readonly InputName[] = hasCategory ? ["area", "age", "city", "category"] : ["area", "age", "city"];
  return names.map((name) => {
    const [expected, found] = paired(inputs[name], values[name]);
    return { name, ...stability({ shares: expected, rows: trained }, { shares: found, rows: rows.length }) };
  });
}

/** Both distributions over the same bins. */
function paired(trained: Distribution, values: readonly (number | string | null)[]): [readonly number[], readonly number[]] {
  if (trained.of === "numbers") return [trained.shares, binShares(trained.edges, values.map(asNumber))];
  const names = Object.keys(trained.shares);
  const known = values.map((value) => (typeof value === "string" && Object.hasOwn(trained.shares, value) ? value : REST));
  return [
    names.map((name) => trained.shares[name] ?? 0),
    names.map((name) => known.filter((value) => value === name).length / Math.max(1, known.length)),
  ];
}

function asNumber(value: number | string | null): number | null {
  return typeof value === "number" ? value : null;
}

type Sample = { readonly shares: readonly number[]; readonly rows: number };

/**
 * Σ (found − expected) · ln(found / expected) over the bins that either has rows in; an empty one counts as half a row. By chance it is about
 * (bins − 1)(1/m + 1/n) for m and n rows (Yurdakul, Statistical Properties of Population Stability Index, 2018). Shares .5 .5 found as .6 .4 -> 0.041.
 */
export function stability(expected: Sample, found: Sample): { readonly psi: number; readonly chance: number } {
  const share = ({ shares, rows }: Sample, bin: number) => Math.max(shares[bin] ?? 0, 0.5 / Math.max(1, rows));
  const used = expected.shares.map((_, bin) => bin).filter((bin) => (expected.shares[bin] ?? 0) > 0 || (found.shares[bin] ?? 0) > 0);
  const psi = used.reduce((sum, bin) => {
    const [before, now] = [share(expected, bin), share(found, bin)];
    return sum + (now - before) * Math.log(now / before);
  }, 0);
  return { psi, chance: Math.max(0, used.length - 1) * (1 / Math.max(1, expected.rows) + 1 / Math.max(1, found.rows)) };
}
