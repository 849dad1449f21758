/** Thrown while a file is read, so that the transaction around it is undone; {@link importFile} turns it into a value. */
export class FileRefused extends Error {
  override readonly name = "FileRefused";
  readonly reason: FileRefusal;

  /** `found` completes the sentence 「…でした」. */
  constructor(reason: FileRefusal, found: string) {
    super(found);
    this.reason = reason;
  }
}

export type FileRefusal =
  | "missing"
  | "empty"
  | "binary"
  | "broken-gzip"
  | "undecodable"
  | "malformed"
  | "unknown-layout"
  | "too-large"
  | "no-usable-row";

/** What whoever sends a table does about it. */
const ADVICE: Readonly<Partial<Record<FileRefusal, string>>> = {
  malformed: '見出しを1件目と数えます。二重引用符（"）が閉じているかを確かめてください',
  "too-large": "行数か、1行の長さを減らしてください",
};

/** What stands at the field of a table that cannot be taken: what it is, and what to do. `advice`: of this table, before what is said of all. */
export function tableFaultWords(
  { file, found }: { readonly file: FileRefusal; readonly found: string },
  advice: Readonly<Partial<Record<FileRefusal, string>>>,
): string {
  const told = advice[file] ?? ADVICE[file];
  return told === undefined ? "CSVとして読めませんでした。文字コードはUTF-8かShift_JISにしてください" : `${found}でした。${told}`;
}

/** One line: what a file of this source must be, and what this one was. */
export function refusalLine(file: string, expected: string, refused: FileRefused): string {
  return `${file} は取り込めません。必要なもの: ${expected}。見つかったもの: ${refused.message}。何も保存していません。`;
}
