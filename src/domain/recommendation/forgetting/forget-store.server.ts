import { sql } from "kysely";
import { forgetLinks, RECC_PAGE, recipientOf } from "#domain/notifications/index.server.ts";
import type { Tx } from "#platform/db.server.ts";

/** All that was recommended to a member, what they made of it, and the links to it, as the account goes. The audit rows name nobody and stay. */
export function forgetRecommendations(tx: Tx, sub: string): Promise<void> {
  return forgetRecipient(tx, recipientOf({ sub }));
}

/** The same of whoever it was recommended to. */
export async function forgetRecipient(tx: Tx, recipient: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`delete from delivery_batch where recipient = ${recipient} returning id`.execute(tx);
  await forgetLinks(
    tx,
    RECC_PAGE,
    rows.map(({ id }) => id),
  );
  await sql`delete from home_reaction where recipient = ${recipient}`.execute(tx);
  await sql`delete from suggestion_refusal where recipient = ${recipient}`.execute(tx);
}
