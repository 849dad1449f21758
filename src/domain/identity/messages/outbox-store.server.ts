import type { Generated, JSONColumnType } from "kysely";
import type { KeptAttachment, KeptMessage, SentMessage } from "#domain/identity/core/messages.ts";
import type { Db } from "#platform/db.server.ts";

type OutboxTable = {
  id: Generated<number>;
  recipient: string;
  username: string | null;
  medium: KeptMessage["medium"];
  subject: string | null;
  body: string;
  code: string | null;
  sent_at: Date;
  html: string | null;
  headers: JSONColumnType<Readonly<Record<string, string>>>;
  messages: JSONColumnType<readonly object[]>;
  attachments: JSONColumnType<readonly KeptAttachment[]>;
};

function outbox(db: Db) {
  return db.$extendTables<{ identity_outbox: OutboxTable }>();
}

export async function insertSentMessage(db: Db, kept: KeptMessage, sentAt: Date): Promise<void> {
  const { to, html = null, headers = {}, messages = [], attachments = [], ...message } = kept;
  const asJson = { headers: JSON.stringify(headers), messages: JSON.stringify(messages), attachments: JSON.stringify(attachments) };
  await outbox(db)
    .insertInto("identity_outbox")
    .values({ ...message, ...asJson, recipient: to, html, sent_at: sentAt })
    .execute();
}

/** The newest messages, newest first; `wanted` are recipients or user names, none of them meaning all. */
export async function listSentMessages(
  db: Db,
  { wanted, limit }: { readonly wanted: readonly string[]; readonly limit: number },
): Promise<SentMessage[]> {
  const newest = outbox(db).selectFrom("identity_outbox").selectAll().orderBy("id", "desc").limit(limit);
  const rows = await (wanted.length === 0
    ? newest
    : newest.where((where) => where.or([where("recipient", "in", [...wanted]), where("username", "in", [...wanted])]))
  ).execute();
  return rows.map(({ recipient, sent_at, ...row }) => ({ ...row, to: recipient, sentAt: sent_at }));
}
