import { verdictOf } from "#domain/notifications/index.server.ts";
import type { Channel, NotificationSettings, Topic } from "#domain/notifications/settings/types.ts";

/** By which way a message goes and when, or why by none. */
export type Way = { readonly channel: Channel; readonly at: Date } | { readonly never: string };

type Asked = { readonly topic: Topic; readonly now: Date; readonly sentToday: number; readonly ways?: readonly Channel[] };

/** LINE first where both were chosen; by mail where LINE cannot be had. */
const WAYS: readonly Channel[] = ["line", "mail"];

export function chooseWay(settings: NotificationSettings, { topic, now, sentToday, ways = WAYS }: Asked): Way {
  let never = "off";
  for (const channel of ways) {
    const verdict = verdictOf(settings, { topic, channel, now, sentToday });
    if (verdict.send !== "never") return { channel, at: verdict.send === "later" ? verdict.at : now };
    if (verdict.because !== "off") never = verdict.because;
  }
  return { never };
}
