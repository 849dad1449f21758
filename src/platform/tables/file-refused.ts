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

/** One line: what a file of this source must be, and what this one was. */
export function refusalLine(file: string, expected: string, refused: FileRefused): string {
  return `${file} は取り込めません。必要なもの: ${expected}。見つかったもの: ${refused.message}。何も保存していません。`;
}
