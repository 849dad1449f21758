import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readDocument } from "./read-document.server.ts";
import { LEGAL_DOCUMENTS, type LegalDocument, type LegalDocumentName } from "./types.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../content");

/**
 * Every version of every document in a folder with one folder a document. Throws `TextError` for a text that is none: a site shows all of what people agreed
 * to, or does not start.
 */
export function readDocuments(folder: string = FOLDER): readonly LegalDocument[] {
  return LEGAL_DOCUMENTS.flatMap((document) => readVersions(folder, document));
}

function readVersions(folder: string, document: LegalDocumentName): LegalDocument[] {
  const files = readdirSync(path.join(folder, document)).filter((file) => file.endsWith(".md"));
  return files.map((file) => readDocument(document, path.basename(file, ".md"), readFileSync(path.join(folder, document, file), "utf8")));
}
