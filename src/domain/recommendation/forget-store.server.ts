import { sql } from "kysely";
import { forgetLinks, RECC_PAGE, recipientOf } from "#domain/notifications/index.server.ts";
import type { Tx } from "#platform/db.server.ts";

/** All that was recommended to a member, what they made of it, and the links to it, as the account goes. The audit rows name nobody and stay. */
export async function forgetRecommendations(tx: Tx, sub: string): Promise<void> {
  const recipient = recipientOf({ sub });
  const { rows } = await sql<{ id: string }>`delete from delivery_batch where recipient = ${recipient} returning id`.execute(tx);
  await forgetLinks(
    tx,
    RECC_PAGE,
    rows.map(({ id }) => id),
  );
  await sql`delete from home_reaction where recipient = ${recipient}`.execute(tx);
  await sql`delete from suggestion_refusal where recipient = ${recipient}`.execute(tx);
}
