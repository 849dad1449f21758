import { STEP_TEXTS } from "#domain/queries/flow/step-texts.ts";
import type { StepScreenAt } from "./step-screens.ts";

export function titleAt(at: StepScreenAt): string {
  if (at.kind === "step") return STEP_TEXTS[at.id].title;
  return at.kind === "nav" ? `入力の進み具合 ${at.part}` : `検証用 ${at.name}`;
}
