import { isOfType } from "#kernel/file-content.ts";

/** Documents that may show who owns a home, by what they are and not by what they are called. */
const DOCUMENT_TYPES = ["application/pdf", "image/jpeg", "image/png"] as const;
type DocumentType = (typeof DOCUMENT_TYPES)[number];
export const DOCUMENT_ACCEPT = ".pdf,.jpg,.jpeg,.png";

export const MOST_DOCUMENTS = 3;
export const MOST_DOCUMENT_BYTES = 10 * 1024 * 1024;
const LONGEST_NAME = 120;
/** Control and format characters, halves of characters, and what some system cannot have in a name. */
const ASTRAY = /[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu;

export type SentDocument = { readonly name: string; readonly bytes: Uint8Array };
export type DocumentFault = "none" | "too-many" | "empty" | "too-large" | "type";

/** What the form says of a fault. */
export const DOCUMENT_FAULT_WORDS: Readonly<Record<DocumentFault, string>> = {
  none: "確認書類を選んでください",
  "too-many": `確認書類は${MOST_DOCUMENTS}件までです`,
  empty: "中身のないファイルです",
  "too-large": "10MBを超えています。小さくするか、分けてください",
  type: "PDF・JPEG・PNGのファイルを選んでください",
};

/** The media type of bytes; null: none that is taken. */
export function documentType(bytes: Uint8Array): DocumentType | null {
  return DOCUMENT_TYPES.find((type) => isOfType(type, bytes)) ?? null;
}

/** What is wrong with what was sent; null: nothing. */
export function documentsFault(sent: readonly SentDocument[]): DocumentFault | null {
  if (sent.length === 0) return "none";
  if (sent.length > MOST_DOCUMENTS) return "too-many";
  const faults = sent.map(({ bytes }): DocumentFault | null => {
    if (bytes.byteLength === 0) return "empty";
    if (bytes.byteLength > MOST_DOCUMENT_BYTES) return "too-large";
    return documentType(bytes) === null ? "type" : null;
  });
  return faults.find((fault) => fault !== null) ?? null;
}

/** A file's name without its folders and without characters that lead astray where it is shown. */
export function documentName(name: string): string {
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  return [...last.replace(ASTRAY, "").replace(/^[.\s]+/, "")].slice(0, LONGEST_NAME).join("") || "document";
}
