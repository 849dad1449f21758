import type { Source } from "#ingest/frame/source.ts";
import { type ImportJob, type ImportOutcome, importFile } from "./import-file.server.ts";

/** A source as the command sees it: nobody there needs to know what its rows are. */
export type RegisteredSource = Pick<Source<unknown>, "name" | "usage" | "rejections"> & {
  readonly load: (job: ImportJob) => Promise<ImportOutcome>;
  /** Its rows are places that people may type, so that the suggestions must be rebuilt. */
  readonly namesPlaces: boolean;
};

export function registered<Row>(source: Source<Row>, { namesPlaces = false }: { readonly namesPlaces?: boolean } = {}): RegisteredSource {
  const { name, usage, rejections } = source;
  return { name, usage, rejections, namesPlaces, load: (job) => importFile(source, job) };
}
