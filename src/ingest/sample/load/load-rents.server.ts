import { createHash } from "node:crypto";
import { sql } from "kysely";
import { beginLoad, finishLoad } from "#ingest/ledger/load.server.ts";
import { rentColumns, rentPlaceColumns } from "#ingest/rents/rent-columns.ts";
import { generateBuildings } from "#ingest/sample/generate-buildings.ts";
import { FIRST_RENT_QUARTER, generateRents, type SampleRent } from "#ingest/sample/generate-rents.ts";
import { LAST_QUARTER } from "#ingest/sample/generate-sales.ts";
import { readPlaces } from "#ingest/sample/read-places.server.ts";
import type { Row } from "#ingest/sample/sample-rows.ts";
import { formatQuarter } from "#kernel/quarter.ts";
import { seededRandom } from "#kernel/random.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { takeLock } from "#platform/named-lock.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { SEED } from "./load-market.server.ts";

/** Raise it when the generator changes, so that older sample rents are replaced at the next start. */
const LAYOUT = "sample-rents-1";
const RENTS = 8_000;
const CREDIT = { attribution: "サンプルデータ(架空の賃料)", licence: "架空のデータ" };
const ROWS_PER_STATEMENT = 4_000;

export type SampleRentsLoad = { readonly changed: boolean };

/**
 * Gives the sample buildings their invented rents. Where anything was imported the sample buildings are gone and none are made. A second call changes nothing.
 */
export async function loadSampleRents(db: Db, { now }: { readonly now: Date }): Promise<SampleRentsLoad> {
  const { places, text } = await readPlaces();
  const fingerprint = createHash("sha256").update(`${LAYOUT}\n${SEED}\n${text}`).digest("hex");
  return inTransaction(db, async (tx) => {
    await takeLock(tx, "ingest");
    if (!(await isWanted(tx, fingerprint))) return { changed: false };
    const rents = generateRents(generateBuildings(places.towns, seededRandom(SEED)), { places, count: RENTS }, seededRandom(SEED + 5));
    await sql`delete from rent where is_sample`.execute(tx);
    const head = { source: "sample", layout: LAYOUT, fileName: "sample-layers/rent", ...CREDIT, asOf: formatQuarter(LAST_QUARTER) };
    const loadId = await beginLoad(tx, { ...head, loadedAt: now });
    await insert(tx, rents.map(rentRow), loadId);
    await finishLoad(tx, loadId, { ...counts(rents.length), sha256: fingerprint });
    return { changed: true };
  });
}

/** Sample buildings are there, and the rents that are there are of another table or none. */
async function isWanted(tx: Tx, fingerprint: string): Promise<boolean> {
  const { rows } = await sql<{ wanted: boolean }>`
    select exists (select 1 from apartment where is_sample)
      and not exists (
        select 1 from rent where load_id = (select max(id) from data_load where source = 'sample' and file_sha256 = ${fingerprint})
      ) as wanted`.execute(tx);
  return rows[0]?.wanted ?? false;
}

async function insert(tx: Tx, rows: readonly Row[], loadId: number): Promise<void> {
  const columns = sql.join([...Object.keys(rows[0] ?? {}), "load_id"].map((name) => sql.id(name)));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const batch = rows.slice(start, start + ROWS_PER_STATEMENT).map((row) => ({ ...row, load_id: loadId }));
    await sql`insert into rent (${columns})
      select ${columns} from jsonb_populate_recordset(null::rent, ${JSON.stringify(batch)}::jsonb)`.execute(tx);
  }
}

/** `number` counts the rents; it makes the natural key, since an invented rent has no other. */
function rentRow(rent: SampleRent, number: number): Row {
  return {
    natural_key: `5a3b1e00-0000-4001-8000-${number.toString(16).padStart(12, "0")}`,
    ...rentColumns(rent),
    ...rentPlaceColumns(rent),
    told_by: CREDIT.attribution,
    is_sample: true,
  };
}

function counts(rows: number) {
  const quarters = { firstQuarter: formatQuarter(FIRST_RENT_QUARTER), lastQuarter: formatQuarter(LAST_QUARTER) };
  return { read: rows, rejected: 0, byReason: {}, added: rows, changed: 0, unchanged: 0, notes: [], ...quarters };
}
