import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Typed } from "#kernel/fields/read-fields.ts";
import type { Form } from "./use-form.ts";

/** What is read of a control: what stands in it, and what the page drew there (`default…`). */
export type FoundControl = {
  readonly name: string;
  readonly type: string;
  readonly value: string;
  readonly defaultValue?: string;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  readonly readOnly?: boolean;
  readonly options?: Iterable<{ readonly value: string; readonly defaultSelected: boolean }>;
};

const NOT_TYPED: readonly string[] = ["hidden", "file", "submit", "button", "range"];

/** What somebody put into controls before the page came to life, or the browser put back: a ticked box is `on`. `typed`: what the page knows. */
export function typedEarly(controls: Iterable<FoundControl>, typed: Typed): Typed {
  const found: Record<string, string> = {};
  for (const control of controls) {
    if (NOT_TYPED.includes(control.type) || control.readOnly || control.name === "") continue;
    const text = textOf(control);
    if (text !== null && text !== drawnIn(control) && text !== (typed[control.name] ?? "")) found[control.name] = text;
  }
  return found;
}

/** Null: a radio that is not the chosen one says nothing. */
function textOf({ type, value, checked = false }: FoundControl): string | null {
  if (type === "radio") return checked ? value : null;
  if (type === "checkbox") return checked ? "on" : "";
  return value;
}

function drawnIn({ type, value, defaultValue = "", defaultChecked = false, options }: FoundControl): string | null {
  if (type === "radio") return defaultChecked ? value : null;
  if (type === "checkbox") return defaultChecked ? "on" : "";
  if (!options) return defaultValue;
  const all = [...options];
  return (all.find(({ defaultSelected }) => defaultSelected) ?? all[0])?.value ?? "";
}

/** For the element around the controls of a form: what was typed before the page came to life is not lost with the next drawing. */
export function useEarlyTyping<E extends HTMLElement>({ typed, takeOver }: Pick<Form, "typed" | "takeOver">): RefObject<E | null> {
  const box = useRef<E>(null);
  const first = useRef({ typed, takeOver });
  // Before anything is drawn anew: a later drawing puts the page's own text back.
  useLayoutEffect(() => {
    const controls = box.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select, textarea") ?? [];
    const found = typedEarly(controls, first.current.typed);
    if (Object.keys(found).length > 0) first.current.takeOver(found);
  }, []);
  return box;
}
