import type { MailKind, MailWords, MailWriter } from "./types.ts";

/** What is made for one try of a mail, and is taken back when the mail did not go out. */
export type Addition<Added extends object> = {
  readonly added: Added;
  readonly headers: Readonly<Record<string, string>>;
  readonly takeBack: () => Promise<void>;
};

/** Makes what a mail needs at the moment it goes out. Null: nobody wants it any more. */
export type Prepare<Facts extends object, Added extends object> = (facts: Facts, writer: MailWriter) => Promise<Addition<Added> | null>;

export type PreparedMail = Omit<Addition<object>, "added"> & { readonly words: MailWords };

/** A kind of mail as the queue knows it: by name, with the facts as they were kept. */
export type RegisteredMail = {
  readonly kind: string;
  readonly prepare: (kept: object, writer: MailWriter) => Promise<PreparedMail | null>;
};

/** For a kind whose facts are all that its words need. */
export function registerMail<Facts extends object>(kind: MailKind<Facts>): RegisteredMail {
  return registerPreparedMail(kind, async () => ({ added: {}, headers: {}, takeBack: async () => undefined }));
}

export function registerPreparedMail<Facts extends object, Added extends object>(
  { kind, write }: MailKind<Facts, Added>,
  prepare: Prepare<Facts, Added>,
): RegisteredMail {
  return {
    kind,
    prepare: async (kept, writer) => {
      // Written by queueMail under the same kind.
      const facts = kept as Facts;
      const addition = await prepare(facts, writer);
      if (!addition) return null;
      const { added, headers, takeBack } = addition;
      return { words: write({ ...facts, ...added }, writer), headers, takeBack };
    },
  };
}
