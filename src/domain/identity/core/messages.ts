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
};

/** Hands a message over; false when the service that carries it refused or could not be reached. */
export type SendMessage = (message: Message) => Promise<boolean>;

/** A message as the outbox of local mode kept it. */
export type SentMessage = Message & { readonly id: number; readonly sentAt: Date };
