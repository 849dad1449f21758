type TextTable = {
  readonly heading: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns that hold words and begin in line; the others hold numbers and end in line. */
  readonly words?: readonly number[];
};

/** Columns in line, for a terminal in which Japanese letters are two cells wide. */
export function textTable({ heading, rows, words = [0] }: TextTable): string {
  const lines = [heading, ...rows];
  const widths = heading.map((_, column) => Math.max(...lines.map((line) => width(line[column] ?? ""))));
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const space = " ".repeat((widths[column] ?? 0) - width(cell));
          return words.includes(column) ? cell + space : space + cell;
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Letters of one cell: ASCII, signs such as ±, half-width katakana. */
const NARROW = /[ -~¡-ÿ｡-ﾟ]/u;

function width(text: string): number {
  return [...text].reduce((sum, letter) => sum + (NARROW.test(letter) ? 1 : 2), 0);
}
