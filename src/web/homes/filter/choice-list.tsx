import { useId } from "react";

type Choice<Value extends string | number> = { readonly value: Value; readonly label: string; readonly count: number };

const BOX =
  "flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line bg-card px-3 text-14 has-checked:border-brand has-checked:bg-brand-tint has-checked:font-bold has-focus-visible:outline-4 has-focus-visible:outline-black has-focus-visible:outline-offset-2";

type ManyProps<Value extends string> = {
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
};

/** Any of a few things, each with how many homes it has. What has none stays in view, and can be taken back. */
export function ManyChoices<Value extends string>({ legend, choices, chosen, onChange }: ManyProps<Value>) {
  const turn = (value: Value) => onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold text-14">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label, count }) => (
          <label key={value} className={BOX}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => turn(value)} className="size-4.5 accent-brand" />
            {label}
            <Count count={count} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type OneProps<Value extends number> = {
  readonly legend: string;
  /** What asks for nothing: `指定なし`. */
  readonly none: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value | null;
  readonly onChange: (chosen: Value | null) => void;
};

/** One of a few things, or none of them. */
export function OneChoice<Value extends number>({ legend, none, choices, chosen, onChange }: OneProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold text-14">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        <label className={BOX}>
          <input type="radio" name={name} checked={chosen === null} onChange={() => onChange(null)} className="size-4.5 accent-brand" />
          {none}
        </label>
        {choices.map(({ value, label, count }) => (
          <label key={value} className={BOX}>
            <input type="radio" name={name} checked={chosen === value} onChange={() => onChange(value)} className="size-4.5 accent-brand" />
            {label}
            <Count count={count} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Count({ count }: { count: number }) {
  return <span className={`amount font-normal text-13 ${count === 0 ? "text-control" : "text-sub"}`}>{count.toLocaleString("ja-JP")}</span>;
}
