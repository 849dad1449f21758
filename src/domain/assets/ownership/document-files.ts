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
type FileFault = "empty" | "too-large" | "type";
/** `file`: the one that it is about, by its name. */
export type DocumentFault =
  | { readonly fault: "none" | "too-many"; readonly file: null }
  | { readonly fault: FileFault; readonly file: string };

const OF_ALL = { none: "確認書類を選んでください", "too-many": `確認書類は${MOST_DOCUMENTS}件までです` } as const;
/** By the ending of a file, what it says it is. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/\.pdf$/i, "PDF"],
  [/\.jpe?g$/i, "JPEG"],
  [/\.png$/i, "PNG"],
];

/** What the form says of a fault: 「登記.pdf」は、PDFとして読めませんでした。 */
export function documentFaultWords({ fault, file }: DocumentFault): string {
  if (file === null) return OF_ALL[fault];
  const named = `「${documentName(file)}」は、`;
  if (fault === "empty") return `${named}中身のないファイルです`;
  if (fault === "too-large") return `${named}10MBを超えています。小さくするか、分けてください`;
  const said = SAID.find(([ending]) => ending.test(file))?.[1];
  return said === undefined
    ? `${named}PDF・JPEG・PNGのどれでもありません。選び直してください`
    : `${named}${said}として読めませんでした。開けるか確かめて、選び直してください`;
}

/** The media type of bytes; null: none that is taken. */
export function documentType(bytes: Uint8Array): DocumentType | null {
  return DOCUMENT_TYPES.find((type) => isOfType(type, bytes)) ?? null;
}

/** What is wrong with what was sent; null: nothing. */
export function documentsFault(sent: readonly SentDocument[]): DocumentFault | null {
  if (sent.length === 0) return { fault: "none", file: null };
  if (sent.length > MOST_DOCUMENTS) return { fault: "too-many", file: null };
  for (const { name, bytes } of sent) {
    const fault = sizeFault(bytes.byteLength) ?? (documentType(bytes) === null ? "type" : null);
    if (fault !== null) return { fault, file: name };
  }
  return null;
}

/** What the size of a file alone says against it, before its bytes are looked at; null: nothing. */
export function sizeFault(bytes: number): "empty" | "too-large" | null {
  if (bytes === 0) return "empty";
  return bytes > MOST_DOCUMENT_BYTES ? "too-large" : null;
}

/** A file's name without its folders and without characters that lead astray where it is shown. */
export function documentName(name: string): string {
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  return [...last.replace(ASTRAY, "").replace(/^[.\s]+/, "")].slice(0, LONGEST_NAME).join("") || "document";
}
