import type { Block } from "#wire/content/text-blocks.ts";

/** Texts that people agree to or are told of, by the name of their folder in `content/`. */
export const LEGAL_DOCUMENTS = ["terms", "privacy", "biz-terms"] as const;
export type LegalDocumentName = (typeof LEGAL_DOCUMENTS)[number];

/** Those that members agree to. A company agrees to `biz-terms` where it applies for a plan. */
export type MemberDocumentName = Exclude<LegalDocumentName, "biz-terms">;

/** What is known of a version without its text. Days are ISO dates in Japan. */
export type LegalVersion = {
  readonly document: LegalDocumentName;
  readonly title: string;
  /** The day it was written; it names the version. */
  readonly version: string;
  readonly publishedOn: string;
  readonly effectiveOn: string;
  /** What changed, in a sentence or two. */
  readonly summary: string;
  readonly isDisadvantageous: boolean;
  /** How it was announced. */
  readonly announced: string;
  /** Whether members have to agree anew. */
  readonly needsAgreement: boolean;
};

export type LegalDocument = LegalVersion & { readonly blocks: readonly Block[] };

type Change = "same" | "added" | "removed";

/** A line that is not the same in two versions, with the section it stands in (of the newer one, or of the older where it is gone). */
export type ChangedLine = {
  readonly section: string;
  readonly change: "added" | "removed" | "changed";
  readonly parts: readonly { readonly text: string; readonly change: Change }[];
};
