import type { MessageBlock, MessageLink } from "#kernel/message.ts";

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
