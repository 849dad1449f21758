import type { Field } from "#kernel/fields/field-kind.ts";
import { labelOf, placeholderOf } from "#kernel/fields/field-words.ts";
import type { Form } from "./use-form.ts";

type Drawn = Pick<Form, "typed" | "set" | "messageOf">;

/** What a control of a form needs, by the field's name: its text, what changes it and what is wrong with it. */
export function bound({ typed, set, messageOf }: Drawn, name: string) {
  return { name, value: typed[name] ?? "", onChange: (text: string) => set(name, text), error: messageOf(name) };
}

/** The same with label, example, unit and whether it is needed, as the field says. */
export function boundField(form: Drawn, name: string, field: Field) {
  const { isRequired, kind } = field;
  const example = placeholderOf(field);
  return {
    ...bound(form, name),
    label: labelOf(field),
    isRequired,
    unit: kind.unit,
    ...(example === null ? {} : { placeholder: example }),
    ...(kind.rule.type === "text" ? { most: kind.rule.most } : {}),
  };
}

/** What a box to tick needs. */
export function boundTick({ typed, set, messageOf }: Drawn, name: string) {
  return { name, isTicked: typed[name] === "on", onTick: (isTicked: boolean) => set(name, isTicked ? "on" : ""), error: messageOf(name) };
}
