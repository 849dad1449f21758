import { AGE_BAND_OPTIONS, GENDER_OPTIONS, INCOME_OPTIONS, PROFESSION_OPTIONS } from "#domain/queries/catalogue/about-options.ts";
import { AGE_OPTIONS, YIELD_OPTIONS } from "#domain/queries/catalogue/condition-options.ts";
import { FINANCING_OPTIONS, MESSAGE_TEMPLATE_TEXTS } from "#domain/queries/catalogue/offer-options.ts";
import { labelOf, type Option } from "#domain/queries/catalogue/option.ts";
import { WALK_OPTIONS } from "#domain/queries/catalogue/place-options.ts";
import { CHANNEL_OPTIONS, KIND_OPTIONS, PLACE_MODE_OPTIONS, PURPOSE_OPTIONS } from "#domain/queries/catalogue/start-options.ts";
import type { NamedCode, QueryAnswers } from "#domain/queries/core/types.ts";
import type { StepId } from "#domain/queries/flow/step-ids.ts";
import { monthlyYen } from "#domain/queries/words/condition-words.ts";
import { spanWords } from "#domain/queries/words/span-words.ts";
import { formatM2 } from "#kernel/area.ts";
import { formatYen, type Yen } from "#kernel/yen.ts";

const NONE = "指定なし";
const UNTOLD = "未回答";

const several = <V>(options: readonly Option<V>[], chosen: readonly V[]) =>
  chosen.map((value) => labelOf(options, value)).join("・") || NONE;
const one = <V>(options: readonly Option<V>[], chosen: V | null, none: string) => (chosen === null ? none : labelOf(options, chosen));
const names = (places: readonly NamedCode[]) => places.map(({ name }) => name).join("・") || NONE;
const upTo = (yen: Yen | null) => (yen === null ? NONE : `${formatYen(yen)}以下`);
const joined = (...parts: readonly (string | false)[]) => parts.filter((part) => part !== false && part !== "").join(" / ") || NONE;

/** What was answered to a question, as it stands where a part is looked over. */
const WORDS: Readonly<Partial<Record<StepId, (told: QueryAnswers) => string>>> = {
  SelectDirectOffer: ({ channels }) => several(CHANNEL_OPTIONS, channels),
  Purpose: ({ purpose }) => one(PURPOSE_OPTIONS, purpose, NONE),
  PropertyType: ({ kinds }) => several(KIND_OPTIONS, kinds),
  ChoicePlace: ({ placeMode }) => one(PLACE_MODE_OPTIONS, placeMode, NONE),
  Area: ({ areas }) => names(areas),
  Station: ({ stations }) => names(stations),
  PlaceMap: ({ polygon }) => (polygon === null ? NONE : `角が${polygon.length}つの範囲`),
  PlaceBuilding: ({ buildings }) => names(buildings),
  StationMinutes: ({ walkMinutesMax, commutes }) =>
    joined(
      walkMinutesMax !== null && `徒歩${labelOf(WALK_OPTIONS, walkMinutesMax)}`,
      ...commutes.map(({ station, minutesMax }) => `${station.name}駅まで${minutesMax}分以内（目安）`),
    ),
  Price: ({ price, monthlyYenMax }) =>
    joined(spanWords(price, formatYen) ?? false, monthlyYenMax !== null && `毎月の費用${monthlyYen(monthlyYenMax)}以下`),
  BudgetKyugake: ({ kyugakeBudget, certainties }) => joined(upTo(kyugakeBudget), `確かさ${certainties.join("・")}`),
  BudgetDirectOffer: ({ offerBudget, financing }) => joined(upTo(offerBudget), one(FINANCING_OPTIONS, financing, "")),
  BudgetDirectOfferNext: ({ offerRatio, offerCap }) =>
    joined(offerRatio !== null && `AI推定価格の${Math.round(offerRatio * 100)}％`, offerCap !== null && `上限${formatYen(offerCap)}`),
  BuildingAge: ({ ageYearsMax, isNewQuakeCode }) =>
    joined(ageYearsMax !== null && labelOf(AGE_OPTIONS, ageYearsMax), isNewQuakeCode && "新耐震のみ"),
  Layouts: ({ layouts }) => layouts.join("・") || NONE,
  OccupiedArea: ({ areaM2 }) => spanWords(areaM2, formatM2) ?? NONE,
  LandArea: ({ landAreaM2 }) => spanWords(landAreaM2, formatM2) ?? NONE,
  Yield: ({ yieldMin }) => one(YIELD_OPTIONS, yieldMin, NONE),
  Age: ({ ageBand }) => one(AGE_BAND_OPTIONS, ageBand, UNTOLD),
  Gender: ({ gender }) => one(GENDER_OPTIONS, gender, UNTOLD),
  Income: ({ incomeBand }) => one(INCOME_OPTIONS, incomeBand, UNTOLD),
  Occupation: ({ profession }) => one(PROFESSION_OPTIONS, profession, UNTOLD),
  MessageTemplate: ({ template }) => MESSAGE_TEMPLATE_TEXTS.find(({ id }) => id === template)?.label ?? "使わない",
  Message: ({ message }) => message ?? UNTOLD,
};

/** Null: the step asks nothing. */
export function answerWords(id: StepId, told: QueryAnswers): string | null {
  return WORDS[id]?.(told) ?? null;
}
