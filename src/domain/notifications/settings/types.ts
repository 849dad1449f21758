import type { LineLinkState } from "#domain/notifications/line/channel.ts";

/** What people can be told about; 通知設定 shows those that something is sent for. */
export const TOPICS = ["recommendation", "kyugake", "price-change", "offer", "asset-value"] as const;
export type Topic = (typeof TOPICS)[number];

export const CHANNELS = ["mail", "line"] as const;
export type Channel = (typeof CHANNELS)[number];

/** Minutes since midnight in Japan, both; over midnight where `from` is the later. */
export type QuietHours = { readonly fromMinutes: number; readonly toMinutes: number };

/** C7: what of an address is known. Only `ok` and `soft_bounced` get mails. */
export type MailState = "unverified" | "ok" | "soft_bounced" | "hard_bounced" | "complained";
export type LineState = LineLinkState;

/** Everything of a person that decides whether, by which way and when a message goes out. */
export type NotificationSettings = {
  /** `member:<sub>`. */
  readonly recipient: string;
  readonly choices: Readonly<Record<Topic, Readonly<Record<Channel, boolean>>>>;
  /** 0–23, in Japan. */
  readonly digestHour: number;
  readonly quiet: QuietHours | null;
  /** At-once messages in a day; the digest does not count. */
  readonly capPerDay: number;
  readonly pausedUntil: Date | null;
  readonly mail: { readonly address: string | null; readonly state: MailState };
  readonly line: LineState;
  readonly version: number;
};

/** Whether a message may go out now. */
export type Verdict =
  | { readonly send: "now" }
  | { readonly send: "later"; readonly at: Date }
  | { readonly send: "never"; readonly because: string };
