import { COMMUTE_OPTIONS, MOST_PLACES, WALK_OPTIONS } from "#domain/queries/catalogue/place-options.ts";
import { CommutePicker } from "#web/kit/flow/commute-picker.tsx";
import { DrawingMap } from "#web/kit/map/drawing/drawing-map.tsx";
import { AreaPicker } from "#web/queries/steps/pickers/area-picker.tsx";
import { BuildingPicker } from "#web/queries/steps/pickers/building-picker.tsx";
import type { Asked } from "#web/queries/steps/pickers/place-source.ts";
import { StationPicker } from "#web/queries/steps/pickers/station-picker.tsx";
import { OneOf } from "./option-choices.tsx";
import { askerOf, countIn, type StepBodyProps } from "./step-body.ts";

type PlaceBodyProps = StepBodyProps & Asked;

export function AreaBody({ answers, change, source, asked }: PlaceBodyProps) {
  return <AreaPicker {...{ source, asked }} chosen={answers.areas} most={MOST_PLACES.areas} onChange={(areas) => change({ areas })} />;
}

export function StationBody({ answers, change, source, asked }: PlaceBodyProps) {
  return (
    <StationPicker
      {...{ source, asked }}
      chosen={answers.stations}
      most={MOST_PLACES.stations}
      onChange={(stations) => change({ stations })}
    />
  );
}

export function BuildingBody({ answers, change, source }: PlaceBodyProps) {
  return (
    <BuildingPicker
      source={source}
      chosen={answers.buildings}
      most={MOST_PLACES.buildings}
      onChange={(buildings) => change({ buildings })}
    />
  );
}

/** 東京23区 and around. */
const START = { west: 139.6, south: 35.58, east: 139.92, north: 35.78 };

export function MapBody({ answers, change, onLists }: Pick<StepBodyProps, "answers" | "change"> & { readonly onLists: () => void }) {
  return (
    <div className="flex flex-col gap-2">
      <DrawingMap title="探す範囲を囲む地図" area={answers.polygon} start={START} onChange={(polygon) => change({ polygon })} />
      <p className="text-13 text-sub">番地が公開されていない物件は、町の中心で囲みの内外を判定します。</p>
      <button type="button" onClick={onLists} className="min-h-11 self-start text-14 text-brand underline underline-offset-4">
        地図を使わず、町の一覧から選ぶ
      </button>
    </div>
  );
}

export function WalkBody({ answers, change, viewer, facets, source, asked }: PlaceBodyProps) {
  return (
    <>
      <OneOf
        label="駅徒歩"
        options={WALK_OPTIONS}
        asker={askerOf({ answers, viewer })}
        chosen={answers.walkMinutesMax}
        countOf={countIn(facets?.walkMinutesMax)}
        onChoose={(walkMinutesMax) => change({ walkMinutesMax })}
      />
      <CommutePicker
        {...{ source, asked, times: COMMUTE_OPTIONS, most: MOST_PLACES.commutes }}
        commutes={answers.commutes}
        onChange={(commutes) => change({ commutes })}
      />
    </>
  );
}
