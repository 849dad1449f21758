import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * For a control whose text the page holds: what stands in it before the page has come to life (typed early, or put back by the browser) is
 * taken up once, instead of being lost with the next drawing.
 */
export function useEarlyText<E extends { readonly value: string }>(value: string, onChange: (text: string) => void): RefObject<E | null> {
  const control = useRef<E>(null);
  const first = useRef({ value, onChange });
  // Before anything is drawn anew: a later drawing puts the page's own text back.
  useLayoutEffect(() => {
    const found = control.current?.value;
    if (found !== undefined && found !== first.current.value) first.current.onChange(found);
  }, []);
  return control;
}
