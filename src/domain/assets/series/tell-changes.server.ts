import {
  addNote,
  lineChannelName,
  lineLinkOf,
  queueMail,
  queueMessage,
  readSettings,
  recipientOf,
  verdictOf,
  wantingAmong,
} from "#domain/notifications/index.server.ts";
import type { Channel, NotificationSettings } from "#domain/notifications/settings/types.ts";
import type { Month } from "#kernel/calendar/month.ts";
import { minutes } from "#kernel/duration.ts";
import type { Tx } from "#platform/db.server.ts";
import type { FollowedHome, Valued } from "./types.ts";
import { ASSET_VALUE, ASSET_VALUE_LINE } from "./value-mails.ts";
import { changeText, valueText } from "./value-words.ts";

/** The round has come to a member's other homes by then: one message tells of all. */
const ROUND_TAKES = minutes(30);
const TOPIC = "asset-value";

type Told = { readonly homes: readonly FollowedHome[]; readonly valued: readonly Valued[]; readonly at: Date };

/** Puts what is told into inboxes, and a message on its way to those who want one; in the transaction that keeps the values. Answers of how many homes. */
export async function tellChanges(tx: Tx, { homes, valued, at }: Told): Promise<number> {
  const told = valued.filter(({ tell }) => tell !== null);
  const byId = new Map(homes.map((home) => [home.id, home]));
  const recipients = new Map<string, Month>();
  for (const { id, points, tell } of told) {
    const [home, point] = [byId.get(id), points.at(-1)];
    if (!home || !point || !tell) continue;
    const recipient = recipientOf(home);
    recipients.set(recipient, point.month);
    await addNote(tx, {
      recipient,
      key: `asset ${id} ${point.month}`,
      topic: TOPIC,
      title: `「${home.name}」の推定価格が変わりました`,
      body: `${valueText(point)}。${changeText(tell)}`,
      url: `/mypage/result?id=${id}`,
      at,
    });
  }
  const wanting = await wantingAmong(tx, TOPIC, [...recipients.keys()]);
  for (const [recipient, month] of recipients) if (wanting.has(recipient)) await putOnWay(tx, { recipient, month, at });
  return told.length;
}

type ToSend = { readonly recipient: string; readonly month: Month; readonly at: Date };

/** One message a member and month, on LINE where both ways were chosen and it arrives there. */
async function putOnWay(tx: Tx, { recipient, month, at }: ToSend): Promise<void> {
  const settings = await readSettings(tx, recipient);
  const channel = (["line", "mail"] as const).find((way) => mayGo(settings, way, at));
  if (channel === "mail") await queueValueMail(tx, settings, { recipient, month, at });
  if (channel !== "line") return;
  const { userId } = await lineLinkOf(tx, recipient, lineChannelName(null));
  if (userId !== null) await queueMessage(tx, ASSET_VALUE_LINE, { to: userId, ...messageOf({ recipient, month, at }) });
}

export async function queueValueMail(tx: Tx, { mail }: NotificationSettings, toSend: ToSend): Promise<void> {
  if (mail.address !== null) await queueMail(tx, ASSET_VALUE, { to: mail.address, ...messageOf(toSend) });
}

function messageOf({ recipient, month, at }: ToSend) {
  const due = new Date(at.getTime() + ROUND_TAKES);
  return { at, due, facts: { recipient, month }, key: `${recipient}|${TOPIC}|${month}`, recipientKey: recipient };
}

export function mayGo(settings: NotificationSettings, channel: Channel, now: Date): boolean {
  // Once a month, and not at once: what is sent in a day is not counted against it.
  return verdictOf(settings, { topic: TOPIC, channel, now, sentToday: 0 }).send !== "never";
}
