import { useState } from "react";
import type { Milliseconds } from "#kernel/duration.ts";
import { useSubmit } from "../kit/forms/use-submit.ts";
import { failureOf } from "./errors/failure-of.ts";
import type { Beside } from "./joined-form.ts";

export type Resend = Beside & {
  /** When the last code was sent, in milliseconds since 1970. */
  readonly sentAt: Milliseconds;
  readonly outcome: string | null;
  readonly again: () => void;
};

/** Sends a code once more. `firstSentAt`: by the page before. */
export function useResend(send: () => Promise<unknown>, firstSentAt: Milliseconds): Resend {
  const [resentAt, setResentAt] = useState<Milliseconds | null>(null);
  const { state, submit, forgive } = useSubmit(async () => {
    try {
      await send();
    } catch (error) {
      return failureOf(error);
    }
    setResentAt(Date.now());
    return "done";
  });
  const outcome = resentAt === null || state.notice !== null ? null : "確認コードを送り直しました。新しいコードを入力してください。";
  return { state, forgive, sentAt: resentAt ?? firstSentAt, outcome, again: () => void submit() };
}
