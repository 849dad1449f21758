import type { Resend } from "./use-resend.ts";

export const sampleAddress = "hanako@example.jp";

/** A code that was sent long ago: another may be asked for. */
export const sampleResend: Resend = {
  sentAt: 0,
  outcome: null,
  again: async () => "kept",
};
