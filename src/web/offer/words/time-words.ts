import { days, hours, type Milliseconds, minutes } from "#kernel/duration.ts";

/** `3日4時間`, `4時間20分`, `20分`, `1分未満`. */
export function leftWords(left: Milliseconds): string {
  if (left < minutes(1)) return "1分未満";
  const inDays = Math.floor(left / days(1));
  const inHours = Math.floor((left % days(1)) / hours(1));
  const inMinutes = Math.floor((left % hours(1)) / minutes(1));
  if (inDays > 0) return inHours > 0 ? `${inDays}日${inHours}時間` : `${inDays}日`;
  if (inHours > 0) return inMinutes > 0 ? `${inHours}時間${inMinutes}分` : `${inHours}時間`;
  return `${inMinutes}分`;
}

const parts = new Intl.DateTimeFormat("ja-JP", {
  ...{ timeZone: "Asia/Tokyo", month: "numeric", day: "numeric", weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
});

function partsOf(at: string) {
  return Object.fromEntries(parts.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
}

/** `11月25日(水) 18:20`, Japan time. */
export function momentWords(at: string): string {
  const { month, day, weekday, hour, minute } = partsOf(at);
  return `${month}月${day}日(${weekday}) ${hour}:${minute}`;
}

/** `11/25(水) 18:20`. */
export function shortMoment(at: string): string {
  const { month, day, weekday, hour, minute } = partsOf(at);
  return `${month}/${day}(${weekday}) ${hour}:${minute}`;
}

/** `11/25`. */
export function shortDay(at: string): string {
  const { month, day } = partsOf(at);
  return `${month}/${day}`;
}
