import { DOCUMENT_ACCEPT, DOCUMENT_FAULT_WORDS, MOST_DOCUMENT_BYTES, MOST_DOCUMENTS } from "#domain/assets/ownership/document-files.ts";
import type { LetterFiles } from "#web/kit/letter/letter.ts";

/** Files that show who owns a home; what they are is looked at once they are sent. */
export const DOCUMENTS: LetterFiles = {
  below: "",
  label: "確認の書類",
  hint: `PDF・JPEG・PNG。1件10MB、${MOST_DOCUMENTS}件まで。`,
  accept: DOCUMENT_ACCEPT,
  most: MOST_DOCUMENTS,
  faultOf: ({ size }) => {
    if (size === 0) return DOCUMENT_FAULT_WORDS.empty;
    return size > MOST_DOCUMENT_BYTES ? DOCUMENT_FAULT_WORDS["too-large"] : null;
  },
  tooManyWords: DOCUMENT_FAULT_WORDS["too-many"],
};
