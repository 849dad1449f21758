import type { ReactNode } from "react";

type RowFaultsProps = {
  readonly title?: string;
  readonly rows: readonly { readonly line: number; readonly words: string }[];
  /** How many rows there are in all. */
  readonly count: number;
  /** Below the list. */
  readonly children?: ReactNode;
};

/** The rows of a file that are not taken in, the first of them with why. Without any it shows nothing. */
export function RowFaults({ title = "取り込まない行", rows, count, children }: RowFaultsProps) {
  if (rows.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="text-18">{title}</h3>
      <ul className="mt-2 text-14">
        {rows.map(({ line, words }) => (
          <li key={line} className="flex flex-wrap gap-x-4 border-line border-b py-2">
            <span className="w-16 shrink-0 text-sub tabular-nums">{line.toLocaleString("ja-JP")}行目</span>
            <span className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">{words}</span>
          </li>
        ))}
      </ul>
      {count > rows.length && <p className="mt-2 text-13 text-sub">はじめの{rows.length.toLocaleString("ja-JP")}行を表示しています。</p>}
      {children}
    </section>
  );
}
