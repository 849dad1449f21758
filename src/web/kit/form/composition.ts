import type { KeyboardEvent } from "react";

/** The Enter that ends an IME composition. Safari reports it after the composition has ended, with key code 229. */
export function isComposing(event: Pick<KeyboardEvent, "keyCode"> & { nativeEvent: { isComposing: boolean } }): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}

/** For a form's `onKeyDown`: an Enter that only accepts a conversion must not send the form. */
export function keepComposingEnter(event: KeyboardEvent): void {
  if (event.key === "Enter" && isComposing(event)) event.preventDefault();
}
