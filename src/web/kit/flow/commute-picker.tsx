import { type ReactNode, useState } from "react";
import { PREFECTURES, prefectureCode } from "#kernel/prefectures.ts";
import { lineName } from "#kernel/rail/line-name.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { useNewest } from "./use-newest.ts";

type Station = { readonly code: string; readonly name: string };
type Line = { readonly id: string; readonly name: string; readonly operator: string };
type Commute = { readonly station: Station; readonly minutesMax: number };

/** Where lines and their stations are asked for; null: no answer came. `asked` changes when they do. */
type Asked = {
  readonly source: {
    readonly lines: (prefecture: string, signal: AbortSignal) => Promise<readonly Line[] | null>;
    readonly stations: (
      prefecture: string,
      line: string,
      signal: AbortSignal,
    ) => Promise<readonly { readonly stationGroup: string; readonly name: string }[] | null>;
  };
  readonly asked: string;
  /** The times that can be chosen, and how many stations. */
  readonly times: readonly { readonly value: number; readonly label: string }[];
};

type CommutePickerProps = Asked & {
  readonly most: number;
  readonly commutes: readonly Commute[];
  readonly onChange: (commutes: readonly Commute[]) => void;
};

const HALF_AN_HOUR = 30;

/** To one or two stations in so many minutes by train. */
export function CommutePicker({ commutes, most, onChange, ...asked }: CommutePickerProps) {
  const isFull = commutes.length >= most;
  const add = (station: Station, minutesMax: number) =>
    onChange([...commutes.filter((commute) => commute.station.code !== station.code), { station, minutesMax }]);
  return (
    <section aria-label="通勤・通学" className="flex flex-col gap-3 border-line border-t pt-4">
      <div>
        <h2 className="font-bold text-14">通勤・通学の時間（任意）</h2>
        <p className="text-13 text-sub">
          路線の駅順と標準の所要時間から計算した目安です。最寄り駅までの徒歩を含み、待ち時間は含みません。{most}駅まで選べます。
        </p>
      </div>
      {commutes.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {commutes.map(({ station, minutesMax }) => (
            <li key={station.code}>
              <button
                type="button"
                aria-label={`${station.name}駅まで${minutesMax}分以内を外す`}
                onClick={() => onChange(commutes.filter((commute) => commute.station.code !== station.code))}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-brand bg-brand-tint px-4 font-bold text-14"
              >
                {station.name}駅まで{minutesMax}分以内
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && <NewCommute {...asked} onAdd={add} />}
    </section>
  );
}

function NewCommute({ source, asked, times, onAdd }: Asked & { readonly onAdd: (station: Station, minutesMax: number) => void }) {
  const [prefecture, setPrefecture] = useState("東京都");
  const [line, setLine] = useState("");
  const [station, setStation] = useState("");
  const [minutesMax, setMinutes] = useState(HALF_AN_HOUR);
  const code = prefectureCode(prefecture) ?? "13";
  const lines = useNewest(`${code} ${asked}`, (signal) => source.lines(code, signal)).value ?? [];
  const stations = useNewest(line === "" ? null : `${code} ${line}`, (signal) => source.stations(code, line, signal)).value ?? [];
  const chosen = line === "" ? undefined : stations.find(({ stationGroup }) => stationGroup === station);
  return (
    <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2">
      <Select
        label="都道府県"
        value={prefecture}
        onChange={(next) => {
          setPrefecture(next);
          setLine("");
          setStation("");
        }}
      >
        {PREFECTURES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Select
        label="路線"
        value={line}
        onChange={(next) => {
          setLine(next);
          setStation("");
        }}
      >
        <option value="">選んでください</option>
        {lines.map(({ id, name, operator }) => (
          <option key={id} value={id}>
            {name === "" ? "路線名のない駅" : lineName(name, operator).name}
          </option>
        ))}
      </Select>
      <Select label="駅" value={chosen ? station : ""} onChange={setStation}>
        <option value="">選んでください</option>
        {line !== "" &&
          stations.map(({ stationGroup, name }) => (
            <option key={stationGroup} value={stationGroup}>
              {name}
            </option>
          ))}
      </Select>
      <Select label="時間" value={String(minutesMax)} onChange={(next) => setMinutes(Number(next))}>
        {times.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Button
        tone="secondary"
        disabled={!chosen}
        onClick={() => chosen && onAdd({ code: chosen.stationGroup, name: chosen.name }, minutesMax)}
        className="sm:col-span-2 sm:justify-self-start"
      >
        この駅を加える
      </Button>
    </div>
  );
}

type SelectProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
};

function Select({ label, value, onChange, children }: SelectProps) {
  return (
    <label className="flex min-w-0 flex-col text-13 text-sub">
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)} className={`${fieldClass} text-ink`}>
        {children}
      </select>
    </label>
  );
}
