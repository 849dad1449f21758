import type { StepScreenAt } from "#web/queries/steps/form/step-screens.ts";
import { NavScreen } from "#web/queries/steps/nav/nav.screen.tsx";
import { TestScreen } from "#web/queries/steps/tests/test.screen.tsx";
import { StepScreen } from "./step.screen.tsx";

/** Whatever stands below `/queries/input/`. */
export function FormScreen({ screen }: { readonly screen: StepScreenAt }) {
  if (screen.kind === "step") return <StepScreen id={screen.id} />;
  return screen.kind === "nav" ? <NavScreen part={screen.part} /> : <TestScreen name={screen.name} />;
}
