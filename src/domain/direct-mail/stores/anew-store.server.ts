import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";

/** Puts away the files of a run that were taken: none of their letters was sent, and they count no more. Whoever has a letter in them waits for another one; the codes still stop, for nobody sees whether one was sent after all. How many that are. */
export async function discardTaken(tx: Tx, runId: string, at: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update mailing_recipient r set state = 'waiting', run_id = null, file_number = null, sheet = null, printed_at = null, was_handed_out = true
    from mailing_file f
    where r.run_id = ${runId} and r.state = 'printed' and f.run_id = r.run_id and f.number = r.file_number
      and f.taken_at is not null and f.discarded_at is null`.execute(tx);
  await sql`
    update mailing_file set discarded_at = ${at} where run_id = ${runId} and taken_at is not null and discarded_at is null`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
