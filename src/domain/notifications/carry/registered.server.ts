import type { Outcome } from "#domain/notifications/core/message-states.ts";
import type { LineKind, LineMessage, MailKind, MailWords, MailWriter } from "#domain/notifications/core/types.ts";
import type { Tx } from "#platform/db.server.ts";
import type { MailAttachment } from "#platform/mail.server.ts";

/** Where a message goes now: whom it is for may be reached elsewhere since it was put in. Absent: where it was put in for. */
type Readdressed = { readonly to?: string };

/** What is made for one try of a mail, and is taken back when the mail did not go out. */
export type Addition<Added extends object> = Readdressed & {
  readonly added: Added;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments?: readonly MailAttachment[];
  readonly takeBack: () => Promise<void>;
};

/** A message is not sent now. Null: nobody wants it any more. */
export type NotNow = null | { readonly suppressed: string } | { readonly waitUntil: Date };

/** Makes what a mail needs at the moment it goes out; whatever decides whether it goes is read again here. */
export type Prepare<Facts extends object, Added extends object> = (facts: Facts, writer: MailWriter) => Promise<Addition<Added> | NotNow>;

export type Options<Facts extends object> = {
  /** Runs in the transaction that writes down how a message ended. `detail`: why; null: there is nothing to say. */
  readonly onOutcome?: (tx: Tx, facts: Facts, outcome: Outcome, detail: string | null) => Promise<void>;
};

type OnOutcome = { readonly onOutcome: ((tx: Tx, kept: object, outcome: Outcome, detail: string | null) => Promise<void>) | null };

export type PreparedMail = Omit<Addition<object>, "added"> & { readonly words: MailWords };

/** A kind of mail as the outbox knows it: by name, with the facts as they were kept. */
export type RegisteredMail = OnOutcome & {
  readonly kind: string;
  readonly prepare: (kept: object, writer: MailWriter) => Promise<PreparedMail | NotNow>;
};

export type PreparedLine = Readdressed & {
  readonly messages: readonly LineMessage[];
  /** May use what is kept back of the messages of a month. */
  readonly isUrgent?: boolean;
};

/** A kind of message on LINE as the outbox knows it. */
export type RegisteredLine = OnOutcome & {
  readonly kind: string;
  readonly prepare: (kept: object, writer: MailWriter) => Promise<PreparedLine | NotNow>;
};

/** For a kind whose facts are all that its words need. */
export function registerMail<Facts extends object>(kind: MailKind<Facts>): RegisteredMail {
  return registerPreparedMail(kind, async () => ({ added: {}, headers: {}, takeBack: async () => undefined }));
}

export function registerPreparedMail<Facts extends object, Added extends object>(
  { kind, write, isForBusiness }: MailKind<Facts, Added>,
  prepare: Prepare<Facts, Added>,
  options: Options<Facts> = {},
): RegisteredMail {
  return {
    kind,
    ...keptOutcome(options),
    prepare: async (kept, writer) => {
      // Written by queueMail under the same kind.
      const facts = kept as Facts;
      const addition = await prepare(facts, writer);
      if (addition === null || !("added" in addition)) return addition;
      const { added, ...around } = addition;
      const words = write({ ...facts, ...added }, writer);
      return { ...around, words: isForBusiness ? { ...words, contactPath: "/biz/contact" } : words };
    },
  };
}

/** The same for LINE. A link in a message is not taken back: of a push that failed, LINE may still have taken the first. */
export function registerLine<Facts extends object>(
  { kind }: LineKind<Facts>,
  prepare: (facts: Facts, writer: MailWriter) => Promise<PreparedLine | NotNow>,
  options: Options<Facts> = {},
): RegisteredLine {
  return { kind, ...keptOutcome(options), prepare: (kept, writer) => prepare(kept as Facts, writer) };
}

function keptOutcome<Facts extends object>({ onOutcome }: Options<Facts>): OnOutcome {
  return { onOutcome: onOutcome ? (tx, kept, outcome, detail) => onOutcome(tx, kept as Facts, outcome, detail) : null };
}
