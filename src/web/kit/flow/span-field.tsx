import { useEffect, useId, useRef, useState } from "react";
import { plainText } from "#kernel/japanese-text.ts";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { type Bars, highHandle, isBarIn, lowHandle, type OpenSpan, readNumber, withHigh, withLow, writeNumber } from "./span-scale.ts";

export type SpanFieldProps = {
  /** What is measured: `価格`. */
  readonly label: string;
  readonly unit: string;
  readonly span: OpenSpan;
  readonly onChange: (span: OpenSpan) => void;
  /** In the unit of the fields; null while they are not known. */
  readonly bars: Bars | null;
  /** What a number is in another measure: `18.15坪`. */
  readonly echo?: (value: number) => string;
  /** Told whether what stands in the fields can be read. */
  readonly onReadable: (isReadable: boolean) => void;
  /** The largest number that can be meant. */
  readonly most?: number;
  /** Only the upper end is asked for: a budget. */
  readonly isUpperOnly?: boolean;
};

/** From … to …: how the homes spread, two handles on it, and the same as two numbers. */
export function SpanField(props: SpanFieldProps) {
  const { label, unit, span, onChange, bars, echo, onReadable, most, isUpperOnly = false } = props;
  const id = useId();
  const unread = useRef({ min: false, max: false });
  const told = (end: "min" | "max") => (isReadable: boolean) => {
    unread.current = { ...unread.current, [end]: !isReadable };
    onReadable(!unread.current.min && !unread.current.max);
  };
  const isCrossed = span.min !== null && span.max !== null && span.min > span.max;
  const error = isCrossed ? `${label}の下限は、上限以下にしてください。` : null;
  const field = { unit, error: error ? `${id}-error` : undefined, ...(echo ? { echo } : {}), ...(most === undefined ? {} : { most }) };
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="sr-only">{label}</legend>
      {bars && <Spread {...{ label, unit, span, bars, onChange, isUpperOnly }} />}
      <div className="flex flex-wrap items-end gap-x-3 gap-y-3">
        {!isUpperOnly && (
          <>
            <NumberBox
              {...field}
              label="下限"
              empty="下限なし"
              value={span.min}
              onValue={(min) => onChange({ ...span, min })}
              onReadable={told("min")}
            />
            <span aria-hidden="true" className="hidden pb-8 sm:inline">
              〜
            </span>
          </>
        )}
        <NumberBox
          {...field}
          label="上限"
          empty="上限なし"
          value={span.max}
          onValue={(max) => onChange({ ...span, max })}
          onReadable={told("max")}
        />
      </div>
      <p id={`${id}-error`} role="alert" className="text-14 text-accent empty:hidden">
        {error && `＊${error}`}
      </p>
    </fieldset>
  );
}

type SpreadProps = Pick<SpanFieldProps, "label" | "unit" | "span" | "onChange" | "isUpperOnly"> & { readonly bars: Bars };

function Spread({ label, unit, span, bars: { edges, counts }, onChange, isUpperOnly }: SpreadProps) {
  const [low, high] = [lowHandle(span, edges), highHandle(span, edges)];
  const text = (index: number, open: string) => (open ? open : `${writeNumber(edges[index] ?? null)}${unit}`);
  const handle = { min: 0, max: edges.length - 1, step: 1, className: HANDLE } as const;
  return (
    <div>
      {counts.some((count) => count > 0) && <BarsOf {...{ span, edges, counts }} />}
      <div className="relative h-8">
        <span aria-hidden="true" className="absolute inset-x-2.5 top-3.5 h-1 rounded-full bg-track" />
        {!isUpperOnly && (
          <input
            {...handle}
            type="range"
            aria-label={`${label}の下限`}
            aria-valuetext={text(low, span.min === null ? "下限なし" : "")}
            value={low}
            onChange={(event) => onChange(withLow(span, Number(event.target.value), edges))}
          />
        )}
        <input
          {...handle}
          type="range"
          aria-label={`${label}の上限`}
          aria-valuetext={text(high, span.max === null ? "上限なし" : "")}
          value={high}
          onChange={(event) => onChange(withHigh(span, Number(event.target.value), edges))}
        />
      </div>
    </div>
  );
}

