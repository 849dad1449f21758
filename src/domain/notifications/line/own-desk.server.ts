import type { Clock } from "#platform/clock.ts";
import type { Tx } from "#platform/db.server.ts";
import type { LineApi } from "#platform/line/line-api.server.ts";
import type { LineEvent } from "#platform/line/line-webhook.server.ts";
import { OWN_CHANNEL } from "./channel.ts";
import { type ChatOccasion, chatWords } from "./chat-words.ts";
import { type LineAccount, noteFollow, noteUnfollow, recipientOfUser } from "./line-account-store.server.ts";
import { endLineLink, stopLine } from "./line-link.server.ts";
import { readDeed } from "./read-event.ts";
import type { ChatMessage } from "./types.ts";
import type { LineDesk } from "./work-events.server.ts";

/** What a press below something that was sent here does, and what is said to it; null: it was no such press. Whoever sent it knows. */
export type TakeTap = (tx: Tx, event: LineEvent, recipientOf: () => Promise<string | null>) => Promise<readonly ChatMessage[] | null>;

type OwnDeskDeps = {
  readonly clock: Clock;
  readonly api: Pick<LineApi, "reply" | "linkToken">;
  /** The name people know the service by. */
  readonly operatorName: string;
  /** Where people reach the site. Asked when an answer goes out. */
  readonly origin: () => string;
  readonly takeTap: TakeTap;
};

/** The chat of the site's own account, with members. */
export function ownDesk(deps: OwnDeskDeps): LineDesk {
  return {
    api: deps.api,
    take: async (tx, event, userId) => {
      const occasion = await occasionOf(tx, event, { userId, now: deps.clock.now() });
      if (occasion) return () => words(deps, { userId, occasion });
      const said = await deps.takeTap(tx, event, () => recipientOfUser(tx, { provider: OWN_CHANNEL, userId }));
      return said && (async () => said);
    },
  };
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
      return (await recipientOfUser(tx, user)) === null ? "unclear" : "unclear-linked";
    default:
      return null;
  }
}

function occasionOfFollow(state: LineAccount["state"], isUnblocked: boolean): ChatOccasion | null {
  if (state !== "linked") return state === "blocked" ? null : "followed";
  return isUnblocked ? "came-back" : "followed-linked";
}

type Said = { readonly userId: string; readonly occasion: ChatOccasion };

async function words({ api, operatorName, origin }: OwnDeskDeps, { userId, occasion }: Said): Promise<readonly ChatMessage[]> {
  const needsLink = occasion === "followed" || occasion === "asked-to-link";
  const linkToken = needsLink ? await api.linkToken(userId) : null;
  const said = occasion === "asked-to-link" && linkToken === null ? "no-link" : occasion;
  return chatWords(said, { name: operatorName, origin: origin().replace(/\/$/, ""), linkToken });
}
