import { type Milliseconds, minutes } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { LineApi } from "#platform/line/line-api.server.ts";
import type { LineEvent } from "#platform/line/line-webhook.server.ts";
import type { Log } from "#platform/log.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { OWN_CHANNEL } from "./channel.ts";
import { type ChatOccasion, chatWords } from "./chat-words.ts";
import { type LineAccount, noteFollow, noteUnfollow } from "./line-account-store.server.ts";
import { countTry, endEvent, takeEvent } from "./line-event-store.server.ts";
import { endLineLink, stopLine } from "./line-link.server.ts";
import { readDeed } from "./read-event.ts";

export type LineEventDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly api: Pick<LineApi, "reply" | "linkToken">;
  /** The name people know the service by. */
  readonly operatorName: string;
  /** Where people reach the site. Asked when an answer goes out. */
  readonly origin: () => string;
};

type Reply = { readonly token: string; readonly userId: string; readonly occasion: ChatOccasion };
type Worked = { readonly reply: Reply | null };

const MOST_TRIES = 5;
/** LINE takes an answer within a minute of the event. */
const REPLY_LIFE: Milliseconds = minutes(1);

/** Works on every event that waits, the oldest first; each by itself, so that one that fails holds up no other for long. */
export async function workLineEvents(deps: LineEventDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const taken: { event: LineEvent | null } = { event: null };
    try {
      const worked = await inTransaction(deps.db, async (tx) => {
        taken.event = await takeEvent(tx, OWN_CHANNEL);
        return taken.event && workOn(tx, taken.event, deps.clock.now());
      });
      if (worked === null) return;
      if (worked.reply) await answer(deps, worked.reply);
    } catch (error) {
      if (taken.event === null) throw error;
      const { webhookEventId: eventId, type } = taken.event;
      deps.log.warn({ err: error, type }, "an event of LINE could not be worked on");
      await countTry(deps.db, OWN_CHANNEL, { eventId, most: MOST_TRIES });
    }
  }
}

/** What is changed by an event and its end are kept together; what is answered goes out afterwards, once at most. */
async function workOn(tx: Tx, event: LineEvent, now: Date): Promise<Worked> {
  const userId = event.source?.userId;
  const occasion = userId === undefined ? null : await occasionOf(tx, event, { userId, now });
  await endEvent(tx, OWN_CHANNEL, event.webhookEventId);
  const { replyToken: token } = event;
  const isLate = now.getTime() - event.timestamp > REPLY_LIFE;
  if (occasion === null || userId === undefined || token === undefined || isLate) return { reply: null };
  return { reply: { token, userId, occasion } };
}

async function occasionOf(
  tx: Tx,
  event: LineEvent,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<ChatOccasion | null> {
  const deed = readDeed(event);
  const user = { provider: OWN_CHANNEL, userId };
  const at = new Date(event.timestamp);
  switch (deed.kind) {
    case "follow":
      return occasionOfFollow((await noteFollow(tx, { ...user, at })).state, deed.isUnblocked);
    case "unfollow":
      await noteUnfollow(tx, { ...user, at });
      return null;
    case "link-ended":
      return deed.nonce !== null && (await endLineLink(tx, { nonce: deed.nonce, userId, at })) !== null ? "linked" : "link-failed";
    case "asks-to-link":
      return "asked-to-link";
    case "asks-to-stop":
      return (await stopLine(tx, user, now)) ? "stopped" : "nothing-to-stop";
    case "says":
      return "unclear";
    default:
      return null;
  }
}

function occasionOfFollow(state: LineAccount["state"], isUnblocked: boolean): ChatOccasion | null {
  if (state !== "linked") return state === "blocked" ? null : "followed";
  return isUnblocked ? "came-back" : "followed-linked";
}

async function answer({ api, operatorName, origin }: LineEventDeps, { token, userId, occasion }: Reply): Promise<void> {
  const needsLink = occasion === "followed" || occasion === "asked-to-link";
  const linkToken = needsLink ? await api.linkToken(userId) : null;
  const said = occasion === "asked-to-link" && linkToken === null ? "no-link" : occasion;
  await api.reply(token, chatWords(said, { name: operatorName, origin: origin().replace(/\/$/, ""), linkToken }));
}
