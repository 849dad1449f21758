import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";
import { RECC_PAGE } from "./purposes.ts";

type Closed = {
  readonly recipient: string;
  readonly at: Date;
  /** Of one topic alone; null: of all. */
  readonly topic: string | null;
  /** That went one way alone; null: any way. */
  readonly channel: string | null;
};

/** Links to what was recommended open nothing any more: for whoever has said stop. */
export async function closePages(tx: Tx, { recipient, at, topic, channel }: Closed): Promise<void> {
  await sql`
    update opaque_link set revoked_at = ${at}
    where purpose = ${RECC_PAGE.name} and revoked_at is null
      and subject in (select id from delivery_batch where recipient = ${recipient}
        and topic = coalesce(${topic}, topic) and channel = coalesce(${channel}, channel))`.execute(tx);
}
