import type { Medium } from "./types.ts";

/** A text to one person. `code` stands apart so that the local outbox can show it; nothing else may keep it. */
export type Message = {
  readonly medium: Medium;
  readonly to: string;
  readonly username: string | null;
  /** Mail only. */
  readonly subject: string | null;
  readonly body: string;
  readonly code: string | null;
  /** Mail only: the body as HTML, and further headers. */
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Hands a message over; false when the service that carries it refused or could not be reached. */
export type SendMessage = (message: Message) => Promise<boolean>;

export type KeptAttachment = { readonly filename: string; readonly content: string; readonly contentType: string };

/** What the outbox of local mode keeps: beside the service's own messages those of the site, LINE's as the Messaging API takes them. */
export type KeptMessage = Omit<Message, "medium"> & {
  readonly medium: Medium | "LINE";
  /** LINE only. */
  readonly messages?: readonly object[];
  /** Mails of the site only: texts that go with it. */
  readonly attachments?: readonly KeptAttachment[];
};

/** A message as the outbox of local mode kept it. */
export type SentMessage = Required<Omit<KeptMessage, "html">> & {
  readonly id: number;
  readonly sentAt: Date;
  readonly html: string | null;
};
