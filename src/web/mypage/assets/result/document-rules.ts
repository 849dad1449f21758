import { DOCUMENT_ACCEPT, documentFaultWords, MOST_DOCUMENTS, sizeFault } from "#domain/assets/ownership/document-files.ts";
import type { LetterFiles } from "#web/kit/letter/letter.ts";

/** Files that show who owns a home; what they are is looked at once they are sent. */
export const DOCUMENTS: LetterFiles = {
  below: "",
  label: "確認の書類",
  hint: `PDF・JPEG・PNG。1件10MB、${MOST_DOCUMENTS}件まで。`,
  accept: DOCUMENT_ACCEPT,
  most: MOST_DOCUMENTS,
  isRequired: true,
  faultOf: ({ name, size }) => {
    const fault = sizeFault(size);
    return fault === null ? null : documentFaultWords({ fault, file: name });
  },
  tooManyWords: documentFaultWords({ fault: "too-many", file: null }),
};
