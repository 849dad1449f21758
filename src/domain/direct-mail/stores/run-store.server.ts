import { sql } from "kysely";
import type { Run, RunFile, RunState } from "#domain/direct-mail/core/types.ts";
import type { Month } from "#kernel/calendar/month.ts";
import type { Db, Tx } from "#platform/db.server.ts";

const RUN = sql`id, mailing_id as "mailingId", state, letters, left_out as "leftOut", drawn, made_at as "madeAt", ended_at as "endedAt",
  expires_at as "expiresAt"`;

export type NewRun = Pick<Run, "id" | "mailingId" | "letters" | "madeAt" | "expiresAt"> & {
  readonly companyId: string;
  readonly month: Month;
  /** How many letters each of its files is to have. */
  readonly files: readonly number[];
};

export async function addRun(tx: Tx, { id, companyId, mailingId, letters, month, madeAt, expiresAt, files }: NewRun): Promise<void> {
  await sql`
    insert into mailing_run (id, company_id, mailing_id, state, letters, left_out, drawn, month, tries, made_at, expires_at)
    values (${id}, ${companyId}, ${mailingId}, 'waiting', ${letters}, 0, 0, ${month}, 0, ${madeAt}, ${expiresAt})`.execute(tx);
  const rows = files.map((count, i) => sql`(${id}, ${i + 1}::integer, ${count}::integer, 0)`);
  await sql`insert into mailing_file (run_id, number, letters, bytes) values ${sql.join(rows)}`.execute(tx);
}

/** Letters of a company that count in a month: all but those of runs that came to nothing or are made anew, unless their file was taken; not what was taken and is made anew. */
export async function lettersInMonth(
  db: Db | Tx,
  { companyId, month }: { readonly companyId: string; readonly month: Month },
): Promise<number> {
  const { rows } = await sql<{ letters: number }>`
    select coalesce(sum(f.letters), 0)::integer as letters from mailing_run r join mailing_file f on f.run_id = r.id
    where r.company_id = ${companyId} and r.month = ${month} and (r.state not in ('failed', 'void') or f.taken_at is not null) and f.discarded_at is null`.execute(
    db,
  );
  return rows[0]?.letters ?? 0;
}

type FoundRun = Run & { readonly companyId: string };

/** Newest first. */
export async function runsOf(db: Db | Tx, mailingId: string, most: number): Promise<Run[]> {
  const { rows } = await sql<Run>`
    select ${RUN} from mailing_run where mailing_id = ${mailingId} order by made_at desc, id limit ${most}`.execute(db);
  return rows;
}

/** Whether letters of a mailing are being drawn. */
export async function isPrinting(tx: Tx, mailingId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from mailing_run where mailing_id = ${mailingId} and ended_at is null`.execute(tx);
  return rows.length > 0;
}

/** Of this mailing, held until the transaction ends; null: it has none of this name. */
export async function holdRun(tx: Tx, { id, mailingId }: { readonly id: string; readonly mailingId: string }): Promise<Run | null> {
  const { rows } = await sql<Run>`select ${RUN} from mailing_run where id = ${id} and mailing_id = ${mailingId} for update`.execute(tx);
  return rows[0] ?? null;
}

export type HeldRun = FoundRun & { readonly tries: number };

export async function holdAnyRun(tx: Tx, id: string): Promise<HeldRun | null> {
  const { rows } = await sql<HeldRun>`
    select ${RUN}, company_id as "companyId", tries from mailing_run where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** The oldest run that nobody works on, held until the transaction ends. */
export async function nextRun(tx: Tx, now: Date): Promise<HeldRun | null> {
  const { rows } = await sql<HeldRun>`
    select ${RUN}, company_id as "companyId", tries from mailing_run
    where ended_at is null and (leased_until is null or leased_until <= ${now})
    order by made_at, id limit 1 for update skip locked`.execute(tx);
  return rows[0] ?? null;
}

/** A try at the next file: others leave the run alone until then. */
export async function leaseRun(tx: Tx, { id, until }: { readonly id: string; readonly until: Date }): Promise<void> {
  await sql`update mailing_run set state = 'running', leased_until = ${until}, tries = tries + 1 where id = ${id}`.execute(tx);
}

/** Leaves a run alone until then: a try of it failed. */
export async function pauseRun(db: Db, { id, until }: { readonly id: string; readonly until: Date }): Promise<void> {
  await sql`update mailing_run set leased_until = ${until} where id = ${id} and ended_at is null`.execute(db);
}

/** Leaves a run alone until then; the try that was begun does not count. */
export async function holdUpRun(db: Db, { id, until }: { readonly id: string; readonly until: Date }): Promise<void> {
  await sql`
    update mailing_run set leased_until = ${until}, tries = greatest(0, tries - 1) where id = ${id} and ended_at is null`.execute(db);
}

/** How far a run is, by what became of its recipients; nobody works on it now. */
export async function putRunProgress(tx: Tx, id: string): Promise<void> {
  await sql`
    update mailing_run set leased_until = null, tries = 0,
      drawn = (select count(*) from mailing_recipient r where r.run_id = mailing_run.id and r.state in ('printed', 'undeliverable')),
      left_out = (select count(*) from mailing_recipient r where r.run_id = mailing_run.id and r.state = 'left_out')
    where id = ${id}`.execute(tx);
}

export async function endRun(
  tx: Tx,
  { id, state, at }: { readonly id: string; readonly state: RunState; readonly at: Date },
): Promise<void> {
  await sql`update mailing_run set state = ${state}, ended_at = ${at}, leased_until = null where id = ${id}`.execute(tx);
}

type OfFile = { readonly runId: string; readonly number: number };

/** The number of the first file that is not drawn; null: all are. */
export async function nextFile(db: Db | Tx, runId: string): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`
    select number from mailing_file where run_id = ${runId} and drawn_at is null order by number limit 1`.execute(db);
  return rows[0]?.number ?? null;
}

type Drawn = OfFile & { readonly storedAs: string | null; readonly letters: number; readonly bytes: number; readonly at: Date };

/** False: it was drawn already. */
export async function putDrawn(tx: Tx, { runId, number, storedAs, letters, bytes, at }: Drawn): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update mailing_file set stored_as = ${storedAs}, letters = ${letters}, bytes = ${bytes}, drawn_at = ${at}
    where run_id = ${runId} and number = ${number} and drawn_at is null`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** The files of runs that are drawn and have letters. */
export async function filesOf(db: Db | Tx, runIds: readonly string[]): Promise<(RunFile & { readonly runId: string })[]> {
  const { rows } = await sql<RunFile & { runId: string }>`
    select run_id as "runId", number, letters, bytes, stored_as is not null as "isThere", taken_at as "takenAt", discarded_at is not null as "isDiscarded"
    from mailing_file where run_id = any(${[...runIds]}) and drawn_at is not null and letters > 0 order by run_id, number`.execute(db);
  return rows;
}

/** Where a file lies; null: there is none, or its bytes are gone. */
export async function storedFile(db: Db | Tx, { runId, number }: OfFile): Promise<string | null> {
  const { rows } = await sql<{ storedAs: string | null }>`
    select stored_as as "storedAs" from mailing_file where run_id = ${runId} and number = ${number}`.execute(db);
  return rows[0]?.storedAs ?? null;
}

export async function putTaken(tx: Tx, { runId, number }: OfFile, at: Date): Promise<void> {
  await sql`
    update mailing_file set taken_at = coalesce(taken_at, ${at}) where run_id = ${runId} and number = ${number}`.execute(tx);
}
