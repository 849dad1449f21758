import { useState } from "react";
import type { Milliseconds } from "#kernel/duration.ts";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { failureOf } from "#web/session/errors/failure-of.ts";

export type Resend = {
  /** When the last code was sent, in milliseconds since 1970. */
  readonly sentAt: Milliseconds;
  /** What came of sending it once more; null: nothing to tell. */
  readonly outcome: string | null;
  /** For the form of the code: either keeps the other waiting. */
  readonly again: () => Promise<Outcome>;
};

const RESENT = "確認コードを送り直しました。新しいコードを入力してください。";

/** Sends a code once more. `firstSentAt`: by the page before. `words`: what is said then. */
export function useResend(send: () => Promise<unknown>, firstSentAt: Milliseconds, words = RESENT): Resend {
  const [resentAt, setResentAt] = useState<Milliseconds | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const again = async (): Promise<Outcome> => {
    try {
      await send();
    } catch (error) {
      setFailed(true);
      return failureOf(error);
    }
    setFailed(false);
    setResentAt(Date.now());
    return "kept";
  };
  const outcome = resentAt === null || hasFailed ? null : words;
  return { sentAt: resentAt ?? firstSentAt, outcome, again };
}
