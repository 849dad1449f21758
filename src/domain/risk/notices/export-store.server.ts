import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";

export type RegistrationsExport = readonly {
  readonly about: string;
  readonly email: string;
  readonly onChange: boolean;
  readonly yearly: boolean;
  readonly confirmedAt: Date | null;
  readonly closedAt: Date | null;
  readonly changedAt: Date;
}[];

/** What an address, which somebody proved to be theirs, is told of by mail. */
export async function exportRegistrations(tx: Tx, address: string): Promise<RegistrationsExport> {
  const { rows } = await sql<RegistrationsExport[number]>`
    select coalesce(a.name, r.place_name, '') as about, r.email, r.on_change as "onChange", r.yearly, r.confirmed_at as "confirmedAt",
      r.closed_at as "closedAt", r.changed_at as "changedAt"
    from risk_registration r left join apartment a on a.key = r.apartment_key
    where lower(r.email) = lower(${address}) order by r.changed_at desc, r.id`.execute(tx);
  return rows;
}
