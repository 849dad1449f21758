import { type RefObject, useEffect, useRef } from "react";

/** The row whose button was pressed is gone with what it stood for: reading goes on at what is said of it. */
export function useFocusOnOutcome(isAsked: boolean, outcome: string): RefObject<HTMLParagraphElement | null> {
  const outcomeLine = useRef<HTMLParagraphElement>(null);
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    if (wasAsked.current && !isAsked && outcome !== "") outcomeLine.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked, outcome]);
  return outcomeLine;
}
