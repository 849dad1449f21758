import type { ServiceStatus } from "#api/client/client.ts";

type Day = ServiceStatus["days"][number];
export type DayLook = "none" | "up" | "down";

export const STATE_WORDS: Readonly<Record<ServiceStatus["state"], string>> = { up: "正常", down: "障害", unknown: "確認できません" };
export const PART_WORDS: Readonly<Record<ServiceStatus["incidents"][number]["parts"][number], string>> = {
  database: "データベース",
  model: "推定モデル",
  jobs: "処理",
};

/** A day of which nothing is known is never a good one. */
export function lookOf({ recordedMinutes, downMinutes }: Day): DayLook {
  if (recordedMinutes === 0) return "none";
  return downMinutes === 0 ? "up" : "down";
}

/** `99.95%`, rounded down: only what never failed is 100. Null: 記録なし. */
export function upWords(share: number | null): string {
  return share === null ? "記録なし" : `${(Math.floor(share * 10_000) / 100).toFixed(share === 1 ? 0 : 2)}%`;
}

/** `90日間：正常 3日、障害 1日、記録なし 86日`. */
export function daysWords(days: readonly Day[]): string {
  const count = (look: DayLook) => days.filter((day) => lookOf(day) === look).length;
  return `${days.length}日間：正常 ${count("up")}日、障害 ${count("down")}日、記録なし ${count("none")}日`;
}
