import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";
import { GAINS, type LoggedItem, type LoggedSlate } from "./types.ts";

const DWELT_SECONDS = 15;

type Span = { readonly from: Date | null; readonly until: Date | null; readonly withSamples: boolean };
type Row = Omit<LoggedItem, "gain"> & {
  readonly batchId: string;
  readonly recipient: string;
  readonly sentAt: Date;
  readonly reaction: string | null;
  readonly isOpened: boolean;
};

/**
 * Daily lists that went out, the oldest first, with what came of each home: the reaction that stands today, or that its page was opened or read for 15 seconds. Both
 * are counted after a real interaction only. A list that may not have arrived is left out.
 */
export async function loggedSlates(db: Db, { from, until, withSamples }: Span): Promise<LoggedSlate[]> {
  const { rows } = await sql<Row>`
    select b.id as "batchId", b.recipient, b.sent_at as "sentAt", i.position, i.dwelling_key as "dwellingKey", i.features, i.propensity,
      r.kind as reaction,
      exists (select from delivery_event e where e.batch_id = b.id and e.position = i.position
        and (e.kind = 'click' or (e.kind = 'dwell' and e.dwell_seconds >= ${DWELT_SECONDS}))) as "isOpened",
      (select count(*)::int from home_reaction o where o.dwelling_key = i.dwelling_key and o.recipient <> b.recipient
        and o.reacted_at < b.sent_at and o.kind in ('like', 'ask', 'visit')) as popularity
    from delivery_batch b
    join delivery_item i on i.batch_id = b.id
    left join home_reaction r on r.recipient = b.recipient and r.dwelling_key = i.dwelling_key and r.batch_id = b.id
    where b.topic = 'recommendation' and b.sent_at is not null and b.state in ('sent', 'opened', 'clicked', 'reacted')
      and (b.is_sample = false or ${withSamples})
      and (${from}::timestamptz is null or b.sent_at >= ${from}) and (${until}::timestamptz is null or b.sent_at < ${until})
    order by b.sent_at, b.id, i.position`.execute(db);
  const slates = new Map<string, { recipient: string; sentAt: Date; items: LoggedItem[] }>();
  for (const { batchId, recipient, sentAt, reaction, isOpened, ...item } of rows) {
    const slate = slates.get(batchId) ?? { recipient, sentAt, items: [] };
    slates.set(batchId, slate);
    slate.items.push({ ...item, gain: gainOf(reaction, isOpened) });
  }
  return [...slates.values()];
}

function gainOf(reaction: string | null, isOpened: boolean): number {
  if (reaction === "like" || reaction === "ask" || reaction === "visit") return GAINS[reaction];
  return reaction === null && isOpened ? GAINS.click : 0;
}
