import type { ReactNode } from "react";

type DotLinesProps = { readonly headline: string; readonly lines: readonly string[]; readonly children?: ReactNode };

/** One dot of a map in words, as a balloon has it. */
export function DotLines({ headline, lines, children }: DotLinesProps) {
  return (
    <div>
      <p className="font-bold text-16">{headline}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </div>
  );
}
