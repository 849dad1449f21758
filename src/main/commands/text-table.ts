import stringWidth from "string-width";

type TextTable = {
  readonly heading: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns that hold words and begin in line; the others hold numbers and end in line. */
  readonly words?: readonly number[];
};

/** Columns in line, for a terminal in which Japanese letters are two cells wide. */
export function textTable({ heading, rows, words = [0] }: TextTable): string {
  const lines = [heading, ...rows];
  const widths = heading.map((_, column) => Math.max(...lines.map((line) => stringWidth(line[column] ?? ""))));
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const space = " ".repeat((widths[column] ?? 0) - stringWidth(cell));
          return words.includes(column) ? cell + space : space + cell;
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
