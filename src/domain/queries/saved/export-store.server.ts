import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";

export type QueriesExport = {
  readonly conditions: readonly {
    readonly words: string;
    readonly state: string;
    readonly version: number;
    /** As they were chosen, by the names of the form. */
    readonly answers: unknown;
    /** What is told of homes that the condition finds below their estimate; null: nothing was chosen. */
    readonly kyugakeNotice: string | null;
    readonly mailTo: string | null;
    readonly createdAt: Date;
    readonly updatedAt: Date;
    readonly seenAt: Date;
    readonly archivedAt: Date | null;
    readonly versions: readonly { readonly version: number; readonly words: string; readonly madeAt: string }[];
  }[];
  readonly draft: { readonly content: unknown; readonly updatedAt: Date } | null;
};

/** What a member saved, with each version of it, deleted ones too as long as they are kept, and what they are writing. */
export async function exportQueries(tx: Tx, sub: string): Promise<QueriesExport> {
  const conditions = await sql<QueriesExport["conditions"][number]>`
    select coalesce((select v.words from user_query_version v where v.query_id = q.id order by v.version desc limit 1), '') as words,
      q.state, q.version, q.answers, n.kyugake as "kyugakeNotice", q.mail_to as "mailTo", q.created_at as "createdAt", q.updated_at as "updatedAt",
      q.seen_at as "seenAt", q.archived_at as "archivedAt",
      coalesce((select jsonb_agg(jsonb_build_object('version', v.version, 'words', v.words,
        'madeAt', to_char(v.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by v.version)
        from user_query_version v where v.query_id = q.id), '[]') as versions
    from user_query q left join query_notice n on n.query_id = q.id where q.sub = ${sub} order by q.created_at desc, q.id`.execute(tx);
  const draft = await sql<NonNullable<QueriesExport["draft"]>>`
    select content, updated_at as "updatedAt" from query_draft where sub = ${sub}`.execute(tx);
  return { conditions: conditions.rows, draft: draft.rows[0] ?? null };
}
