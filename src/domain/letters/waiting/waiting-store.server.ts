import { sql } from "kysely";
import type { NamedSubject } from "#domain/subjects/types.ts";
import type { Db } from "#platform/db.server.ts";

/** A letter that waits, without a word of its sender but what `told` names. */
export type WaitingHead = {
  readonly id: string;
  readonly kind: string;
  readonly subject: NamedSubject | null;
  readonly receivedAt: Date;
  /** ISO date. */
  readonly answerDueOn: string;
  /** One field of the letter, where it has it. */
  readonly told: string | null;
};

type Asked = { readonly kinds: readonly string[]; readonly told: string; readonly offset: number; readonly limit: number };

/** Letters of these kinds that wait, the first due first: a span of them. `told`: the field to be told with each. */
export async function waitingHeads(db: Db, { kinds, told, offset, limit }: Asked): Promise<WaitingHead[]> {
  const { rows } = await sql<WaitingHead>`
    select l.id, l.kind, l.received_at as "receivedAt", to_char(l.answer_due_on, 'YYYY-MM-DD') as "answerDueOn", l.fields ->> ${told} as told,
      case when a.key is not null then jsonb_build_object('kind', 'building', 'key', a.key, 'name', a.name)
        when l.place_key is not null then jsonb_build_object('kind', 'place', 'key', l.place_key, 'name', l.place_name) end as subject
    from letter l left join apartment a on a.key = l.apartment_key
    where l.closed_at is null and l.kind = any(${[...kinds]})
    order by l.answer_due_on, l.received_at, l.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many wait, and how many of them should have been answered before `today` (ISO date). */
export async function countWaiting(
  db: Db,
  kinds: readonly string[],
  today: string,
): Promise<{ readonly waiting: number; readonly late: number }> {
  const { rows } = await sql<{ waiting: number; late: number }>`
    select count(*)::int as waiting, (count(*) filter (where answer_due_on < ${today}::date))::int as late
    from letter where closed_at is null and kind = any(${[...kinds]})`.execute(db);
  return rows[0] ?? { waiting: 0, late: 0 };
}
