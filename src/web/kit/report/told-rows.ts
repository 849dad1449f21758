import type { EstimateResponse } from "#api/client/client.ts";
import { formatM2 } from "#kernel/area.ts";
import { ANSWER_LABELS, type LearnableAnswer, NO_ROAD } from "#kernel/home/missing-answers.ts";
import { STRUCTURES } from "#kernel/home/structure-words.ts";

export type ToldRow = { readonly label: string; readonly text: string };
type Told = Pick<EstimateResponse, "input" | "answersRead" | "outcome">;
type Input = EstimateResponse["input"];
type Shown = Exclude<LearnableAnswer, "stationName">;

/** Sales record no longer frontage: it stands for this one and more. */
const WIDEST_FRONTAGE_M = 50;

/** In the order of the form; null: not told. */
const TEXTS: Readonly<Record<Shown, (input: Input) => string | null>> = {
  floorAreaM2: ({ floorAreaM2 }) => (floorAreaM2 === undefined ? null : formatM2(floorAreaM2)),
  structure: ({ structure }) => (structure === undefined ? null : STRUCTURES[structure]),
  landShape: ({ landShape }) => landShape ?? null,
  frontageM: ({ frontageM }) => (frontageM === undefined ? null : `${frontageM}m${frontageM === WIDEST_FRONTAGE_M ? "以上" : ""}`),
  roadDirection: ({ roadDirection }) => (roadDirection === NO_ROAD ? "接している道路がない" : (roadDirection ?? null)),
  roadWidthM: ({ roadWidthM }) => (roadWidthM === undefined ? null : `${roadWidthM}m`),
  coveragePercent: ({ coveragePercent }) => (coveragePercent === undefined ? null : `${coveragePercent}%`),
  floorAreaRatioPercent: ({ floorAreaRatioPercent }) => (floorAreaRatioPercent === undefined ? null : `${floorAreaRatioPercent}%`),
};
const NAMES = Object.keys(TEXTS) as Shown[];
const OF_BUILDING: readonly Shown[] = ["floorAreaM2", "structure"];

/**
 * What was told of a house or a plot beside the title, in two: what the price rests on, and what its model does not read. The floor area stands in the title, and is
 * named only where it is not read. Without a price, and where nothing is known of its model, all is told as it is.
 */
export function toldRows({ input, answersRead, outcome }: Told): {
  readonly read: readonly ToldRow[];
  readonly unread: readonly ToldRow[];
} {
  if (input.kind === "condo") return { read: [], unread: [] };
  const isRead = (name: Shown) => !outcome.estimated || answersRead === null || answersRead.includes(name);
  const rows = NAMES.filter((name) => input.kind === "house" || !OF_BUILDING.includes(name)).flatMap((name) => {
    const text = TEXTS[name](input);
    return text === null || (name === "floorAreaM2" && isRead(name)) ? [] : [{ name, row: { label: ANSWER_LABELS[name], text } }];
  });
  const rowsThat = (isWanted: boolean) => rows.flatMap(({ name, row }) => (isRead(name) === isWanted ? [row] : []));
  return { read: rowsThat(true), unread: rowsThat(false) };
}
