import type { Subject } from "#domain/subjects/types.ts";
import { areaFacts } from "#domain/surroundings/index.server.ts";
import type { AreaFact, FindingState, Provenance } from "#domain/surroundings/layers/types.ts";
import type { Db } from "#platform/db.server.ts";
import { type CovidPoint, covidWeeks } from "./covid-weeks.ts";

export type CovidTopic = {
  readonly topic: "covid";
  readonly state: FindingState;
  readonly provenance: Provenance | null;
  readonly prefecture: string;
  /** ISO date of the last day on which every case was counted. */
  readonly endedOn: string;
  readonly notice: string;
  readonly points: readonly CovidPoint[];
};

/** 感染症法上の位置づけが5類に変わる前の日. */
const ENDED_ON = "2023-05-07";
const NOTICE = "新型コロナウイルス感染症の全数把握は2023年5月7日で終わりました。現在の状況は、各都道府県の定点把握の報告をご覧ください。";

/** What the archive holds, by its own days: it may end long before the counting did. */
function noticeOf(rows: readonly AreaFact[]): string {
  const [first, last] = [rows.at(0)?.period, rows.at(-1)?.period];
  return first && last ? `ここにある記録は${dayWords(first)}から${dayWords(last)}までの集計で、更新されません。${NOTICE}` : NOTICE;
}

/** 2021-12-31 → 2021年12月31日. */
function dayWords(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${year}年${month}月${day}日`;
}

/** The closed archive of infections of the prefecture, by week. */
export async function covidTopic(db: Db, { cityCode, prefecture }: Subject): Promise<CovidTopic> {
  const rows = await areaFacts(db, "covid", cityCode.slice(0, 2));
  const points = covidWeeks(rows);
  return {
    topic: "covid",
    state: points.length > 0 ? "ok" : "no_data",
    provenance: rows.at(-1)?.provenance ?? null,
    prefecture,
    endedOn: ENDED_ON,
    notice: noticeOf(rows),
    points,
  };
}
