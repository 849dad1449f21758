import { formatM2 } from "#kernel/area.ts";
import { ANSWER_LABELS, type LearnableAnswer, NO_ROAD } from "#kernel/home/missing-answers.ts";
import { STRUCTURES } from "#kernel/home/structure-words.ts";

export type ToldRow = { readonly label: string; readonly text: string };
type Shown = Exclude<LearnableAnswer, "stationName">;
type Lot = { readonly [Name in Exclude<Shown, "layout" | "structure" | "landShape" | "roadDirection">]?: number | null | undefined };

/** What was told of a home. Null or left out: not told. */
export type ToldHome = Lot & {
  readonly kind: "condo" | "house" | "land";
  readonly layout?: string | null | undefined;
  readonly structure?: keyof typeof STRUCTURES | null | undefined;
  readonly landShape?: string | null | undefined;
  readonly roadDirection?: string | null | undefined;
};

/** Sales record no longer frontage: it stands for this one and more. */
const WIDEST_FRONTAGE_M = 50;

const metres = (m: number) => `${m}m`;
const percent = (share: number) => `${share}%`;

/** In the order of the form; null: not told. */
const TEXTS: Readonly<Record<Shown, (home: ToldHome) => string | null>> = {
  floorAreaM2: ({ floorAreaM2 }) => told(floorAreaM2, formatM2),
  layout: ({ layout }) => layout ?? null,
  structure: ({ structure }) => told(structure, (name) => STRUCTURES[name]),
  landShape: ({ landShape }) => landShape ?? null,
  frontageM: ({ frontageM }) => told(frontageM, (m) => `${metres(m)}${m === WIDEST_FRONTAGE_M ? "以上" : ""}`),
  roadDirection: ({ roadDirection }) => told(roadDirection, (direction) => (direction === NO_ROAD ? "接している道路がない" : direction)),
  roadWidthM: ({ roadWidthM }) => told(roadWidthM, metres),
  coveragePercent: ({ coveragePercent }) => told(coveragePercent, percent),
  floorAreaRatioPercent: ({ floorAreaRatioPercent }) => told(floorAreaRatioPercent, percent),
};

function told<T>(value: T | null | undefined, textOf: (value: T) => string): string | null {
  return value === null || value === undefined ? null : textOf(value);
}

const NAMES = Object.keys(TEXTS) as Shown[];
const OF_BUILDING: readonly Shown[] = ["floorAreaM2", "layout", "structure"];
const IN_TITLE: readonly Shown[] = ["floorAreaM2", "layout"];

/**
 * What was told of a house or a plot beside the title, in two: what the price rests on, and what its model does not read. Floor area and layout stand in the title, and are
 * named only where they are not read. Where `answersRead` is null, as nothing is known of a model or there is no price, all is told as it is.
 */
export function toldRows(
  home: ToldHome,
  answersRead: readonly LearnableAnswer[] | null,
): { readonly read: readonly ToldRow[]; readonly unread: readonly ToldRow[] } {
  if (home.kind === "condo") return { read: [], unread: [] };
  const isRead = (name: Shown) => answersRead === null || answersRead.includes(name);
  const rows = NAMES.filter((name) => home.kind === "house" || !OF_BUILDING.includes(name)).flatMap((name) => {
    const text = TEXTS[name](home);
    return text === null || (IN_TITLE.includes(name) && isRead(name)) ? [] : [{ name, row: { label: ANSWER_LABELS[name], text } }];
  });
  const rowsThat = (isWanted: boolean) => rows.flatMap(({ name, row }) => (isRead(name) === isWanted ? [row] : []));
  return { read: rowsThat(true), unread: rowsThat(false) };
}
