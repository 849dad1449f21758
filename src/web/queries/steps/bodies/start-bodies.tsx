import { CHANNEL_OPTIONS, KIND_OPTIONS, PLACE_MODE_OPTIONS, PURPOSE_OPTIONS } from "#domain/queries/catalogue/start-options.ts";
import { OneOf, SomeOf } from "./option-choices.tsx";
import { askerOf, countIn, type StepBodyProps } from "./step-body.ts";

export function ChannelsBody({ answers, change, viewer }: StepBodyProps) {
  return (
    <SomeOf
      label="探し方"
      look="rows"
      options={CHANNEL_OPTIONS}
      asker={askerOf({ answers, viewer })}
      chosen={answers.channels}
      onChoose={(channels) => change({ channels })}
    />
  );
}

export function PurposeBody({ answers, change, viewer }: StepBodyProps) {
  return (
    <OneOf
      label="目的"
      look="rows"
      options={PURPOSE_OPTIONS}
      asker={askerOf({ answers, viewer })}
      chosen={answers.purpose ?? undefined}
      onChoose={(purpose) => change({ purpose })}
    />
  );
}

export function KindsBody({ answers, change, viewer, facets }: StepBodyProps) {
  return (
    <SomeOf
      label="物件の種別"
      look="rows"
      options={KIND_OPTIONS}
      asker={askerOf({ answers, viewer })}
      chosen={answers.kinds}
      countOf={countIn(facets?.kinds)}
      onChoose={(kinds) => change({ kinds })}
    />
  );
}

export function PlaceModeBody({ answers, change, viewer }: StepBodyProps) {
  return (
    <OneOf
      label="場所の選び方"
      look="rows"
      options={PLACE_MODE_OPTIONS}
      asker={askerOf({ answers, viewer })}
      chosen={answers.placeMode ?? undefined}
      onChoose={(placeMode) => change({ placeMode })}
    />
  );
}
