import { useMemo, useState } from "react";
import { MOST_PLACES } from "#domain/queries/catalogue/place-options.ts";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import { PartNav, type PartView } from "#web/kit/flow/part-nav.tsx";
import { MapBody } from "#web/queries/steps/bodies/place-bodies.tsx";
import type { TEST_SCREENS } from "#web/queries/steps/form/step-screens.ts";
import { AreaPicker } from "#web/queries/steps/pickers/area-picker.tsx";
import { BuildingPicker } from "#web/queries/steps/pickers/building-picker.tsx";
import { placeSource } from "#web/queries/steps/pickers/find-places.ts";
import { StationPicker } from "#web/queries/steps/pickers/station-picker.tsx";

type Place = Pick<QueryAnswers, "areas" | "stations" | "polygon" | "buildings">;

/** For those who build the site: each picker of a place with what it answers, and every look of the progress. */
export function TestScreen({ name }: { readonly name: (typeof TEST_SCREENS)[number] }) {
  return (
    <div className="measure-form flex flex-col gap-5 py-6">
      <h1 className="text-22">検証用：{name}</h1>
      {name === "testStepNav" ? <Navs /> : <Picker name={name} />}
    </div>
  );
}

function Picker({ name }: { readonly name: Exclude<(typeof TEST_SCREENS)[number], "testStepNav"> }) {
  const [place, setPlace] = useState<Place>(NOTHING_TOLD);
  const source = useMemo(() => placeSource({}), []);
  const change = (given: Partial<Place>) => setPlace({ ...place, ...given });
  const asked = { source, asked: "" };
  const { areas, stations, polygon, buildings } = place;
  return (
    <>
      <div className="rounded-card border border-line bg-card p-4">
        {name === "testArea1" && (
          <AreaPicker {...asked} chosen={areas} most={MOST_PLACES.areas} onChange={(next) => change({ areas: next })} />
        )}
        {name === "testArea2" && (
          <StationPicker {...asked} chosen={stations} most={MOST_PLACES.stations} onChange={(next) => change({ stations: next })} />
        )}
        {name === "testArea3" && (
          <MapBody answers={{ ...NOTHING_TOLD, polygon }} change={change} onLists={() => change({ polygon: null })} />
        )}
        {name === "testArea4" && (
          <BuildingPicker
            source={source}
            chosen={buildings}
            most={MOST_PLACES.buildings}
            onChange={(next) => change({ buildings: next })}
          />
        )}
      </div>
      <section aria-label="読み取った値">
        <h2 className="font-bold text-14">読み取った値</h2>
        <pre className="whitespace-pre-wrap rounded-control border border-line bg-card p-3 text-13">
          {JSON.stringify({ areas, stations, polygon, buildings }, null, 2)}
        </pre>
      </section>
    </>
  );
}

const NAMES = ["場所", "条件", "あなたのこと"] as const;

function Navs() {
  return STATES.map(({ label, parts }) => (
    <section key={label} aria-label={label}>
      <h2 className="mb-1 font-normal text-13 text-sub">{label}</h2>
      <PartNav parts={parts} label={`入力の進み具合：${label}`} />
    </section>
  ));
}

const QUESTIONS = 6;
const LOOKS = { before: "done", here: "current", after: "ahead" } as const;

function partAt(index: number, current: number, done: number): PartView {
  const state = LOOKS[index < current ? "before" : index === current ? "here" : "after"];
  const answered = { done: QUESTIONS, current: done, ahead: 0 }[state];
  return {
    ...{ part: index + 1, name: NAMES[index] ?? "", state, done: answered, total: QUESTIONS },
    ...{ isOptional: index === 2, onVisit: state === "done" ? () => undefined : null },
  };
}

/** Each part as the current one, begun and at its end, and what is before and after it. */
const STATES = NAMES.flatMap((name, current) =>
  [0, QUESTIONS - 1].map((done) => ({
    label: `${name} ${done}/${QUESTIONS}`,
    parts: NAMES.map((_, index) => partAt(index, current, done)),
  })),
);
