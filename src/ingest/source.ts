import type { Tx } from "#platform/db.server.ts";
import type { RowOutcome } from "./outcome.ts";

export type SourceName = "transactions" | "towns" | "stations" | "boundaries";

/** One kind of open data: what its files are, how they are read and where their rows go. */
export type Source<Row> = {
  readonly name: SourceName;
  /** Completes 「必要なもの: …」. */
  readonly expected: string;
  readonly attribution: string;
  readonly licence: string;
  /** The words of the report for each reason. */
  readonly rejections: Readonly<Record<string, string>>;
  /** Recognises the layout; throws `FileRefused`. */
  readonly open: (bytes: AsyncIterable<Uint8Array>) => Promise<OpenedFile<Row>>;
  readonly begin: (tx: Tx) => Promise<Loader<Row>>;
};

export type OpenedFile<Row> = { readonly layout: string; readonly rows: AsyncIterable<RowOutcome<Row>> };

export type Loader<Row> = {
  /** What the user must know before anything is replaced. */
  readonly warning: string | null;
  readonly stage: (rows: readonly Row[]) => Promise<void>;
  readonly merge: (loadId: number) => Promise<Merged>;
};

export type Merged = {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly firstQuarter: string | null;
  readonly lastQuarter: string | null;
  /** Further effects, each a short Japanese sentence. */
  readonly notes: readonly string[];
};
