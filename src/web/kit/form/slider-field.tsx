import { useId } from "react";

type SliderFieldProps = {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  /** What the value means, beside it: `全体の25%`. */
  readonly note?: string;
  readonly onChange: (value: number) => void;
};

/** A number set by a slider, with the number itself beside it. */
export function SliderField({ label, value, min = 0, max, step = 1, note, onChange }: SliderFieldProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-bold text-14">
          {label}
        </label>
        <output htmlFor={id} className="amount text-14">
          <b>{value}</b>
          {note && <span className="ml-2 text-13 text-sub">{note}</span>}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-8 w-full accent-brand"
      />
    </div>
  );
}
