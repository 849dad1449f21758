import type { Tx } from "#platform/db.server.ts";
import type { RowOutcome } from "./outcome.ts";

/** One kind of open data: what its files are, how they are read and where their rows go. Listed in `sources.server.ts`. */
export type Source<Row> = {
  /** The word after `npm run ingest --`, and data_load.source. */
  readonly name: string;
  /** Its line in the usage text. */
  readonly usage: string;
  /** Completes 「必要なもの: …」. */
  readonly expected: string;
  readonly attribution: string;
  readonly licence: string;
  /** The words of the report for each reason. */
  readonly rejections: Readonly<Record<string, string>>;
  /** Recognises the layout; throws `FileRefused`. `path` is for what lies beside the file or stands in its name, `now` for what cannot be yet. */
  readonly open: (bytes: AsyncIterable<Uint8Array>, path: string, now: Date) => Promise<OpenedFile<Row>>;
  readonly begin: (tx: Tx, layout: string) => Promise<Loader<Row>>;
  /** What the data are of, told by the file's name; used where the opened file does not tell. */
  readonly asOf?: (fileName: string) => string | null;
};

export type OpenedFile<Row> = {
  readonly layout: string;
  readonly rows: AsyncIterable<RowOutcome<Row>>;
  /** What the data are of, in the publisher's words: `2023`, `第8回(2018年)`. */
  readonly asOf?: string | null;
  /** Where this layout is credited otherwise than the source as a whole. */
  readonly credit?: Credit;
};

export type Credit = { readonly attribution: string; readonly licence: string };

export type Loader<Row> = {
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
