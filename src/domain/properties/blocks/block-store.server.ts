import { sql } from "kysely";
import type { LonLat } from "#kernel/geo.ts";
import { plainText } from "#kernel/japanese-text.ts";
import type { Db } from "#platform/db.server.ts";

/** A 街区 of a 町丁目: `{ cityCode: "13107", chome: "八広六丁目", block: "12" }`. */
type NamedBlock = { readonly cityCode: string; readonly chome: string; readonly block: string };

/** The point of a 街区 (or 地番); the block may be written `12`, `１２` or `12番`, the 町丁目 as table `town` spells it. Null: not imported. */
export async function findBlock(db: Db, { cityCode, chome, block }: NamedBlock): Promise<LonLat | null> {
  const number = plainText(block).replace(/(?<!\s)\s*(番地|番)$/, "");
  const { rows } = await sql<LonLat>`
    select lon, lat from block where city_code = ${cityCode} and chome = ${chome} and block = ${number}`.execute(db);
  return rows[0] ?? null;
}
