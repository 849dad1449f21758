import { fieldClass } from "#web/kit/ui/field-label.tsx";
import type { Option } from "#web/kyugake/list/condition-options.ts";

type SelectProps = { readonly name: string; readonly label: string; readonly options: readonly Option[]; readonly chosen: string };

/** One of a list, or none. */
export function ChooseOne({ name, label, options, chosen }: SelectProps) {
  return (
    <label className="flex flex-col gap-1 font-bold text-14">
      {label}
      <select
        name={name}
        defaultValue={options.some(({ value }) => value === chosen) ? chosen : ""}
        className={`${fieldClass} font-normal`}
      >
        <option value="">指定なし</option>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

type TicksProps = {
  readonly name: string;
  readonly legend: string;
  readonly note?: string;
  readonly options: readonly (Option & { readonly count?: number })[];
  readonly chosen: readonly string[];
};

/** Any of some, as pills that can be ticked. */
export function ChooseSome({ name, legend, note, options, chosen }: TicksProps) {
  return (
    <fieldset>
      <legend className="font-bold text-14">{legend}</legend>
      {note && <p className="text-13 text-sub">{note}</p>}
      <div className="mt-1.5 flex flex-wrap gap-2">
        {options.map(({ value, label, count }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-control bg-card px-3 text-14 has-checked:border-brand has-checked:bg-brand-tint has-checked:font-bold has-focus-visible:outline-4 has-focus-visible:outline-black has-focus-visible:outline-offset-2"
          >
            <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} className="size-4.5 accent-brand" />
            <span className="whitespace-nowrap">
              {label}
              {count !== undefined && <span className="amount ml-1 font-normal text-12 text-sub">{count.toLocaleString("ja-JP")}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
