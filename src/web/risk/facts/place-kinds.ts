import type { NearbyPlace, NearbyResponse } from "#api/client/client.ts";
import { fromTownCentre } from "#domain/risk/model/town-words.ts";

/** The six categories of 周辺施設, as the data name them. */
export const FACILITY_KINDS = ["convenience", "supermarket", "clinic", "hospital", "bank", "post"] as const;
export const CHILD_KINDS = ["nursery", "elementary", "middle", "park", "paediatric"] as const;
export const SHELTER_KINDS = ["evacuation_site", "shelter"] as const;

const TITLES: Readonly<Record<string, string>> = {
  convenience: "コンビニ",
  supermarket: "スーパー",
  clinic: "診療所・クリニック",
  hospital: "病院",
  bank: "銀行・信用金庫",
  post: "郵便局",
  nursery: "保育施設",
  elementary: "小学校",
  middle: "中学校",
  high: "高等学校",
  park: "公園",
  paediatric: "小児科",
  dentist: "歯科",
  evacuation_site: "指定緊急避難場所",
  shelter: "指定避難所",
};

/** What a kind of place is called: `convenience` → コンビニ. An unknown kind keeps its name. */
export function kindTitle(kind: string): string {
  return TITLES[kind] ?? kind;
}

const MARKS: Readonly<Record<string, string>> = {
  convenience: "コ",
  supermarket: "ス",
  clinic: "診",
  hospital: "病",
  bank: "銀",
  post: "〒",
  nursery: "保",
  elementary: "小",
  middle: "中",
  park: "公",
  paediatric: "児",
};

/** One character for the mark of a kind on a map; none for kinds that no map shows. */
export function kindMark(kind: string): string | undefined {
  return MARKS[kind];
}

/** The dangers an evacuation site is meant for, by the names of its flags. */
const DANGERS: Readonly<Record<string, string>> = {
  flood: "洪水",
  inlandFlood: "内水",
  stormSurge: "高潮",
  tsunami: "津波",
  landslide: "土砂災害",
  earthquake: "地震",
  largeFire: "大規模な火事",
  volcano: "火山",
};

/** The dangers of the flags that are set, in the order above. Unknown flags are left out. */
export function dangersOf(details: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(DANGERS).flatMap(([flag, title]) => (details[flag] === true ? [title] : []));
}

/**
 * Straight metres with the minutes they would take on foot: always marked as straight, since the way round is longer. Without minutes the distance is from the
 * centre of a whole 町丁目, and told as roughly as that is.
 */
export function distanceWords({ distanceM, straightWalkMinutes }: Pick<NearbyPlace, "distanceM" | "straightWalkMinutes">): string {
  if (straightWalkMinutes === null) return fromTownCentre(distanceM);
  return `直線${distanceM.toLocaleString("ja-JP")}m・徒歩${straightWalkMinutes}分ほど`;
}

/** Places of a kind that is part of another, such as 小児科 of 診療所, under that other one. */
export function underOneKind({ kinds, items, within }: NearbyResponse, kind: string, part: string): NearbyResponse {
  const [wider, found] = [kinds.find((each) => each.kind === kind), kinds.find((each) => each.kind === part)];
  const better = wider && found && wider.state !== "ok" && found.state === "ok" ? { ...found, kind } : wider;
  const count = (wider?.count ?? 0) + (found?.count ?? 0);
  return {
    within,
    kinds: kinds.flatMap((each) => (each.kind === part ? [] : [each.kind === kind && better ? { ...better, count } : each])),
    items: items.map((item) => (item.kind === part ? { ...item, kind } : item)),
  };
}
