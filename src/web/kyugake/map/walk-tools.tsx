import { useState } from "react";
import type { LonLat } from "#kernel/geo.ts";
import { useSuggestions } from "#web/kit/form/use-suggestions.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { loadStations, type StationFound, WALK_MINUTES, walkArea, walkMetres } from "./walk-area.ts";

type WalkToolsProps = { readonly onArea: (polygon: readonly LonLat[]) => void; readonly load?: typeof loadStations };

/** 徒歩圏: what lies within some minutes on foot of a station becomes the area that is searched. */
export function WalkTools({ onArea, load = loadStations }: WalkToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const [minutes, setMinutes] = useState<number>(10);
  return (
    <div className="relative">
      <Button
        tone="secondary"
        size="bar"
        aria-expanded={isOpen}
        aria-controls="kyugake-walk"
        onClick={() => setOpen(!isOpen)}
        className="min-h-11"
      >
        徒歩圏
      </Button>
      <div
        id="kyugake-walk"
        hidden={!isOpen}
        className="absolute top-full left-0 z-30 mt-2 w-72 rounded-card border border-line bg-card p-3 shadow-sm max-sm:fixed max-sm:inset-x-3 max-sm:top-2 max-sm:w-auto"
      >
        <Minutes minutes={minutes} onChange={setMinutes} />
        <Stations load={load} onPick={({ place }) => onArea(walkArea(place, minutes))} />
        <p className="mt-2 text-12 text-sub">
          駅から直線で{walkMetres(minutes)}m（分速80m）の円です。道のりはこれより長く、円の中でも{minutes}分を超えることがあります。
        </p>
      </div>
    </div>
  );
}

function Minutes({ minutes, onChange }: { readonly minutes: number; readonly onChange: (minutes: number) => void }) {
  return (
    <fieldset className="flex gap-1.5">
      <legend className="mb-1 font-bold text-13">駅からの徒歩</legend>
      {WALK_MINUTES.map((value) => (
        <label
          key={value}
          className="flex min-h-11 flex-1 cursor-pointer items-center justify-center whitespace-nowrap rounded-control border border-control text-14 has-checked:border-brand has-checked:bg-brand-tint has-checked:font-bold has-checked:text-brand has-focus-visible:outline-4 has-focus-visible:outline-black"
        >
          <input type="radio" name="walk-minutes" checked={value === minutes} onChange={() => onChange(value)} className="sr-only" />
          {value}分
        </label>
      ))}
    </fieldset>
  );
}

type StationsProps = { readonly load: typeof loadStations; readonly onPick: (station: StationFound) => void };

function Stations({ load, onPick }: StationsProps) {
  const [text, setText] = useState("");
  const { state, items, answers } = useSuggestions(text, load);
  return (
    <>
      <label className="mt-3 flex flex-col gap-1 font-bold text-13">
        駅の名前
        <input
          type="text"
          autoComplete="off"
          placeholder="例：錦糸町"
          value={text}
          onChange={({ target }) => setText(target.value)}
          className={`${fieldClass} font-normal`}
        />
      </label>
      <p role="status" className="mt-1 text-13 text-sub empty:hidden">
        {state === "failed" && "駅を読み込めませんでした。もう一度入力してください。"}
        {state === "ready" && items.length === 0 && `「${answers}」という駅は見つかりません。`}
        {state === "ready" && items.length > 0 && <span className="sr-only">駅が{items.length}件あります</span>}
      </p>
      <ul className="mt-1 max-h-56 overflow-y-auto">
        {items.map((station) => (
          <li key={station.id}>
            <button
              type="button"
              onClick={() => onPick(station)}
              className="flex min-h-11 w-full items-center gap-2 rounded-control px-2 text-left text-14 hover:bg-brand-tint"
            >
              <b>{station.label}</b>
              <span className="truncate text-12 text-sub">{station.detail}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
