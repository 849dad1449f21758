import type { ActionField } from "./types.ts";

const PLAIN = { isRequired: true, hint: null, choices: [], isReason: false } as const;
const LONGEST_LINE = 200;
const LONGEST_NOTE = 1000;
const LONGEST_TEXT = 4000;

/** Why something is decided so: it may be told to others and stays in the audit trail. */
export function noteField(label: string, hint: string | null = null): ActionField {
  return { ...PLAIN, name: "note", label, kind: "text", maxLength: LONGEST_NOTE, hint, isReason: true };
}

export function textField(name: string, label: string): ActionField {
  return { ...PLAIN, name, label, kind: "text", maxLength: LONGEST_TEXT };
}

export function lineField(name: string, label: string, hint: string | null = null): ActionField {
  return { ...PLAIN, name, label, kind: "line", maxLength: LONGEST_LINE, hint };
}

export function numberField(name: string, label: string, hint: string | null = null): ActionField {
  return { ...PLAIN, name, label, kind: "number", maxLength: LONGEST_LINE, hint };
}

export function choiceField(name: string, label: string, choices: ActionField["choices"]): ActionField {
  return { ...PLAIN, name, label, kind: "choice", maxLength: LONGEST_LINE, choices };
}

export function tickField(name: string, label: string): ActionField {
  return { ...PLAIN, name, label, kind: "tick", maxLength: LONGEST_LINE, isRequired: false };
}

export function optional(field: ActionField): ActionField {
  return { ...field, isRequired: false };
}
