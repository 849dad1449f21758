import type { ReactNode } from "react";
import { ChipRow, ProvenanceChip } from "#web/kit/ui/chip.tsx";

export type Source = {
  /** The chip: source, vintage, precision. */
  readonly label: string;
  /** What opens under it on a screen, and what the footnote says on paper. */
  readonly details: ReactNode;
};

/** Where the figures come from: pills that open their details. */
export function SourceChips({ sources }: { sources: readonly Source[] }) {
  return (
    <div className="no-print">
      <ChipRow>
        {sources.map(({ label, details }) => (
          <ProvenanceChip key={label} label={<UnbrokenParts label={label} />}>
            {details}
          </ProvenanceChip>
        ))}
      </ChipRow>
    </div>
  );
}

/** Breaks only between the parts of a label. */
function UnbrokenParts({ label }: { label: string }) {
  const parts = label.split("・");
  return (
    <span className="tabular-nums">
      {parts.map((part, index) => (
        <span key={part} className="inline-block">
          {part}
          {index < parts.length - 1 && "・"}
        </span>
      ))}
    </span>
  );
}

/** The same on paper, numbered under the report. */
export function Footnotes({ sources }: { sources: readonly Source[] }) {
  return (
    <ol className="mt-4 hidden list-decimal pl-5 text-12 print:block">
      {sources.map(({ label, details }) => (
        <li key={label} className="mb-1">
          <b>{label}</b>：{details}
        </li>
      ))}
    </ol>
  );
}
