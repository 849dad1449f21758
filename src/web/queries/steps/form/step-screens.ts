import { addressOf, STEP_IDS, type StepAddress, type StepId, stepAt } from "#domain/queries/flow/step-ids.ts";

/** The progress of one part as a page of its own, and pages that show parts of the form with made-up answers. */
const STEP_NAVS = [
  { name: "StepNav1", part: 1 },
  { name: "StepNav2", part: 2 },
  { name: "StepNav3", part: 3 },
] as const;
export const TEST_SCREENS = ["testArea1", "testArea2", "testArea3", "testArea4", "testStepNav"] as const;

export type StepScreenAt =
  | { readonly kind: "step"; readonly id: StepId }
  | { readonly kind: "nav"; readonly part: 1 | 2 | 3 }
  | { readonly kind: "test"; readonly name: (typeof TEST_SCREENS)[number] };

/** Every last part of a path below `/queries/input/`; of any other name there is nothing. */
export const STEP_SCREENS: readonly string[] = [
  ...new Set(STEP_IDS.map((id) => addressOf(id).screen)),
  ...STEP_NAVS.map(({ name }) => name),
  ...TEST_SCREENS,
];

/** Test screens are for those who build the site: the one that is published has none. */
const HAS_TESTS = import.meta.env.MODE !== "production";

/** What stands at an address; null: nothing. A part that is not named in `CompleteStep123` is the first. */
export function screenAt(step: string, search: StepAddress["search"], hasTests = HAS_TESTS): StepScreenAt | null {
  if (!STEP_SCREENS.includes(step)) return null;
  const part = STEP_NAVS.find(({ name }) => name === step)?.part;
  if (part) return { kind: "nav", part };
  const test = TEST_SCREENS.find((name) => name === step);
  if (test) return hasTests ? { kind: "test", name: test } : null;
  const id = stepAt(step, step === "CompleteStep123" ? { ...search, part: search.part ?? 1 } : search);
  return id === null ? null : { kind: "step", id };
}
