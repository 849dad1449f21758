import { useEffect, useRef } from "react";
import { checkerFrame } from "#web/kit/embed/checker-frame.ts";
import { DEMO_KEY } from "#wire/checker/checker-widget.ts";
import type { TypedBrand } from "./snippet.ts";

/** Typing a colour does not load the frame with each letter. */
const PAUSE_MS = 500;

/** The checker itself, as it stands on another site. */
export function LiveDemo({ color, radius, contact }: TypedBrand) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const put = () => {
      const frame = checkerFrame({ page: document, base: location.href, wishes: { key: DEMO_KEY, color, radius, contact } });
      box.current?.replaceChildren(frame);
    };
    const timer = setTimeout(put, box.current?.hasChildNodes() ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [color, radius, contact]);
  return <div ref={box} className="min-h-96" />;
}
