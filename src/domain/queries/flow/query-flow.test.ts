import { describe, expect, it } from "vitest";
import { AGE_OPTIONS, CERTAINTY_OPTIONS, LAYOUT_OPTIONS, YIELD_OPTIONS } from "#domain/queries/catalogue/condition-options.ts";
import { FINANCING_OPTIONS, OFFER_RATIO } from "#domain/queries/catalogue/offer-options.ts";
import { type Option, optionsFor } from "#domain/queries/catalogue/option.ts";
import { WALK_OPTIONS } from "#domain/queries/catalogue/place-options.ts";
import { CHANNEL_OPTIONS, KIND_OPTIONS, PLACE_MODE_OPTIONS, PURPOSE_OPTIONS } from "#domain/queries/catalogue/start-options.ts";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import { allDone, answered } from "#kernel/flow/answer.ts";
import { replay } from "#kernel/flow/replay.ts";
import { walkFlow } from "#test/support/walk-flow.ts";
import { QUERY_FLOW } from "./query-flow.ts";
import { addressOf, STEP_IDS, type StepId, stepAt } from "./step-ids.ts";

const koto = { code: "13108", name: "江東区" };

const MESSAGE = "家族三人で長く住める家を探しています。どうぞよろしくお願いします。";
/** Answers to what is no choice of a catalogue; the first is followed. */
const TYPED: Partial<Record<StepId, readonly Partial<QueryAnswers>[]>> = {
  Area: [{ areas: [koto] }],
  Station: [{ stations: [{ code: "1130220", name: "豊洲" }] }],
  PlaceMap: [{ polygon: [139.79, 139.8, 139.8].map((lon, i) => ({ lon, lat: 35.65 + i / 100 })) }],
  PlaceBuilding: [{ buildings: [{ code: "toyosu", name: "豊洲レジデンス" }] }],
  Price: [{ price: { min: 1, max: null } }, { price: { min: null, max: null } }],
  BudgetDirectOffer: FINANCING_OPTIONS.map(({ value }) => ({ offerBudget: 60_000_000, financing: value })),
  BudgetDirectOfferNext: [OFFER_RATIO.min, 1, OFFER_RATIO.max].map((offerRatio) => ({ offerRatio })),
  OccupiedArea: [{ areaM2: { min: 60, max: 60 } }],
  LandArea: [{ landAreaM2: { min: 60, max: 100 } }],
  Message: [{ message: MESSAGE }],
};

/** Each by itself, and all of them. */
function some<V>(values: readonly V[]): readonly (readonly V[])[] {
  return [...values.map((one) => [one]), ...(values.length > 1 ? [values] : [])];
}

/** What the form offers at a step to who has told this, as the catalogue has it. */
function choices(id: StepId, told: QueryAnswers): readonly Partial<QueryAnswers>[] {
  const values = <V>(options: readonly Option<V>[]) =>
    optionsFor(options, { viewer: "anonymous", medium: "web", told }).map(({ value }) => value);
  switch (id) {
    case "SelectDirectOffer":
      return [...some(values(CHANNEL_OPTIONS)), ["normal", "offer"] as const].map((channels) => ({ channels }));
    case "Purpose":
      return values(PURPOSE_OPTIONS).map((purpose) => ({ purpose }));
    case "PropertyType":
      return [...some(values(KIND_OPTIONS)), ["condo", "land"] as const].map((kinds) => ({ kinds }));
    case "ChoicePlace":
      return values(PLACE_MODE_OPTIONS).map((placeMode) => ({ placeMode }));
    case "StationMinutes":
      return values(WALK_OPTIONS).map((walkMinutesMax) => ({ walkMinutesMax }));
    case "BudgetKyugake":
      return values(CERTAINTY_OPTIONS).map((certainties) => ({ certainties }));
    case "BuildingAge":
      return values(AGE_OPTIONS).map((ageYearsMax) => ({ ageYearsMax }));
    case "Layouts":
      return values(LAYOUT_OPTIONS).map((layout) => ({ layouts: [layout] }));
    case "Yield":
      return values(YIELD_OPTIONS).map((yieldMin) => ({ yieldMin }));
    default:
      return TYPED[id] ?? [{}];
  }
}

/** The form with one of its steps changed for the worse. */
const worse = (id: StepId, change: Partial<(typeof QUERY_FLOW)["steps"][number]>): typeof QUERY_FLOW => ({
  ...QUERY_FLOW,
  steps: QUERY_FLOW.steps.map((step) => (step.id === id ? { ...step, ...change } : step)),
});
const walker = {
  flow: QUERY_FLOW,
  choices,
  branching: ["SelectDirectOffer", "Purpose", "PropertyType", "ChoicePlace"],
  branchOf: ({ channels, purpose, kinds, placeMode }: QueryAnswers) => [channels, purpose === "investment", kinds, placeMode],
} as const;