/** How the homes spread; what lies in the span is filled. */
function BarsOf({ span, edges, counts }: Bars & Pick<SpreadProps, "span">) {
  const most = Math.max(1, ...counts);
  return (
    <div className="border-line border-b px-2.5">
      <svg aria-hidden="true" viewBox={`0 0 ${counts.length} 100`} preserveAspectRatio="none" className="block h-24 w-full">
        {counts.map((count, bar) => {
          const height = count === 0 ? 0 : Math.max(4, (count / most) * 100);
          const look = isBarIn(span, bar, edges) ? "fill-brand" : "fill-brand/20";
          return <rect key={edges[bar]} x={bar} y={100 - height} width={0.86} height={height} className={`bar-fill ${look}`} />;
        })}
      </svg>
    </div>
  );
}

/** Two handles on one line: only the handles themselves take the finger. */
const HANDLE =
  "absolute inset-x-0 top-0 m-0 h-8 w-full appearance-none bg-transparent pointer-events-none accent-brand [&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-brand [&::-webkit-slider-thumb]:bg-card [&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-brand [&::-moz-range-thumb]:bg-card";

export type NumberBoxProps = {
  readonly label: string;
  /** What an empty field means. */
  readonly empty: string;
  readonly unit: string;
  readonly value: number | null;
  readonly onValue: (value: number | null) => void;
  readonly onReadable: (isReadable: boolean) => void;
  readonly echo?: (value: number) => string;
  /** Id of what is wrong with it. */
  readonly error?: string | undefined;
  /** The largest number that can be meant. */
  readonly most?: number;
};

/** A number as text, with thousands once it is left; what cannot be read stays and says so. */
export function NumberBox({
  label,
  empty,
  unit,
  value,
  onValue,
  onReadable,
  echo,
  error,
  most = Number.POSITIVE_INFINITY,
}: NumberBoxProps) {
  const id = useId();
  const [text, setText] = useState(writeNumber(value));
  const read = readWithin(text, most);
  const isOwn = read.ok && read.value === value;
  useEffect(() => {
    setText((shown) => {
      const known = readNumber(shown);
      return known.ok && known.value !== value ? writeNumber(value) : shown;
    });
  }, [value]);
  const type = (typed: string) => {
    setText(typed);
    const next = readWithin(typed, most);
    onReadable(next.ok);
    if (next.ok) onValue(next.value);
  };
  return (
    <div className="w-full sm:w-auto sm:flex-1">
      <label htmlFor={id} className="block text-13 text-sub">
        {label}
      </label>
      <span className="flex items-center gap-2">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder={empty}
          value={text}
          aria-invalid={!read.ok || error ? true : undefined}
          aria-describedby={error ?? `${id}-note`}
          onChange={(event) => type(event.target.value)}
          onBlur={() => isOwn && setText(writeNumber(value))}
          className={`${fieldClass} min-w-0 text-right placeholder:text-sub`}
        />
        <span className="whitespace-nowrap text-16">{unit}</span>
      </span>
      <span id={`${id}-note`} className={`amount block min-h-5 text-12 ${read.ok ? "text-sub" : "text-accent"}`}>
        {read.ok ? value !== null && echo?.(value) : faultWords(text, most, unit)}
      </span>
    </div>
  );
}

/** What a field has digits for. */
const LARGEST = 999_999_999;

function readWithin(text: string, most: number): ReturnType<typeof readNumber> {
  const read = readNumber(text);
  return read.ok && read.value !== null && read.value > most ? { ok: false } : read;
}

function faultWords(text: string, most: number, unit: string): string {
  const isNumber = /^\d+(\.\d+)?$/.test(plainText(text).replace(/[,、]/g, ""));
  const largest = Math.min(most, LARGEST);
  return isNumber && Number(plainText(text).replace(/[,、]/g, "")) > largest
    ? `＊${largest.toLocaleString("ja-JP")}${unit}以下で入力してください`
    : "＊0より大きい数字で入力してください";
}
