import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";
import type { StatusDay, StatusSample } from "./types.ts";

/** Keeps samples; one that is there already stays. */
export async function addSamples(db: Db, samples: readonly StatusSample[]): Promise<void> {
  const rows = samples.map(({ minute, process, failed, latencies }) => sql`(${minute}, ${process}, ${[...failed]}, ${[...latencies]})`);
  await sql`
    insert into status_minute (minute, process, failed, latencies) values ${sql.join(rows)}
    on conflict (minute, process) do nothing`.execute(db);
}

/** By day in Japan. A minute in which one of several processes found something failed is down. */
export async function recordedDays(db: Db, since: Date): Promise<StatusDay[]> {
  const { rows } = await sql<StatusDay>`
    select to_char(minute at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as day,
      count(distinct minute)::integer as "recordedMinutes",
      (count(distinct minute) filter (where cardinality(failed) > 0))::integer as "downMinutes"
    from status_minute where minute >= ${since} group by 1`.execute(db);
  return rows;
}

export async function failedMinutes(db: Db, since: Date): Promise<Pick<StatusSample, "minute" | "failed">[]> {
  const { rows } = await sql<Pick<StatusSample, "minute" | "failed">>`
    select minute, failed from status_minute where minute >= ${since} and cardinality(failed) > 0 order by minute, process`.execute(db);
  return rows;
}

/** What was found last; of several processes in that minute, a failure goes before. */
export async function newestSample(db: Db): Promise<Pick<StatusSample, "minute" | "failed"> | null> {
  const { rows } = await sql<Pick<StatusSample, "minute" | "failed">>`
    select minute, failed from status_minute order by minute desc, cardinality(failed) desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function latenciesSince(db: Db, since: Date): Promise<(readonly number[])[]> {
  const { rows } = await sql<Pick<StatusSample, "latencies">>`
    select latencies from status_minute where minute >= ${since} and cardinality(latencies) > 0`.execute(db);
  return rows.map(({ latencies }) => latencies);
}

export async function forgetSamples(db: Db, before: Date): Promise<void> {
  await sql`delete from status_minute where minute < ${before}`.execute(db);
}
