import type { ReactNode } from "react";
import type { StepScreenAt } from "#web/queries/steps/form/step-screens.ts";
import { NavScreen } from "#web/queries/steps/nav/nav.screen.tsx";
import { TestScreen } from "#web/queries/steps/tests/test.screen.tsx";
import { StepScreen } from "./step.screen.tsx";

type FormScreenProps = {
  readonly screen: StepScreenAt;
  /** How a saved condition is sent to owners: of another area, which the route brings along. */
  readonly sendOffer: (queryId: string) => ReactNode;
};

/** Whatever stands below `/queries/input/`. */
export function FormScreen({ screen, sendOffer }: FormScreenProps) {
  if (screen.kind === "step") return <StepScreen id={screen.id} sendOffer={sendOffer} />;
  return screen.kind === "nav" ? <NavScreen part={screen.part} /> : <TestScreen name={screen.name} />;
}
