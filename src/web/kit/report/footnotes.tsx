import type { ReactNode } from "react";
import { ChipRow, ProvenanceChip } from "../ui/chip.tsx";

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
          <ProvenanceChip key={label} label={<span className="amount">{label}</span>}>
            {details}
          </ProvenanceChip>
        ))}
      </ChipRow>
    </div>
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
