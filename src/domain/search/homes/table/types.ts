import type { Offer } from "#domain/search/homes/offer.ts";
import type { Columns } from "./columns.ts";
import type { NameIndex } from "./name-index.ts";
import type { SpotGrid } from "./spot-grid.ts";

/** Rows that have a station, and how far it is. */
type Posting = { readonly rows: number[]; readonly walk: number[]; readonly bus: number[] };

/**
 * All homes on offer in memory. Rows are only added: an offer that changes is written anew, and its old row is dead (`offers[row]` null). Whoever
 * holds the table asks it for a day, by which offers are visible and homes have their age.
 */
export type HomeTable = {
  columns: Columns;
  readonly offers: (Offer | null)[];
  /** Of all rows, also of those that are dead. */
  readonly keys: string[];
  dead: number;
  /** Rows of the offers of a home. */
  readonly dwellings: Map<string, number[]>;
  /** The home of each advertisement, by its key: one that has moved is to be taken out where it was. */
  readonly homeOf: Map<string, string>;
  /** The number that stands for a city or town in the columns, and the rows of each number. */
  readonly cities: Map<string, number>;
  readonly towns: Map<string, number>;
  readonly cityRows: number[][];
  readonly townRows: number[][];
  readonly stations: Map<string, Posting>;
  readonly names: NameIndex;
  readonly apartments: Map<string, number[]>;
  readonly grid: SpotGrid;
  /** Homes of which an offer is visible for the last time on a day. */
  readonly lastShown: Map<number, string[]>;
  /** Raised by every change, also of the day. */
  version: number;
  /** Days since 1970; -1: not asked yet. */
  day: number;
  month: number;
};
