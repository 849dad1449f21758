import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";

export type LettersExport = readonly {
  readonly number: string;
  readonly kind: string;
  /** The building or the place it is about; null: about none. */
  readonly about: string | null;
  readonly email: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly receivedAt: Date;
  readonly answerDueOn: string;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
  readonly closedAt: Date | null;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  /** The companies that it was handed to with the sender's consent: to whom, in which words, when. */
  readonly handedTo: readonly {
    readonly companyName: string;
    readonly homeTitle: string;
    readonly state: string;
    readonly consentVersion: string;
    readonly consentedAt: string;
    readonly answer: string | null;
  }[];
}[];

const MOMENT = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

/** All letters from an address, which somebody proved to be theirs, with their answers and whom they went to. */
export async function exportLetters(tx: Tx, address: string): Promise<LettersExport> {
  const { rows } = await sql<LettersExport[number]>`
    select l.id as number, l.kind, coalesce(a.name, l.place_name) as about, l.email, l.fields, l.received_at as "receivedAt",
      to_char(l.answer_due_on, 'YYYY-MM-DD') as "answerDueOn", l.answer, l.answered_at as "answeredAt", l.closed_at as "closedAt",
      coalesce((select jsonb_agg(jsonb_build_object('name', f.name, 'bytes', f.bytes) order by f.kept_at, f.id)
        from letter_file f where f.letter_id = l.id), '[]') as files,
      coalesce((select jsonb_agg(jsonb_build_object('companyName', c.name, 'homeTitle', i.home_title, 'state', r.state,
          'consentVersion', r.consent_version, 'consentedAt', to_char(r.consented_at at time zone 'UTC', ${MOMENT}), 'answer', r.answer) order by c.name)
        from inquiry_recipient r join listing_inquiry i on i.letter_id = r.letter_id join company c on c.id = r.company_id
        where r.letter_id = l.id), '[]') as "handedTo"
    from letter l left join apartment a on a.key = l.apartment_key
    where lower(l.email) = lower(${address}) order by l.received_at desc, l.id`.execute(tx);
  return rows;
}
