import { useEffect } from "react";

/** Puts the focus into the first of the fields that the form was opened for, once the page is alive; nothing where it was opened for none. A link here leaves the scrolling to it. */
export function useAskedFocus([first]: readonly string[]): void {
  useEffect(() => {
    if (first !== undefined) document.getElementById(first)?.focus();
  }, [first]);
}
