/** Steps of the form of saved conditions. The path of a step is its `screen`; some screens stand for several steps, told apart by a search parameter. */
export const STEP_IDS = [
  "SelectDirectOffer",
  "Purpose",
  "PropertyType",
  "ChoicePlace",
  "Area",
  "Station",
  "PlaceMap",
  "PlaceBuilding",
  "StationMinutes",
  "CheckPlace",
  "Price",
  "BudgetKyugake",
  "BudgetDirectOffer",
  "BudgetDirectOfferNext",
  "BuildingAge",
  "Layouts",
  "OccupiedArea",
  "LandArea",
  "Yield",
  "CheckConditions",
  "Age",
  "Gender",
  "Income",
  "Occupation",
  "CheckAbout",
  "MessageTemplate",
  "Message",
  "CompleteNormal",
  "CompleteOffer",
] as const;
export type StepId = (typeof STEP_IDS)[number];

/** Last part of the path of a step, and what of its address tells it from others of the same screen. */
export type StepAddress = { readonly screen: string; readonly search: { readonly mode?: "map" | "building"; readonly part?: 1 | 2 | 3 } };

const SHARED: Readonly<Partial<Record<StepId, StepAddress>>> = {
  PlaceMap: { screen: "ChoicePlace", search: { mode: "map" } },
  PlaceBuilding: { screen: "ChoicePlace", search: { mode: "building" } },
  CheckPlace: { screen: "CompleteStep123", search: { part: 1 } },
  CheckConditions: { screen: "CompleteStep123", search: { part: 2 } },
  CheckAbout: { screen: "CompleteStep123", search: { part: 3 } },
};

export function addressOf(id: StepId): StepAddress {
  return SHARED[id] ?? { screen: id, search: {} };
}

/** The step at an address below `/queries/input/`; null: there is none. Parameters that no step of the screen knows are looked over. */
export function stepAt(screen: string, search: { readonly mode?: unknown; readonly part?: unknown }): StepId | null {
  const ofScreen = STEP_IDS.filter((id) => addressOf(id).screen === screen);
  const [only] = ofScreen.filter((id) => Object.entries(addressOf(id).search).length === 0);
  const told = ofScreen.find((id) => {
    const known = Object.entries(addressOf(id).search);
    return known.length > 0 && known.every(([name, value]) => String(search[name as "mode" | "part"]) === String(value));
  });
  return told ?? only ?? null;
}
