import type { MailFoot, MailSender, MessageBlock } from "#kernel/message.ts";
import type { MessageState } from "./message-states.ts";

export type MailWriter = {
  /** The name people know the service by. */
  readonly operatorName: string;
  /** Where links lead; without a slash at the end. */
  readonly origin: string;
  /** What the foot of a mail says of who sends it; left out where nothing is set. */
  readonly operatorAddress?: string;
  readonly licenceNumber?: string;
};

/** A list is a paragraph of lines; of those, what is null or false is left out. */
type MailParagraph = string | readonly (string | null | false)[];
/** Blocks stand among the paragraphs. */
export type MailWords = {
  readonly subject: string;
  /** What an inbox shows beside the subject; else the first paragraph. */
  readonly preheader?: string;
  readonly paragraphs: readonly (MailParagraph | MessageBlock)[];
  /** Why somebody gets it and how it stops: of every mail that comes again. */
  readonly foot?: MailFoot;
  /** An office that writes under its own name; else the operator. */
  readonly sender?: MailSender;
  /** Where its reader asks the operator; else at the contact of the site. */
  readonly contactPath?: "/biz/contact";
};

/**
 * A kind of mail, declared by the domain that sends it. `Facts` wait in the queue; the words are made from them when the mail is handed over,
 * together with `Added`, which is made at that moment and is never kept: a link.
 */
export type MailKind<Facts extends object, Added extends object = object> = {
  /** Stands in the queue: never another one for the same kind. */
  readonly kind: string;
  /** Anybody can have it sent to any address, so that an address gets only some of them in an hour. */
  readonly isAskedByAnybody: boolean;
  /** Its reader is a business, who asks where businesses ask. */
  readonly isForBusiness?: true;
  /** When its carrier was stopped in the midst: sent again (what people cannot do without), or given up as unclear. The latter where nothing is said. */
  readonly afterCrash?: "again" | "unclear";
  readonly write: (mail: Facts & Added, writer: MailWriter) => MailWords;
};

export type MessageChannel = "mail" | "line";

/** A kind of message on LINE, declared by the domain that sends it. */
export type LineKind<Facts extends object> = {
  /** Stands in the outbox: never another one for the same kind. */
  readonly kind: string;
  /** Only for the types: what waits in the outbox. */
  readonly facts?: Facts;
};

/** A message as LINE takes it: one of its Messaging API. */
export type LineMessage = object;

/** What LINE made of a push: `blocked` by its receiver; `limit`: the messages of this month are spent; `later`: it may be taken another time. */
export type LineOutcome = "sent" | "blocked" | "refused" | "limit" | "later";

/** Pushes messages to one user of LINE. The same `retryKey` at every try of the same push: LINE takes it once. `tenant` null: from the site's own account. */
export type SendLine = (push: {
  readonly to: string;
  readonly messages: readonly LineMessage[];
  readonly retryKey: string;
  readonly tenant: string | null;
  /** May use what is kept back of the messages of a month. */
  readonly isUrgent?: boolean;
}) => Promise<LineOutcome>;

/** A message in the outbox, for whoever answers people. */
export type KeptMessage = {
  readonly id: string;
  readonly tenant: string | null;
  readonly channel: MessageChannel;
  readonly kind: string;
  readonly to: string;
  readonly state: MessageState;
  readonly tries: number;
  readonly queuedAt: Date;
  readonly nextTryAt: Date;
  readonly endedAt: Date | null;
  /** `refused`, `limit`, …; names nobody. */
  readonly reason: string | null;
};
