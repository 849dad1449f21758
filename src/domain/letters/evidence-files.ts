import { isOfType } from "#kernel/file-content.ts";

/** What may show that a figure is wrong: a document or a picture of one. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

export const EVIDENCE_ACCEPT = Object.keys(TYPES)
  .map((ending) => `.${ending}`)
  .join(",");
export const MOST_FILES = 3;
export const MOST_FILE_BYTES = 5 * 1024 * 1024;
const LONGEST_NAME = 120;
/** Control and format characters, halves of characters, and what some system cannot have in a name. */
const ASTRAY = /[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu;

export type FileFault = "too-many" | "empty" | "too-large" | "type";

const FAULT_WORDS: Readonly<Record<FileFault, string>> = {
  "too-many": `資料は${MOST_FILES}件までです。`,
  empty: "中身のないファイルです。",
  "too-large": "5MBを超えています。小さくするか、分けてください。",
  type: "PDF・JPEG・PNG・WebPのファイルを選んでください。",
};

/** What is wrong, in the words of the form; `name` where it is one file's fault. */
export function fileFaultWords(fault: FileFault, name: string | null): string {
  return name === null || fault === "too-many" ? FAULT_WORDS[fault] : `「${evidenceName(name)}」: ${FAULT_WORDS[fault]}`;
}

/** What can be seen of a file without reading it. Null: nothing is wrong. */
export function fileFault({ name, size }: { readonly name: string; readonly size: number }): FileFault | null {
  if (evidenceType(name) === null) return "type";
  if (size === 0) return "empty";
  return size > MOST_FILE_BYTES ? "too-large" : null;
}

/** The media type that a file's name promises; null: not one of ours. */
export function evidenceType(name: string): string | null {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(TYPES, ending) ? (TYPES[ending] ?? null) : null;
}

/** Whether a file is what its name promises: a page that calls itself a picture is none. */
export function isEvidence(name: string, bytes: Uint8Array): boolean {
  const type = evidenceType(name);
  return type !== null && isOfType(type, bytes);
}

/** A file's name without its folders and without characters that lead astray where it is written or shown; its ending stays. */
export function evidenceName(name: string): string {
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const plain = last.replace(ASTRAY, "").replace(/^[.\s]+/, "");
  const ending = /\.\w+$/.exec(plain)?.[0] ?? "";
  const stem = [...plain.slice(0, plain.length - ending.length)].slice(0, LONGEST_NAME).join("");
  return `${stem || "file"}${ending}`;
}
