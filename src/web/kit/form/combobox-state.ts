/** A list under a text field: whether it is open, and which option the arrow keys are on (−1: still in the text). */
export type ComboboxState = { readonly isOpen: boolean; readonly active: number };

export type ComboboxEvent =
  | { readonly kind: "typed" | "focused" | "closed" | "arrived" }
  | { readonly kind: "moved"; readonly by: 1 | -1; readonly count: number };

export const CLOSED: ComboboxState = { isOpen: false, active: -1 };

/** The next state. Moving down from the last option leads back to the text, as in the ARIA pattern, and then to the first. */
export function comboboxNext(state: ComboboxState, event: ComboboxEvent): ComboboxState {
  switch (event.kind) {
    case "typed":
    case "focused":
      return { isOpen: true, active: -1 };
    case "arrived":
      return { ...state, active: -1 };
    case "closed":
      return CLOSED;
    case "moved":
      return event.count === 0 ? { isOpen: true, active: -1 } : { isOpen: true, active: moved(state, event.by, event.count) };
  }
}

function moved({ isOpen, active }: ComboboxState, by: 1 | -1, count: number): number {
  if (!isOpen) return by === 1 ? 0 : count - 1;
  const places = count + 1;
  return ((active + 1 + by + places) % places) - 1;
}
