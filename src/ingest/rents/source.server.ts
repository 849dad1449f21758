import { yearsInName } from "#ingest/frame/edition.ts";
import { openCells } from "#ingest/frame/open-cells.server.ts";
import type { RowOutcome } from "#ingest/frame/outcome.ts";
import { openBytes } from "#ingest/frame/read-bytes.server.ts";
import type { OpenedFile, Source } from "#ingest/frame/source.ts";
import { beginRents } from "./load.server.ts";
import { type ParsedRent, RENT_LAYOUTS, RENT_REJECTIONS, rentRow } from "./parse.ts";

export const rents: Source<ParsedRent> = {
  name: "rents",
  usage: "マンションの賃料(成約・募集)の CSV(形式は docs/data.md)",
  expected: "賃料の CSV(時期、区分、市区町村コード、市区町村名、地区名、面積、賃料、出典の列。形式は docs/data.md)",
  attribution: "取り込んだ人が用意した賃料の記録(出典は行ごとに保存)",
  licence: "取り込んだ人が確かめたもの",
  rejections: RENT_REJECTIONS,
  asOf: yearsInName,
  open: (bytes, _, now) => openRents(bytes, now),
  begin: beginRents,
};

function openRents(bytes: AsyncIterable<Uint8Array>, now: Date): Promise<OpenedFile<ParsedRent>> {
  return openCells(bytes, { tables: RENT_LAYOUTS, rowOf: () => (cell) => rentRow(cell, now) });
}

/** The rents of a file without a database, for evaluation. Throws `FileRefused` for a file that is none of rents. */
export async function* readRentFile(path: string, now: Date): AsyncGenerator<RowOutcome<ParsedRent>> {
  const { bytes } = await openBytes(path);
  yield* (await openRents(bytes, now)).rows;
}
