import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";

type Row = { readonly id: string; readonly kind: string; readonly state: string; readonly mark: string };

/** Looks at what the outbox says of the mails queued then, and at what the mail server took: `taken` counts by message id. */
export async function keptMails(
  db: Db,
  at: Date,
  taken: ReadonlyMap<string, number>,
): Promise<{ readonly acknowledged: number; readonly lost: number; readonly complaints: readonly string[] }> {
  const { rows } = await sql<Row>`select id, kind, state, mark from outbox where queued_at = ${at}`.execute(db);
  const found = rows.map((row) => ({ ...row, times: taken.get(messageIdOf(row)) ?? 0 }));
  const count = (what: (row: (typeof found)[number]) => boolean) => found.filter(what).length;
  const complaints = [
    [count(({ kind, times }) => kind === "test-digest" && times > 1), "digests were taken more than once"],
    [count(({ state }) => state !== "sent" && state !== "unknown"), "mails have no end, or were given up"],
    [count(({ kind, state }) => kind === "test-code" && state !== "sent"), "codes did not go out"],
  ] as const;
  return {
    acknowledged: found.length,
    // Said to be sent, and nobody took it: what is unknown is counted as such, and no loss in silence.
    lost: count(({ state, times }) => state === "sent" && times === 0),
    complaints: complaints.filter(([times]) => times > 0).map(([times, what]) => `${times} ${what}`),
  };
}

function messageIdOf({ id, mark }: Row): string {
  return `<mail-${id}.${mark}@machinone.example.jp>`;
}
