import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";

export type ConnectionsExport = {
  readonly waiting: readonly {
    readonly apartmentKey: string;
    readonly apartmentName: string;
    readonly state: string;
    readonly layouts: readonly string[];
    readonly areaFromM2: number | null;
    readonly areaToM2: number | null;
    readonly priceUpToYen: number | null;
    readonly note: string | null;
    readonly mailTo: string | null;
    readonly notifiedAt: Date | null;
    readonly joinedAt: Date;
    readonly updatedAt: Date;
  }[];
  readonly owned: readonly {
    readonly apartmentKey: string;
    readonly apartmentName: string;
    readonly state: string;
    readonly floor: number | null;
    readonly layout: string | null;
    readonly areaM2: number | null;
    readonly note: string | null;
    readonly registeredAt: Date;
    readonly updatedAt: Date;
  }[];
};

/** What a member is, or was, to any building, what was withdrawn too. */
export async function exportConnections(tx: Tx, sub: string): Promise<ConnectionsExport> {
  const waiting = await sql<ConnectionsExport["waiting"][number]>`
    select w.apartment_key as "apartmentKey", a.name as "apartmentName", w.state, w.layouts, w.area_from_m2 as "areaFromM2", w.area_to_m2 as "areaToM2",
      w.price_up_to as "priceUpToYen", w.note, w.mail_to as "mailTo", w.notified_at as "notifiedAt", w.joined_at as "joinedAt", w.updated_at as "updatedAt"
    from waiting_buyer w join apartment a on a.key = w.apartment_key where w.sub = ${sub} order by w.joined_at, w.id`.execute(tx);
  const owned = await sql<ConnectionsExport["owned"][number]>`
    select o.apartment_key as "apartmentKey", a.name as "apartmentName", o.state, o.floor, o.layout, o.area_m2 as "areaM2", o.note,
      o.registered_at as "registeredAt", o.updated_at as "updatedAt"
    from owner_registration o join apartment a on a.key = o.apartment_key where o.sub = ${sub} order by o.registered_at, o.id`.execute(tx);
  return { waiting: waiting.rows, owned: owned.rows };
}
