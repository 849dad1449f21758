import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";

/** A step of something kept: what it was, what it is now, who did it and why. Names the row (`entity` and its `id`), never a person. */
export type Transition = {
  readonly entity: string;
  readonly id: string;
  /** Null: it was not there before. */
  readonly from: string | null;
  readonly to: string;
  readonly actor: string;
  /** Null or left out: nobody gave one. */
  readonly reason?: string | null;
  readonly at: Date;
};

/** Keeps a step in the audit table. Of many at once a domain writes them by a statement of its own. */
export async function writeTransition(tx: Tx, { entity, id, from, to, actor, reason = null, at }: Transition): Promise<void> {
  await sql`
    insert into transition (entity, entity_id, from_state, to_state, actor, reason, at)
    values (${entity}, ${id}, ${from}, ${to}, ${actor}, ${reason}, ${at})`.execute(tx);
}
