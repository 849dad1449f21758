import { factOf, foundValue } from "#domain/risk/model/facts.ts";
import { isProvenSound, seismicCodeOf } from "#domain/risk/model/seismic-code.ts";
import type { Cap, Letter, SiteFacts } from "#domain/risk/model/types.ts";
import { worseLetter } from "./letter.ts";

type CapRule = Cap & { readonly isOn: (site: SiteFacts) => boolean };

/** Depth of 3 m and more. */
const DEEP_RANK = 3;

/** A bad single risk cannot be averaged away. Only what is known caps: a fact that is missing never does. */
const CAP_RULES: readonly CapRule[] = [
  {
    id: "landslide-red",
    atMost: "BB",
    reason: "土砂災害特別警戒区域の中にあるため、BBまでとしています。",
    isOn: (site) => foundOrZero(site, "landslide") >= 2,
  },
  {
    id: "flood-collapse",
    atMost: "BB",
    reason: "家屋倒壊等氾濫想定区域の中にあるため、BBまでとしています。",
    isOn: (site) => factOf(site, "flood_collapse").state === "ok",
  },
  {
    id: "deep-flood-low-floor",
    atMost: "BBB",
    reason: "想定最大規模の洪水で3m以上浸水する想定で、2階以下の住戸のため、BBBまでとしています。",
    isOn: (site) => site.floor !== null && site.floor <= 2 && foundOrZero(site, "flood_max_rank") >= DEEP_RANK,
  },
  {
    id: "old-code",
    atMost: "BBB",
    reason: "旧耐震基準の建物で、耐震診断または改修で基準を満たすことが確認できないため、BBBまでとしています。",
    isOn: (site) => seismicCodeOf(site) === "old" && !isProvenSound(site),
  },
];

function foundOrZero(site: SiteFacts, id: "landslide" | "flood_max_rank"): number {
  return foundValue(factOf(site, id)) ?? 0;
}

/** The caps that hold at a site. */
export function capsOn(site: SiteFacts): Cap[] {
  return CAP_RULES.filter(({ isOn }) => isOn(site)).map(({ id, atMost, reason }) => ({ id, atMost, reason }));
}

/** The letter under its caps: never a better one. */
export function cappedLetter(letter: Letter, caps: readonly Cap[]): Letter {
  return caps.reduce<Letter>((worst, { atMost }) => worseLetter(worst, atMost), letter);
}