describe("the step form", () => {
  it("has no dead end and no step that nobody reaches, whatever of the catalogue is chosen or skipped, and is walked back as it was walked", () => {
    const { reached, faults, endings } = walkFlow(walker);

    expect(faults).toEqual([]);
    expect([...reached].toSorted()).toEqual(STEP_IDS.toSorted());
    // 5 sets of channels, to live in or to invest, 7 sets of types (5 where new flats are not offered), and 3 or 4 ways to choose the place.
    expect(endings).toBeGreaterThan(200);
  });

  it("would be found out with a dead end, a choice that leads nowhere or a step that nobody reaches", () => {
    // One way of searching and one type are enough to see it.
    const few = (id: StepId, told: QueryAnswers) =>
      id === "SelectDirectOffer" || id === "PropertyType" ? choices(id, told).slice(0, 1) : choices(id, told);
    const faultsOf = (flow: typeof QUERY_FLOW, offered = few) => walkFlow({ ...walker, flow, choices: offered }).faults;
    const without = (id: StepId, told: QueryAnswers) => (id === "ChoicePlace" ? [] : few(id, told));

    expect(faultsOf(QUERY_FLOW)).not.toContain("nobody reaches Yield");
    expect(faultsOf(worse("Yield", { applies: () => false }))).toContain("nobody reaches Yield");
    expect(faultsOf(worse("Area", { isAnswered: () => false }))).toContain(`Area is not left by ${JSON.stringify({ areas: [koto] })}`);
    expect(faultsOf(worse("Layouts", { isAnswered: ({ layouts }) => layouts.length > 0 }))).toContain("Layouts is not left by skipping");
    expect(faultsOf(QUERY_FLOW, without)).toContain("ChoicePlace offers nothing");
  });

  it("asks a price once for each way of searching, each size that a type has, and the yield of what is let", () => {
    const asked = (told: Partial<QueryAnswers>) => {
      const { path } = replay(QUERY_FLOW, allDone(QUERY_FLOW, { ...NOTHING_TOLD, purpose: "own-home", placeMode: "map", ...told }));
      return path.filter((id) => /^(Price|Budget|OccupiedArea|LandArea|Yield|PlaceMap|PlaceBuilding)/.test(id));
    };
    const all = asked({ channels: ["normal", "kyugake", "offer"], kinds: ["condo", "land"], purpose: "investment" });

    expect(all).toEqual([
      "PlaceMap",
      "Price",
      "BudgetKyugake",
      "BudgetDirectOffer",
      "BudgetDirectOfferNext",
      "OccupiedArea",
      "LandArea",
      "Yield",
    ]);
    expect(asked({ channels: ["kyugake"], kinds: ["land"] })).toEqual(["PlaceMap", "BudgetKyugake", "LandArea"]);
    expect(asked({ channels: ["normal"], kinds: ["condo"], placeMode: "building" })).toEqual(["PlaceBuilding", "Price", "OccupiedArea"]);
  });

  it("ends where mixed ways of searching share an ending", () => {
    const ending = (channels: QueryAnswers["channels"]) =>
      replay(QUERY_FLOW, { answers: { ...NOTHING_TOLD, channels }, done: ["SelectDirectOffer"] }).path.at(-1);
    expect([ending(["normal", "kyugake"]), ending(["normal", "offer"]), ending(["offer"])]).toEqual([
      "CompleteNormal",
      "CompleteOffer",
      "CompleteOffer",
    ]);
  });

  it("changes with one answer that answer only, and leaves the others for going back", () => {
    const typed = Object.assign({}, ...Object.values(TYPED).map(([first]) => first));
    const all: QueryAnswers = {
      ...NOTHING_TOLD,
      channels: ["normal", "kyugake", "offer"],
      purpose: "investment",
      kinds: ["condo"],
      ...typed,
    };
    const keys = Object.keys(all) as (keyof QueryAnswers)[];
    for (const { id, fields } of QUERY_FLOW.steps) {
      const { answers } = answered(QUERY_FLOW, allDone(QUERY_FLOW, all), { id, given: { ...NOTHING_TOLD, ...choices(id, all).at(-1) } });
      expect(
        keys.filter((key) => answers[key] !== all[key] && !fields.includes(key)),
        id,
      ).toEqual([]);
    }
  });

  it("asks anew for what is not offered any more to who has changed an earlier answer", () => {
    const flat = { ...NOTHING_TOLD, channels: ["normal"], purpose: "own-home", kinds: ["new-condo"], placeMode: "building" } as const;
    const openOf = (answers: QueryAnswers) => replay(QUERY_FLOW, allDone(QUERY_FLOW, answers)).open;

    expect(openOf(flat)).toBe("PlaceBuilding");
    expect(openOf({ ...flat, kinds: ["land"] })).toBe("ChoicePlace");
    expect(openOf({ ...flat, channels: ["offer"] })).toBe("PropertyType");
    expect(openOf({ ...flat, kinds: ["new-condo", "condo"], channels: ["offer"] })).toBe("PlaceBuilding");
  });

  it("has an address of its own for each step, and finds the step there", () => {
    for (const id of STEP_IDS) {
      const { screen, search } = addressOf(id);
      expect(stepAt(screen, search)).toBe(id);
      expect(stepAt(screen, { ...search, utm: "x" } as typeof search)).toBe(id);
    }
    expect(stepAt("CompleteStep123", { part: "2" })).toBe("CheckConditions");
    expect([stepAt("CompleteStep123", {}), stepAt("CompleteStep123", { part: 4 }), stepAt("Nothing", {})]).toEqual([null, null, null]);
    expect(stepAt("ChoicePlace", { mode: "moon" })).toBe("ChoicePlace");
  });
});
