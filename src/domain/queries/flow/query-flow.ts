import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import type { Channel, QueryAnswers } from "#domain/queries/core/types.ts";
import type { Flow, Step } from "#kernel/flow/types.ts";
import { isOfferRatio, isSoundCommutes, isSoundMessage, isSoundSpan } from "./sound-answers.ts";
import type { StepId } from "./step-ids.ts";

type QueryStep = Step<StepId, QueryAnswers>;
type Told = QueryAnswers;

const ALWAYS = () => true;
const step = (id: StepId, part: 1 | 2 | 3 | null, rest: Partial<QueryStep> & Pick<QueryStep, "fields">): QueryStep => ({
  ...{ id, part, isOptional: false, isCheck: false, applies: ALWAYS, isAnswered: ALWAYS },
  ...rest,
});
const optional = (id: StepId, part: 1 | 2 | 3, rest: Partial<QueryStep> & Pick<QueryStep, "fields">) =>
  step(id, part, { ...rest, isOptional: true });
const check = (id: StepId, part: 1 | 2 | 3, fields: QueryStep["fields"] = []) => step(id, part, { fields, isCheck: true });

const wants = (channel: Channel) => (told: Told) => told.channels.includes(channel);
const hasKind =
  (...kinds: readonly Told["kinds"][number][]) =>
  (told: Told) =>
    kinds.some((kind) => told.kinds.includes(kind));
const choosesBy = (mode: Told["placeMode"]) => (told: Told) => told.placeMode === mode;

/** 1 場所 */
const PLACE: readonly QueryStep[] = [
  step("SelectDirectOffer", 1, { fields: ["channels"], isAnswered: ({ channels }) => channels.length > 0 }),
  step("Purpose", 1, { fields: ["purpose"], isAnswered: ({ purpose }) => purpose !== null }),
  step("PropertyType", 1, {
    fields: ["kinds"],
    // New flats have no owners whom an offer could reach.
    isAnswered: ({ channels, kinds }) => kinds.some((kind) => kind !== "new-condo" || channels.some((channel) => channel !== "offer")),
  }),
  step("ChoicePlace", 1, {
    fields: ["placeMode"],
    isAnswered: (told) => told.placeMode !== null && (told.placeMode !== "building" || hasKind("condo", "new-condo")(told)),
  }),
  step("Area", 1, { fields: ["areas"], applies: choosesBy("area"), isAnswered: ({ areas }) => areas.length > 0 }),
  step("Station", 1, { fields: ["stations"], applies: choosesBy("station"), isAnswered: ({ stations }) => stations.length > 0 }),
  step("PlaceMap", 1, { fields: ["polygon"], applies: choosesBy("map"), isAnswered: ({ polygon }) => polygon !== null }),
  step("PlaceBuilding", 1, {
    ...{ fields: ["buildings"], applies: choosesBy("building"), isAnswered: ({ buildings }) => buildings.length > 0 },
  }),
  optional("StationMinutes", 1, {
    fields: ["walkMinutesMax", "commutes"],
    applies: ({ placeMode }) => placeMode !== "building",
    isAnswered: ({ commutes }) => isSoundCommutes(commutes),
  }),
  check("CheckPlace", 1),
];

/** 2 条件: a price for each channel, a size for each type that has one. */
const CONDITIONS: readonly QueryStep[] = [
  optional("Price", 2, {
    fields: ["price", "monthlyYenMax"],
    applies: wants("normal"),
    isAnswered: ({ price }) => isSoundSpan(price),
  }),
  step("BudgetKyugake", 2, {
    fields: ["kyugakeBudget", "certainties"],
    applies: wants("kyugake"),
    isAnswered: ({ certainties }) => certainties.length > 0,
  }),
  step("BudgetDirectOffer", 2, {
    fields: ["offerBudget", "financing"],
    applies: wants("offer"),
    isAnswered: ({ offerBudget, financing }) => offerBudget !== null && financing !== null,
  }),
  step("BudgetDirectOfferNext", 2, {
    fields: ["offerRatio", "offerCap"],
    applies: wants("offer"),
    isAnswered: ({ offerRatio }) => isOfferRatio(offerRatio),
  }),
  optional("BuildingAge", 2, {
    fields: ["ageYearsMax", "isNewQuakeCode"],
    applies: hasKind("condo", "new-condo", "house", "building"),
  }),
  optional("Layouts", 2, { fields: ["layouts"], applies: hasKind("condo", "new-condo", "house") }),
  optional("OccupiedArea", 2, {
    fields: ["areaM2"],
    applies: hasKind("condo", "new-condo", "house", "building"),
    isAnswered: ({ areaM2 }) => isSoundSpan(areaM2),
  }),
  optional("LandArea", 2, {
    fields: ["landAreaM2"],
    applies: hasKind("house", "land"),
    isAnswered: ({ landAreaM2 }) => isSoundSpan(landAreaM2),
  }),
  optional("Yield", 2, { fields: ["yieldMin"], applies: ({ purpose }) => purpose === "investment" }),
  check("CheckConditions", 2, [
    ...(["isSecondFloorUp", "directions", "hasPets", "hasParking", "isFreehold", "isPriceCut", "newWithinDays", "excludes"] as const),
  ]),
];

/** 3 あなたのこと, and what owners read of it. */
const ABOUT: readonly QueryStep[] = [
  optional("Age", 3, { fields: ["ageBand"] }),
  optional("Gender", 3, { fields: ["gender"] }),
  optional("Income", 3, { fields: ["incomeBand"] }),
  optional("Occupation", 3, { fields: ["profession"] }),
  check("CheckAbout", 3),
  optional("MessageTemplate", 3, { fields: ["template"], applies: wants("offer") }),
  step("Message", 3, { fields: ["message"], applies: wants("offer"), isAnswered: ({ message }) => isSoundMessage(message) }),
];

/** Mixed channels share one ending: the one that also tells of the offers. */
const ENDINGS: readonly QueryStep[] = [
  step("CompleteNormal", null, { fields: [], applies: (told) => !wants("offer")(told) }),
  step("CompleteOffer", null, { fields: [], applies: wants("offer") }),
];

/** The step form of saved conditions: record 0044. A change of steps, fields or meanings takes the next version and a migration in draft/read-draft.ts. */
export const QUERY_FLOW: Flow<StepId, QueryAnswers> = {
  version: 1,
  nothing: NOTHING_TOLD,
  steps: [...PLACE, ...CONDITIONS, ...ABOUT, ...ENDINGS],
};

export const PART_NAMES: Readonly<Record<1 | 2 | 3, string>> = { 1: "場所", 2: "条件", 3: "あなたのこと" };
