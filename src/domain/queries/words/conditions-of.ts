import type { Channel, NamedCode, Wish } from "#domain/queries/core/types.ts";
import { CERTAINTIES, type HomeConditions, type Span } from "#domain/search/homes/types.ts";
import type { ConditionNames } from "./condition-words.ts";

const codes = (named: readonly NamedCode[]) => named.map(({ code }) => code);

/** What a search is asked for one channel of a wish. Owners' homes are not on offer: of ダイレクトオファー these are the homes like them that are. */
export function conditionsOf(wish: Wish, channel: Channel): HomeConditions {
  return {
    kinds: wish.kinds,
    areas: codes(wish.areas),
    stations: codes(wish.stations),
    walkMinutesMax: wish.walkMinutesMax,
    commutes: wish.commutes.map(({ station, minutesMax }) => ({ stationGroup: station.code, minutesMax })),
    polygon: wish.polygon,
    buildingName: null,
    apartmentKeys: codes(wish.buildings),
    price: priceOf(wish, channel),
    monthlyYenMax: channel === "normal" ? wish.monthlyYenMax : null,
    areaM2: wish.areaM2,
    landAreaM2: wish.landAreaM2,
    ageYearsMax: wish.ageYearsMax,
    layouts: wish.layouts,
    yieldMin: wish.yieldMin,
    isNewQuakeCode: wish.isNewQuakeCode,
    isSecondFloorUp: wish.isSecondFloorUp,
    directions: wish.directions,
    hasPets: wish.hasPets,
    hasParking: wish.hasParking,
    isFreehold: wish.isFreehold,
    isPriceCut: wish.isPriceCut,
    newWithinDays: wish.newWithinDays,
    excludes: wish.excludes,
    certainties: channel === "kyugake" ? certaintiesOf(wish) : [],
    flaggedWithinDays: null,
  };
}

/** Before somebody says how certain, a 九掛け of any grade: no home that is none. */
function certaintiesOf({ certainties }: Wish): HomeConditions["certainties"] {
  return certainties.length > 0 ? certainties : CERTAINTIES;
}

function priceOf({ price, kyugakeBudget, offerBudget }: Wish, channel: Channel): Span {
  if (channel === "normal") return price;
  return { min: null, max: channel === "kyugake" ? kyugakeBudget : offerBudget };
}

/** The names that a wish was chosen by. */
export function namesOf({ areas, stations, buildings, commutes }: Wish): ConditionNames {
  const pairs = (named: readonly NamedCode[]) => new Map(named.map(({ code, name }) => [code, name]));
  return {
    areas: pairs(areas),
    stations: pairs([...stations, ...commutes.map(({ station }) => station)]),
    buildings: pairs(buildings),
  };
}
