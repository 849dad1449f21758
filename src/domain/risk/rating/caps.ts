import { factOf, foundValue } from "#domain/risk/model/facts.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { isProvenSound, seismicCodeOf } from "#domain/risk/model/seismic-code.ts";
import { townShare } from "#domain/risk/model/town-words.ts";
import type { Cap, Letter, SiteFacts } from "#domain/risk/model/types.ts";
import { worseLetter } from "./letter.ts";

/** Whether a risk that is known of a part of the town only is taken to lie here: as far as it is likely, in the worst case, in the best. */
type Reading = "likely" | "worst" | "best";

type CapRule = Cap & { readonly isOn: (site: SiteFacts, reading: Reading) => boolean };

/** Depth of 3 m and more. */
const DEEP_RANK = 3;

/** A bad single risk cannot be averaged away. Only what is known caps: a fact that is missing never does. */
const CAP_RULES: readonly CapRule[] = [
  {
    id: "landslide-red",
    atMost: "BB",
    reason: "土砂災害特別警戒区域の中にあるため、BBまでとしています。",
    isOn: (site, reading) => rankOf(site, "landslide", reading) >= 2,
  },
  {
    id: "flood-collapse",
    atMost: "BB",
    reason: "家屋倒壊等氾濫想定区域の中にあるため、BBまでとしています。",
    isOn: (site, reading) => rankOf(site, "flood_collapse", reading) > 0,
  },
  {
    id: "deep-flood-low-floor",
    atMost: "BBB",
    reason: "想定最大規模の洪水で3m以上浸水する想定で、2階以下の住戸のため、BBBまでとしています。",
    isOn: (site, reading) => site.floor !== null && site.floor <= 2 && rankOf(site, "flood_max_rank", reading) >= DEEP_RANK,
  },
  {
    id: "old-code",
    atMost: "BBB",
    reason: "旧耐震基準の建物で、耐震診断または改修で基準を満たすことが確認できないため、BBBまでとしています。",
    isOn: (site) => seismicCodeOf(site) === "old" && !isProvenSound(site),
  },
];

/** The rank of a risk that lies here, or 0. Read over a town it may lie on a part of it only (`details.share`, 0–1). */
function rankOf(site: SiteFacts, id: "landslide" | "flood_max_rank" | "flood_collapse", reading: Reading): number {
  const fact = factOf(site, id);
  const share = townShare(fact);
  const rank = foundValue(fact) ?? 0;
  if (share === null || reading === "worst") return rank;
  return share >= (reading === "best" ? 1 : RATING_MODEL.capFromTownShare) ? rank : 0;
}

/** The caps that hold at a site; `reading` other than `likely` for the worst and the best case of a risk that lies on a part of its town. */
export function capsOn(site: SiteFacts, reading: Reading = "likely"): Cap[] {
  return CAP_RULES.filter(({ isOn }) => isOn(site, reading)).map(({ id, atMost, reason }) => ({ id, atMost, reason }));
}

/** The letter under its caps: never a better one. */
export function cappedLetter(letter: Letter, caps: readonly Cap[]): Letter {
  return caps.reduce<Letter>((worst, { atMost }) => worseLetter(worst, atMost), letter);
}
