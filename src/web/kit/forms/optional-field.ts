import type { TypedForm } from "./use-typed-form.ts";

/** An optional field of a form, by its name. */
export function optionalField({ typed, set, messageOf }: Pick<TypedForm, "typed" | "set" | "messageOf">, name: string, label: string) {
  return {
    name,
    label,
    isRequired: false,
    value: typed[name] ?? "",
    onChange: (text: string) => set(name, text),
    error: messageOf(name),
  };
}
