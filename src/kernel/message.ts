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
  /** `3LDK`: stands where there is no picture. */
  readonly layout?: string | null;
  readonly estimate?: MessageEstimate | null;
  /** What must be told of it and what speaks against it: `再建築不可・借地権`. */
  readonly caution?: string | null;
  /** Who offers it, as what, and how fresh that is: `見本不動産（媒介）　更新 11/21・次回 12/5`. */
  readonly offeredBy?: string | null;
  /** Links to pages that ask before they change anything. */
  readonly actions: readonly MessageLink[];
};

/** The asking price against our estimate: in words, and on a line of 100 whose middle is the estimate. */
export type MessageEstimate = {
  /** `AI推定 8,260万円（7,480万円〜9,120万円）・推定より7.0%安い`. */
  readonly text: string;
  /** Ends of the 80 % band, and the asking price. */
  readonly from: number;
  readonly to: number;
  readonly price: number;
  /** The price is below the band. */
  readonly isBelow: boolean;
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

/** Who a mail is from, as its head and its foot say it: the operator, or an office that writes under its own name. */
export type MailSender = {
  readonly name: string;
  /** Where the name leads. */
  readonly homeUrl: string;
  readonly contactUrl: string;
  /** What law asks of who sends: where they are, and their licence. */
  readonly postalAddress?: string | null;
  readonly licence?: string | null;
  /** `#0b5d66`; for all else, ours. */
  readonly colour?: string | null;
  /** Of an office whose own domain lets us write from there, by its key, and where answers go; null: it writes from our address. */
  readonly writesFrom?: { readonly office: string; readonly address: string; readonly replyTo: string } | null;
};

/** The end of a mail that comes again: why somebody gets it, and how it stops. */
export type MailFoot = {
  readonly why?: string;
  readonly stop?: MessageLink;
  readonly links?: readonly MessageLink[];
};

/** A list is a paragraph of lines; of those, what is null or false is left out. */
export type FrameParagraph = string | readonly (string | null | false)[] | MessageBlock;

export type MailToFrame = {
  /** As an inbox shows it. */
  readonly subject: string;
  /** The heading within the mail. */
  readonly title: string;
  /** What an inbox shows beside the subject; else the first paragraph. */
  readonly preheader?: string;
  readonly paragraphs: readonly FrameParagraph[];
  readonly foot?: MailFoot;
};

/** Both parts of a mail say the same. */
export type FramedMail = { readonly subject: string; readonly text: string; readonly html: string };
