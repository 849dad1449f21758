import { createHmac } from "node:crypto";
import { hours, type Milliseconds, minutes } from "#kernel/duration.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { LineChannel } from "#platform/line/types.ts";
import type { LineUser } from "./types.ts";

export const USER_ID = /^U[0-9a-f]{32}$/;
const RETRY_KEY_KEPT: Milliseconds = hours(24);
const LINK_TOKEN_LIFE: Milliseconds = minutes(10);

export type LinePeopleDeps = {
  readonly channel: LineChannel;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  /** Sends a signed webhook to the site. */
  readonly deliver: (body: string, signature: string) => Promise<void>;
};

/** Everybody's chats with one account, and what the platform remembers of it. */
export function linePeople({ channel, clock, randomBytes, deliver }: LinePeopleDeps) {
  const people = new Map<string, LineUser>();
  const takenKeys = new Map<string, { readonly at: number; readonly requestId: string }>();
  const linkTokens = new Map<string, { readonly userId: string; readonly at: number }>();
  const replyTokens = new Map<string, string>();
  let used = 0;
  const now = () => clock.now().getTime();
  const random = (length: number) => Buffer.from(randomBytes(length)).toString("hex");

  const userOf = (id: string): LineUser => {
    const known = people.get(id);
    if (known) return known;
    // A stand-in forgets at every start; who was a friend before is one again.
    const made: LineUser = { id, name: "はなこ", isFriend: true, hasBlocked: false, chat: [] };
    people.set(id, made);
    return made;
  };

  const show = (user: LineUser, messages: readonly object[]) => user.chat.push({ from: "account", at: clock.now(), messages });

  /** What a person does, told to the site as LINE tells it. */
  const tell = async (user: LineUser, event: object) => {
    const replyToken = random(16);
    replyTokens.set(replyToken, user.id);
    const common = {
      ...{ mode: "active", timestamp: now(), source: { type: "user", userId: user.id } },
      ...{ webhookEventId: `01${random(12).toUpperCase()}`, deliveryContext: { isRedelivery: false }, replyToken },
    };
    await send({ destination: channel.botUserId, events: [{ ...common, ...event }] });
  };
  const send = async (webhook: object) => {
    const body = escaped(JSON.stringify(webhook));
    await deliver(body, createHmac("sha256", channel.secret).update(body).digest("base64"));
  };

  return {
    userOf,
    show,
    tell,
    send,
    requestId: () => random(16),
    used: () => used,
    spend: () => {
      used += 1;
    },
    isSpent: () => used >= channel.monthlyLimit,
    takenBefore: (key: string) => {
      const taken = takenKeys.get(key);
      return taken && now() - taken.at <= RETRY_KEY_KEPT ? taken : null;
    },
    rememberKey: (key: string, requestId: string) => void takenKeys.set(key, { at: now(), requestId }),
    replyTo: (token: string) => {
      const userId = replyTokens.get(token);
      replyTokens.delete(token);
      return userId === undefined ? null : userOf(userId);
    },
    issueLinkToken: (userId: string) => {
      const token = random(16);
      linkTokens.set(token, { userId, at: now() });
      return token;
    },
    takeLinkToken: (token: string) => {
      const link = linkTokens.get(token);
      linkTokens.delete(token);
      return link && now() - link.at <= LINK_TOKEN_LIFE ? userOf(link.userId) : null;
    },
  };
}

export type LinePeople = ReturnType<typeof linePeople>;

/** As LINE writes what is beyond the basic plane: `\uD83E\uDD28`. */
function escaped(json: string): string {
  return json.replace(/[\ud800-\udfff]/g, (half) => `\\u${half.charCodeAt(0).toString(16).toUpperCase()}`);
}
