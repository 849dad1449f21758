import { NavScreen } from "./nav/nav.screen.tsx";
import { StepScreen } from "./step.screen.tsx";
import type { StepScreenAt } from "./step-screens.ts";
import { TestScreen } from "./tests/test.screen.tsx";

/** Whatever stands below `/queries/input/`. */
export function FormScreen({ screen }: { readonly screen: StepScreenAt }) {
  if (screen.kind === "step") return <StepScreen id={screen.id} />;
  return screen.kind === "nav" ? <NavScreen part={screen.part} /> : <TestScreen name={screen.name} />;
}
