/** A home as a message shows it: every text is ready to be read. */
export type MessageHome = {
  readonly title: string;
  readonly url: string;
  /** `4,980万円`. */
  readonly priceText: string;
  /** `江東区豊洲4丁目`, `65.2㎡ / 3LDK`: a line each, the most important first. */
  readonly facts: readonly string[];
  /** Why it is told: three at most, each a true sentence about this home. */
  readonly reasons: readonly string[];
  /** What has to be said of it: `サンプル`, `条件より50万円高い`. */
  readonly marks: readonly string[];
  readonly pictureUrl: string | null;
  /** Links to pages that ask before they change anything. */
  readonly actions: readonly MessageLink[];
};

export type MessageLink = { readonly label: string; readonly url: string };

/** What a message says beside plain paragraphs, told apart from how it looks: mails draw it as HTML and text, chats as bubbles. */
export type MessageBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "button"; readonly link: MessageLink }
  | { readonly kind: "facts"; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "home"; readonly home: MessageHome };
