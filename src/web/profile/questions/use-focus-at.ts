import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to an element at each new moment; null is none, and the first is where the page opens. For actions that take the button they
 * were started with off the page: without this, reading would start over at its top.
 */
export function useFocusAt(element: RefObject<HTMLElement | null>, moment: string | null): void {
  const last = useRef(moment);
  useEffect(() => {
    if (moment !== null && moment !== last.current) element.current?.focus();
    last.current = moment;
  }, [element, moment]);
}
