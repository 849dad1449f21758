import { MOST_COMMUTES } from "#domain/queries/flow/sound-answers.ts";
import type { Option } from "./option.ts";

/** How many of each may be chosen. */
export const MOST_PLACES = { areas: 20, stations: 20, buildings: 20, polygonCorners: 60, commutes: MOST_COMMUTES } as const;

/** 徒歩; null: 指定なし. Bus minutes are never 徒歩. */
export const WALK_OPTIONS: readonly Option<number | null>[] = [
  ...[3, 5, 7, 10, 15, 20].map((value) => ({ value, label: `${value}分以内` })),
  { value: null, label: "指定なし" },
];

/** To a station by train, the walk to the station included (目安). */
export const COMMUTE_OPTIONS: readonly Option<number>[] = [15, 20, 30, 45, 60, 90].map((value) => ({ value, label: `${value}分以内` }));
