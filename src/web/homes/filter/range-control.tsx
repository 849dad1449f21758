import { useEffect, useId, useState } from "react";
import type { Histogram, Span } from "#domain/search/homes/types.ts";
import { type Handles, handlesOf, spanOf } from "./axis-handles.ts";
import { HistogramBars } from "./histogram-bars.tsx";

type RangeControlProps = {
  /** `価格` */
  readonly name: string;
  readonly value: Span;
  readonly histogram: Histogram;
  readonly write: (value: number) => string;
  readonly onChange: (value: Span) => void;
};

/** From and to on an axis: two handles under a histogram, and the same as two lists for those who want a figure. */
export function RangeControl({ name, value, histogram, write, onChange }: RangeControlProps) {
  const { edges, counts } = histogram;
  const [handles, setHandles] = useState(() => handlesOf(value, edges));
  const { min, max } = value;
  useEffect(() => setHandles(handlesOf({ min, max }, edges)), [min, max, edges]);
  const settle = () => {
    const next = spanOf(handles, edges);
    if (next.min !== spanOf(handlesOf(value, edges), edges).min || next.max !== spanOf(handlesOf(value, edges), edges).max) onChange(next);
  };
  return (
    <fieldset>
      <legend className="sr-only">{name}</legend>
      <HistogramBars {...{ counts, handles }} className="block h-16 w-full" />
      <TwoHandles {...{ name, edges, handles, write }} onMove={setHandles} onSettle={settle} />
      <div className="mt-2 grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <EdgeSelect
          label={`${name}の下限`}
          none="下限なし"
          value={min}
          edges={edges.slice(1)}
          write={write}
          onChange={(next) => onChange(ordered(next, max))}
        />
        <span className="text-sub">〜</span>
        <EdgeSelect
          label={`${name}の上限`}
          none="上限なし"
          value={max}
          edges={edges.slice(1, -1)}
          write={write}
          onChange={(next) => onChange(ordered(min, next))}
        />
      </div>
    </fieldset>
  );
}

/** Two ends that were chosen the wrong way round change places. */
function ordered(min: number | null, max: number | null): Span {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

const SLIDER =
  "pointer-events-none absolute inset-0 h-6 w-full appearance-none bg-transparent [&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-3 [&::-moz-range-thumb]:border-solid [&::-moz-range-thumb]:border-brand [&::-moz-range-thumb]:bg-card [&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-3 [&::-webkit-slider-thumb]:border-solid [&::-webkit-slider-thumb]:border-brand [&::-webkit-slider-thumb]:bg-card";

type HandlesProps = Pick<RangeControlProps, "name" | "write"> & {
  readonly edges: readonly number[];
  readonly handles: Handles;
  readonly onMove: (handles: Handles) => void;
  /** The finger is off, or the key. */
  readonly onSettle: () => void;
};

function TwoHandles({ name, edges, handles, write, onMove, onSettle }: HandlesProps) {
  const last = edges.length - 1;
  const settle = { onPointerUp: onSettle, onKeyUp: onSettle, onBlur: onSettle };
  const words = (index: number, none: string, end: number) => (index === end ? none : write(edges[index] ?? 0));
  return (
    <div className="relative h-6">
      <span aria-hidden="true" className="absolute inset-x-0 top-2.5 h-1 rounded-full bg-track" />
      <input
        type="range"
        aria-label={`${name}の下限のつまみ`}
        aria-valuetext={words(handles.low, "下限なし", 0)}
        max={last}
        value={handles.low}
        onChange={({ target }) => onMove({ ...handles, low: Math.min(Number(target.value), handles.high) })}
        {...settle}
        className={SLIDER}
      />
      <input
        type="range"
        aria-label={`${name}の上限のつまみ`}
        aria-valuetext={words(handles.high, "上限なし", last)}
        max={last}
        value={handles.high}
        onChange={({ target }) => onMove({ ...handles, high: Math.max(Number(target.value), handles.low) })}
        {...settle}
        className={SLIDER}
      />
    </div>
  );
}

type EdgeSelectProps = {
  readonly label: string;
  readonly none: string;
  readonly value: number | null;
  readonly edges: readonly number[];
  readonly write: (value: number) => string;
  readonly onChange: (value: number | null) => void;
};

/** One end from a list; a value that an address brought and the list does not have stands in it too. */
export function EdgeSelect({ label, none, value, edges, write, onChange }: EdgeSelectProps) {
  const id = useId();
  const choices = value === null || edges.includes(value) ? edges : [...edges, value].toSorted((a, b) => a - b);
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value ?? ""}
        onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
        className="min-h-11 w-full rounded-control border border-control bg-card px-2 text-14"
      >
        <option value="">{none}</option>
        {choices.map((edge) => (
          <option key={edge} value={edge}>
            {write(edge)}
          </option>
        ))}
      </select>
    </>
  );
}
