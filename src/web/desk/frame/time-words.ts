const JAPAN_TIME = new Intl.DateTimeFormat("ja-JP", { timeZone: "Asia/Tokyo", hour: "numeric", minute: "2-digit" });
const JAPAN_MOMENT = new Intl.DateTimeFormat("ja-JP", {
  ...{ timeZone: "Asia/Tokyo", year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "2-digit" },
});

/** `9:05`, in Japan. */
export function timeWords(iso: string): string {
  return JAPAN_TIME.format(new Date(iso));
}

/** `2026/11/24 9:05`, in Japan. */
export function momentWords(iso: string): string {
  return JAPAN_MOMENT.format(new Date(iso));
}
