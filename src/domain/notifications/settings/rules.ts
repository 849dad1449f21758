import type { NoticePurpose } from "#domain/members/core/types.ts";
import { days, hours, type Milliseconds, minutes } from "#kernel/duration.ts";
import {
  CHANNELS,
  type Channel,
  type MailState,
  type NotificationSettings,
  type QuietHours,
  TOPICS,
  type Topic,
  type Verdict,
} from "./types.ts";

export const TOPIC_NAMES: Readonly<Record<Topic, string>> = {
  recommendation: "おすすめ物件",
  kyugake: "九掛け物件の速報",
  "price-change": "値下げのお知らせ",
  offer: "オファーの受信・返信",
  "asset-value": "資産価値の更新",
};

export const MOST_PER_DAY = 10;
const LONGEST_PAUSE: Milliseconds = days(366);
/** So long the link that stopped something also takes that back. */
export const UNDO_FOR: Milliseconds = days(1);

const NOTHING_ON = { mail: false, line: false } as const;
const MINUTES_OF_A_DAY = 24 * 60;
const JAPAN: Milliseconds = hours(9);
const REACHED_BY_MAIL: ReadonlySet<MailState> = new Set<MailState>(["ok", "soft_bounced"]);

/** What holds of somebody who has chosen nothing: everything off, quiet from 21 to 8, three at-once messages a day. */
export function usualSettings(recipient: string): NotificationSettings {
  return {
    recipient,
    choices: { recommendation: NOTHING_ON, kyugake: NOTHING_ON, "price-change": NOTHING_ON, offer: NOTHING_ON, "asset-value": NOTHING_ON },
    digestHour: 18,
    quiet: { fromMinutes: 21 * 60, toMinutes: 8 * 60 },
    capPerDay: 3,
    pausedUntil: null,
    mail: { address: null, state: "unverified" },
    line: "not_linked",
    version: 0,
  };
}

type Asked = {
  /** `security`: what nobody can do without, and nothing stops. */
  readonly topic: Topic | "security";
  readonly channel: Channel;
  readonly now: Date;
  /** At-once messages of this day in Japan. */
  readonly sentToday: number;
};

/** Whether a message may go out now, later today or tomorrow, or not at all. What was not wanted at its time is not sent afterwards. */
export function verdictOf(settings: NotificationSettings, { topic, channel, now, sentToday }: Asked): Verdict {
  if (topic === "security") return { send: "now" };
  if (!settings.choices[topic][channel]) return never("off");
  if (!isAnswer(topic) && settings.pausedUntil !== null && settings.pausedUntil > now) return never("paused");
  const unreached = whyUnreached(settings, channel);
  // Before quiet hours: what cannot arrive by this way waits for nothing, and goes by another one.
  if (unreached !== null) return never(unreached);
  const end = settings.quiet && endOfQuiet(settings.quiet, now);
  if (end) return { send: "later", at: end };
  return topic !== "recommendation" && !isAnswer(topic) && sentToday >= settings.capPerDay ? never("cap") : { send: "now" };
}

/** Somebody waits for an answer until a time: neither a pause nor a cap keeps it back. */
function isAnswer(topic: Topic): boolean {
  return topic === "offer";
}

function never(because: string): Verdict {
  return { send: "never", because };
}

/** Why nothing arrives by that way; null: it does. */
function whyUnreached({ mail, line }: NotificationSettings, channel: Channel): string | null {
  if (channel === "line") return line === "linked" ? null : `line ${line}`;
  if (mail.address === null) return "no address";
  return REACHED_BY_MAIL.has(mail.state) ? null : `mail ${mail.state}`;
}

/** When the quiet hours end in which `now` lies; null: it lies in none. */
export function endOfQuiet({ fromMinutes, toMinutes }: QuietHours, now: Date): Date | null {
  const inJapan = now.getTime() + JAPAN;
  const midnight = Math.floor(inJapan / days(1)) * days(1);
  const minute = (inJapan - midnight) / minutes(1);
  const isOverMidnight = fromMinutes > toMinutes;
  const isQuiet = isOverMidnight ? minute >= fromMinutes || minute < toMinutes : minute >= fromMinutes && minute < toMinutes;
  if (!isQuiet) return null;
  const day = isOverMidnight && minute >= fromMinutes ? 1 : 0;
  return new Date(midnight + minutes(toMinutes + day * MINUTES_OF_A_DAY) - JAPAN);
}

/** What a member saves: everything that stands on the screen. */
export type WantedSettings = Pick<NotificationSettings, "choices" | "digestHour" | "quiet" | "capPerDay" | "pausedUntil">;

/** The first field that cannot be so; null: all can. Whole numbers are the API's to check. */
export function unsoundField({ quiet, pausedUntil }: WantedSettings, now: Date): keyof WantedSettings | null {
  if (quiet && quiet.fromMinutes === quiet.toMinutes) return "quiet";
  return pausedUntil && pausedUntil.getTime() - now.getTime() > LONGEST_PAUSE ? "pausedUntil" : null;
}

export type TopicChannel = { readonly topic: Topic; readonly channel: Channel };
export type Change = TopicChannel & { readonly isOn: boolean };

/** What is chosen otherwise than before. */
export function changedChoices(before: NotificationSettings["choices"], after: NotificationSettings["choices"]): Change[] {
  return TOPICS.flatMap((topic) =>
    CHANNELS.filter((channel) => before[topic][channel] !== after[topic][channel]).map((channel) => ({
      topic,
      channel,
      isOn: after[topic][channel],
    })),
  );
}

/** Which pages a choice that was turned off closes: those that went that way, and all of a topic that comes by no way any more. */
export function endedBy(
  { topic, channel }: TopicChannel,
  after: NotificationSettings["choices"],
): { readonly topic: Topic; readonly channel: Channel | null } {
  return { topic, channel: CHANNELS.some((each) => after[topic][each]) ? channel : null };
}

/** What is agreed to by turning it on. */
export function purposeOf({ topic, channel }: TopicChannel): NoticePurpose {
  return `${topic}-${channel}`;
}

/** What a link that stops is a link to. */
export function stopSubject(recipient: string, topic: Topic): string {
  return `${recipient}|${topic}`;
}

/** Null: no such link was made by `stopSubject`. */
export function readStopSubject(subject: string): { readonly recipient: string; readonly topic: Topic } | null {
  const at = subject.lastIndexOf("|");
  const topic = TOPICS.find((each) => each === subject.slice(at + 1));
  return topic && at > 0 ? { recipient: subject.slice(0, at), topic } : null;
}
