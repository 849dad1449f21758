import type { Yen } from "#kernel/yen.ts";
import { yenRange } from "./signed-yen.ts";

/** A range in large figures, which may go on in a second line after its `〜` and nowhere else: two ends over 1億円 are wider than a phone. */
export function YenRangeText(props: { readonly lowYen: Yen; readonly highYen: Yen }) {
  return yenRange(props)
    .split(/(?<=〜)/u)
    .map((part) => (
      <span key={part} className="inline-block whitespace-nowrap">
        {part}
      </span>
    ));
}
