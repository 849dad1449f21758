import { useState } from "react";
import type { NamedCode } from "#domain/queries/core/types.ts";
import type { LineCount } from "#domain/search/homes/types.ts";
import { PREFECTURES, prefectureCode } from "#kernel/prefectures.ts";
import { lineName } from "#kernel/rail/line-name.ts";
import { useNewest } from "#web/kit/flow/use-newest.ts";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { named, toggled } from "./chosen-places.ts";
import { ChosenPlaces, ListState, NameField, OpenRow, PlaceList, PlaceRow, Trail } from "./picker-parts.tsx";
import type { Asked } from "./place-source.ts";

type StationPickerProps = Asked & {
  readonly chosen: readonly NamedCode[];
  readonly most: number;
  readonly onChange: (chosen: readonly NamedCode[]) => void;
};

const FIRST = "東京都";
/** Stations whose lines are not in the data. */
const UNNAMED = "路線名のない駅";

/** Prefecture → line → its stations in order. Lines that were closed are in no list. */
export function StationPicker({ chosen, most, onChange, ...asked }: StationPickerProps) {
  const [prefecture, setPrefecture] = useState(FIRST);
  const [line, setLine] = useState<LineCount | null>(null);
  const toggle = (place: NamedCode) => {
    const next = toggled(chosen, place, most);
    if (next) onChange(next);
  };
  const code = prefectureCode(prefecture) ?? "13";
  return (
    <div className="flex flex-col gap-4">
      <ChosenPlaces chosen={chosen} most={most} unit="駅" onRemove={toggle} />
      <label className="flex flex-col text-13 text-sub">
        都道府県
        <select
          value={prefecture}
          onChange={(event) => {
            setPrefecture(event.target.value);
            setLine(null);
          }}
          className={`${fieldClass} max-w-60 text-ink`}
        >
          {PREFECTURES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {line ? (
        <Stations {...asked} {...{ code, prefecture, line, chosen, toggle }} isFull={chosen.length >= most} onBack={() => setLine(null)} />
      ) : (
        <Lines {...asked} {...{ code, prefecture }} onOpen={setLine} />
      )}
    </div>
  );
}

/** A line under the name that people call it by; `operator` is empty where the name tells it. */
function asCalled(line: LineCount): LineCount {
  if (line.name === "") return { ...line, name: UNNAMED };
  const { name, operator } = lineName(line.name, line.operator);
  return { ...line, name, operator: operator ?? "" };
}

type Within = Asked & { readonly code: string; readonly prefecture: string };

function Lines({ source, asked, code, prefecture, onOpen }: Within & { readonly onOpen: (line: LineCount) => void }) {
  const [text, setText] = useState("");
  const { state, value } = useNewest(`${code} ${asked}`, async (signal) => {
    const lines = await source.lines(code, signal);
    return lines && { code, lines: lines.map(asCalled) };
  });
  const lines = value?.code === code ? value.lines : [];
  const shown = named(lines, text);
  return (
    <div className="flex flex-col gap-2">
      <NameField label="路線の名前でしぼる" placeholder="例：有楽町線" text={text} onChange={setText} />
      <ListState state={state} isEmpty={lines.length === 0} empty={`対象外のエリアです。${prefecture}の路線の一覧はまだありません。`} />
      {lines.length > 0 && shown.length === 0 && (
        <p className="text-14">
          「{text}」という名前の路線は、{prefecture}にありません。
        </p>
      )}
      {shown.length > 0 && (
        <PlaceList label={`${prefecture}の路線`}>
          {shown.map((line) => (
            <OpenRow key={line.id} name={line.name} detail={line.operator} count={line.count} onOpen={() => onOpen(line)} />
          ))}
        </PlaceList>
      )}
    </div>
  );
}

type StationsProps = Within & {
  readonly line: LineCount;
  readonly chosen: readonly NamedCode[];
  readonly isFull: boolean;
  readonly toggle: (place: NamedCode) => void;
  readonly onBack: () => void;
};

function Stations({ source, asked, code, prefecture, line, chosen, isFull, toggle, onBack }: StationsProps) {
  const { state, value } = useNewest(`${code} ${line.id} ${asked}`, (signal) => source.stations(code, line.id, signal));
  const stations = value ?? [];
  return (
    <div className="flex flex-col gap-2">
      <Trail
        steps={[
          { name: prefecture, onOpen: onBack },
          { name: line.name, onOpen: null },
        ]}
      />
      <ListState state={state} isEmpty={stations.length === 0} empty="この路線の駅の一覧はまだありません。" />
      {stations.length > 0 && (
        <PlaceList label={`${line.name}の駅`}>
          {stations.map(({ stationGroup, name, count }) => (
            <PlaceRow
              key={stationGroup}
              name={`${name}駅`}
              count={count}
              isChosen={chosen.some((place) => place.code === stationGroup)}
              isFull={isFull}
              onToggle={() => toggle({ code: stationGroup, name })}
            />
          ))}
        </PlaceList>
      )}
    </div>
  );
}
