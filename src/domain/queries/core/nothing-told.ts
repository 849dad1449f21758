import type { About, QueryAnswers, Wish } from "./types.ts";

const OPEN = { min: null, max: null } as const;

export const NO_WISH: Wish = {
  name: null,
  channels: [],
  purpose: null,
  kinds: [],
  placeMode: null,
  areas: [],
  stations: [],
  polygon: null,
  buildings: [],
  walkMinutesMax: null,
  commutes: [],
  price: OPEN,
  monthlyYenMax: null,
  kyugakeBudget: null,
  certainties: [],
  offerBudget: null,
  financing: null,
  offerRatio: null,
  offerCap: null,
  ageYearsMax: null,
  isNewQuakeCode: false,
  layouts: [],
  areaM2: OPEN,
  landAreaM2: OPEN,
  yieldMin: null,
  isSecondFloorUp: false,
  directions: [],
  hasPets: false,
  hasParking: false,
  isFreehold: false,
  isPriceCut: false,
  newWithinDays: null,
  excludes: [],
  template: null,
  message: null,
};

export const NOTHING_ABOUT: About = { ageBand: null, gender: null, incomeBand: null, profession: null };

/** A form before its first answer. */
export const NOTHING_TOLD: QueryAnswers = { ...NO_WISH, ...NOTHING_ABOUT };
