import type { TypedForm } from "../kit/forms/use-typed-form.ts";

/** An optional field of a form, by its name. */
export function bound({ typed, set, messageOf }: TypedForm, name: string, label: string) {
  return {
    name,
    label,
    isRequired: false,
    value: typed[name] ?? "",
    onChange: (text: string) => set(name, text),
    error: messageOf(name),
  };
}
