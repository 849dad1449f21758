import { type Milliseconds, minutes } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { LineApi } from "#platform/line/line-api.server.ts";
import type { LineEvent } from "#platform/line/line-webhook.server.ts";
import type { LineMessage } from "#platform/line/types.ts";
import type { Log } from "#platform/log.server.ts";
import { limited } from "#platform/log-limit.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { countTry, endEvent, takeEvent, waitingChannels } from "./line-event-store.server.ts";

/** Makes what is said in the chat, once what the event changed is kept. */
type Saying = () => Promise<readonly LineMessage[]>;

/** Whoever works on the events of one channel. */
export type LineDesk = {
  /** Changes what an event changes, in the transaction that ends it. Null: nothing is said. */
  readonly take: (tx: Tx, event: LineEvent, userId: string) => Promise<Saying | null>;
  readonly api: Pick<LineApi, "reply">;
};

export type LineEventDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** By the name of the channel; null: nobody works on it now, and its events wait. */
  readonly deskOf: (channel: string) => Promise<LineDesk | null>;
};

type Reply = { readonly token: string; readonly saying: Saying };
type Worked = { readonly reply: Reply | null };

const MOST_TRIES = 5;
/** LINE takes an answer within a minute of the event. */
const REPLY_LIFE: Milliseconds = minutes(1);

/** Works on every event that waits, channel by channel. */
export async function workLineEvents(deps: LineEventDeps, signal: AbortSignal): Promise<void> {
  for (const channel of await waitingChannels(deps.db)) {
    const desk = await deskOf(deps, channel);
    if (desk) await workChannel(deps, { channel, desk, signal });
  }
}

/** One channel that cannot be opened holds up no other. */
async function deskOf({ deskOf: find, log }: LineEventDeps, channel: string): Promise<LineDesk | null> {
  try {
    return await find(channel);
  } catch (err) {
    limited(log).warn(`line desk ${channel}`, { err, channel }, "the events of a channel of LINE cannot be worked on");
    return null;
  }
}

type Working = { readonly channel: string; readonly desk: LineDesk; readonly signal: AbortSignal };

/** The oldest first; each by itself, so that one that fails holds up no other for long. */
async function workChannel({ db, clock, log }: LineEventDeps, { channel, desk, signal }: Working): Promise<void> {
  while (!signal.aborted) {
    const taken: { event: LineEvent | null } = { event: null };
    try {
      const worked = await inTransaction(db, async (tx) => {
        taken.event = await takeEvent(tx, channel);
        return taken.event && workOn(tx, taken.event, { channel, desk, now: clock.now() });
      });
      if (worked === null) return;
      if (worked.reply) await desk.api.reply(worked.reply.token, await worked.reply.saying());
    } catch (error) {
      if (taken.event === null) throw error;
      const { webhookEventId: eventId, type } = taken.event;
      log.warn({ err: error, type, channel }, "an event of LINE could not be worked on");
      await countTry(db, channel, { eventId, most: MOST_TRIES });
    }
  }
}

/** What is changed by an event and its end are kept together; what is answered goes out afterwards, once at most. */
async function workOn(tx: Tx, event: LineEvent, { channel, desk, now }: Omit<Working, "signal"> & { readonly now: Date }): Promise<Worked> {
  const userId = event.source?.userId;
  const saying = userId === undefined ? null : await desk.take(tx, event, userId);
  await endEvent(tx, channel, event.webhookEventId);
  const { replyToken: token } = event;
  const isLate = now.getTime() - event.timestamp > REPLY_LIFE;
  return { reply: saying === null || token === undefined || isLate ? null : { token, saying } };
}
