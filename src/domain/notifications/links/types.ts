import type { Milliseconds } from "#kernel/duration.ts";

/** Pages that a link in a mail opens, without a session: who holds the token may do there what the page offers. */
export type LinkPurpose = {
  /** Stands in the database: never another one for the same pages. */
  readonly name: string;
  /** From then on it is expired; what an expired link still opens, its pages decide. Null: it is good for ever and cannot be revoked, as one that stops mails. */
  readonly life: Milliseconds | null;
};
