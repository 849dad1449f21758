import type { HTMLInputAutoCompleteAttribute } from "react";
import { fieldClass, RequirementBadge } from "#web/kit/ui/field-label.tsx";
import { describedBy, Field, FieldError, FieldHint, type FieldProps } from "./field.tsx";

type Choice = { readonly value: string; readonly label: string };

type ChoiceProps = FieldProps & { readonly value: string; readonly onChange: (value: string) => void; readonly choices: readonly Choice[] };

type SelectProps = ChoiceProps & { readonly emptyLabel: string; readonly autoComplete?: HTMLInputAutoCompleteAttribute };

export function SelectField({ value, onChange, choices, emptyLabel, autoComplete, ...field }: SelectProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          value={value}
          autoComplete={autoComplete}
          onChange={(event) => onChange(event.target.value)}
          className={`${fieldClass} max-w-60`}
        >
          <option value="">{emptyLabel}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** One of a few, all visible. The first radio carries the field's id, so that an error summary can lead to it. */
export function RadioGroup({ value, onChange, choices, ...field }: ChoiceProps) {
  const { name, label, isRequired } = field;
  return (
    <fieldset aria-describedby={describedBy(field)} className="flex flex-col gap-1">
      <legend className="mb-1 font-bold text-14">
        {label}
        <RequirementBadge isRequired={isRequired} />
      </legend>
      <FieldHint {...field} />
      <div className="flex flex-wrap gap-2">
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className="flex h-12 cursor-pointer items-center gap-2 whitespace-nowrap rounded-control border border-control bg-card px-2.5 text-14 sm:px-4 sm:text-16 has-checked:border-2 has-checked:border-brand has-checked:bg-brand-tint has-checked:font-bold has-focus-visible:outline-4 has-focus-visible:outline-black has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              id={index === 0 ? name : `${name}-${choice.value}`}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="size-5 accent-brand"
            />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldError {...field} />
    </fieldset>
  );
}
