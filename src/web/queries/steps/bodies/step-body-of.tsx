import type { ReactNode } from "react";
import type { StepId } from "#domain/queries/flow/step-ids.ts";
import type { Asked } from "#web/queries/steps/pickers/place-source.ts";
import { AgeBody, GenderBody, IncomeBody, OccupationBody } from "./about-bodies.tsx";
import { CheckBody } from "./check-body.tsx";
import { BuildingAgeBody, FloorAreaBody, LandAreaBody, LayoutsBody, OtherConditions, YieldBody } from "./condition-bodies.tsx";
import { MessageBody, TemplateBody } from "./message-bodies.tsx";
import { AreaBody, BuildingBody, MapBody, StationBody, WalkBody } from "./place-bodies.tsx";
import { KyugakeBody, OfferBudgetBody, OfferRatioBody, PriceBody } from "./price-bodies.tsx";
import { ChannelsBody, KindsBody, PlaceModeBody, PurposeBody } from "./start-bodies.tsx";
import type { StepBodyProps } from "./step-body.ts";

export type AnyStepProps = StepBodyProps &
  Asked & {
    /** Somebody wanted to go on and could not. */
    readonly isTried: boolean;
    readonly visit: (step: StepId) => void;
    readonly path: readonly StepId[];
  };

type Body = (props: AnyStepProps) => ReactNode;

/** What each question shows. The endings are pages of their own. */
const BODIES: Readonly<Record<Exclude<StepId, "CompleteNormal" | "CompleteOffer">, Body>> = {
  SelectDirectOffer: (props) => <ChannelsBody {...props} />,
  Purpose: (props) => <PurposeBody {...props} />,
  PropertyType: (props) => <KindsBody {...props} />,
  ChoicePlace: (props) => <PlaceModeBody {...props} />,
  Area: (props) => <AreaBody {...props} />,
  Station: (props) => <StationBody {...props} />,
  PlaceMap: (props) => <MapBody {...props} onLists={() => props.change({ placeMode: "area" })} />,
  PlaceBuilding: (props) => <BuildingBody {...props} />,
  StationMinutes: (props) => <WalkBody {...props} />,
  CheckPlace: (props) => <CheckBody {...props} part={1} />,
  Price: (props) => <PriceBody {...props} />,
  BudgetKyugake: (props) => <KyugakeBody {...props} />,
  BudgetDirectOffer: (props) => <OfferBudgetBody {...props} />,
  BudgetDirectOfferNext: (props) => <OfferRatioBody {...props} />,
  BuildingAge: (props) => <BuildingAgeBody {...props} />,
  Layouts: (props) => <LayoutsBody {...props} />,
  OccupiedArea: (props) => <FloorAreaBody {...props} />,
  LandArea: (props) => <LandAreaBody {...props} />,
  Yield: (props) => <YieldBody {...props} />,
  CheckConditions: (props) => (
    <>
      <CheckBody {...props} part={2} />
      <OtherConditions {...props} />
    </>
  ),
  Age: (props) => <AgeBody {...props} />,
  Gender: (props) => <GenderBody {...props} />,
  Income: (props) => <IncomeBody {...props} />,
  Occupation: (props) => <OccupationBody {...props} />,
  CheckAbout: (props) => <CheckBody {...props} part={3} />,
  MessageTemplate: (props) => <TemplateBody {...props} />,
  Message: (props) => <MessageBody {...props} />,
};

export function StepBody({ id, ...props }: AnyStepProps & { readonly id: keyof typeof BODIES }) {
  return <>{BODIES[id](props)}</>;
}

export function isQuestion(id: StepId): id is keyof typeof BODIES {
  return id in BODIES;
}
