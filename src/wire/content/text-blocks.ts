/** A piece of a line. `to`: a path of this site, a place on the page (`#external`), or an address that begins with https. */
export type Span = { readonly text: string; readonly to?: string; readonly isStrong?: true };

/** What a text that is kept as Markdown consists of: a closed set, so that nothing else is ever drawn. */
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
