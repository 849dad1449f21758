import { Link } from "@tanstack/react-router";
import { type FormEvent, useId, useState } from "react";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { nameOf } from "#web/homes/question/condition-words.ts";
import type { HomesSearch } from "#web/homes/question/homes-search.ts";
import { Button } from "#web/kit/ui/button.tsx";
import type { GroupProps } from "./group-props.ts";

type PlaceFieldsProps = GroupProps & {
  /** The address of the list as it stands: the pickers lead back to it. */
  readonly search: HomesSearch;
  readonly onDraw: () => void;
};

const WAY =
  "inline-flex min-h-11 items-center rounded-control border border-brand bg-card px-3.5 font-bold text-14 text-brand hover:bg-brand-tint";

/** Where homes are looked for: what was chosen, each to be taken back, and the ways to choose more. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { search, onDraw } = props;
  return (
    <>
      <Chosen {...props} />
      <div className="flex flex-wrap gap-2">
        <Link to="/search" search={{ ...search, by: "area" }} className={WAY}>
          エリアを選ぶ
        </Link>
        <Link to="/search" search={{ ...search, by: "line" }} className={WAY}>
          沿線・駅を選ぶ
        </Link>
        <button type="button" onClick={onDraw} className={WAY}>
          地図で囲む
        </button>
      </div>
      <NameField {...props} />
    </>
  );
}

type Part = { readonly label: string; readonly without: Partial<HomeConditions> };

/** Every place that is asked for, with what is left without it. */
export function placeParts(conditions: HomeConditions, names: GroupProps["names"]): readonly Part[] {
  const { areas, stations, apartmentKeys, polygon, buildingName } = conditions;
  const others = (list: readonly string[], one: string) => list.filter((other) => other !== one);
  return [
    ...areas.map((code, index) => ({ label: nameOf(code, names, index + 1), without: { areas: others(areas, code) } })),
    ...stations.map((code, index) => ({ label: names[code] ?? `選んだ駅 ${index + 1}`, without: { stations: others(stations, code) } })),
    ...apartmentKeys.map((key) => ({ label: nameOf(key, names), without: { apartmentKeys: others(apartmentKeys, key) } })),
    ...(polygon ? [{ label: "囲んだ範囲", without: { polygon: null } }] : []),
    ...(buildingName === null ? [] : [{ label: `「${buildingName}」`, without: { buildingName: null } }]),
  ];
}

function Chosen({ conditions, names, onChange }: GroupProps) {
  const parts = placeParts(conditions, names);
  if (parts.length === 0) return <p className="text-14 text-sub">場所は指定していません。</p>;
  return (
    <ul aria-label="選んだ場所" className="flex flex-wrap gap-2">
      {parts.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            onClick={() => onChange(without)}
            aria-label={`${label}を外す`}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-brand bg-brand-tint px-4 text-14 hover:bg-card"
          >
            {label}
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function NameField({ conditions: { buildingName }, onChange }: GroupProps) {
  const id = useId();
  const [name, setName] = useState(buildingName ?? "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ buildingName: name.trim() === "" ? null : name.trim() });
  };
  return (
    <form onSubmit={submit}>
      <label htmlFor={id} className="font-bold text-14">
        マンション名
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id={id}
          value={name}
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
          className="min-h-11 min-w-0 flex-1 rounded-control border border-control bg-card px-3 text-14"
        />
        <Button type="submit" size="bar" tone="secondary">
          この名前で探す
        </Button>
      </div>
    </form>
  );
}
