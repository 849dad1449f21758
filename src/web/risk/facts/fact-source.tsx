import { SourceChips } from "#web/kit/report/footnotes.tsx";
import { type ShownProvenance, sourceOf } from "./provenance-words.ts";

/** Where the figures of a card are from. */
export function FactSource({ provenance }: { provenance: ShownProvenance | null }) {
  if (provenance === null) return null;
  return (
    <div className="mt-3">
      <SourceChips sources={[sourceOf(provenance)]} />
    </div>
  );
}
