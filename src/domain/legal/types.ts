/** Texts that people agree to or are told of, by the name of their folder in `content/`. */
export const LEGAL_DOCUMENTS = ["terms", "privacy"] as const;
export type LegalDocumentName = (typeof LEGAL_DOCUMENTS)[number];

/** A piece of a line. `to`: a path of this site, or a place on the page (`#external`). */
export type Span = { readonly text: string; readonly to?: string; readonly isStrong?: true };

export type Block =
  /** `id`: what a link to the section ends with. Sections are numbered by their place. */
  | { readonly kind: "heading"; readonly id: string; readonly text: string }
  | { readonly kind: "paragraph"; readonly spans: readonly Span[] }
  | { readonly kind: "list"; readonly isOrdered: boolean; readonly items: readonly (readonly Span[])[] }
  | {
      readonly kind: "table";
      readonly head: readonly (readonly Span[])[];
      readonly rows: readonly (readonly (readonly Span[])[])[];
    };

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
