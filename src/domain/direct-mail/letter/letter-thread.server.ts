import type { OwnerLetter } from "#domain/direct-mail/core/types.ts";
import { openPrintThread } from "#platform/print/print-thread.server.ts";

type Drawn = Uint8Array | "too-long";

export type OwnerLetters = {
  /** The letter as a PDF. `too-long`: it was not drawn in time. */
  readonly pdf: (letter: OwnerLetter) => Promise<Drawn>;
  readonly close: () => Promise<void>;
};

const THREAD_FILE = new URL("./letter-pdf.worker.server.ts", import.meta.url);

/** Draws letters on a thread of its own. The last one is kept until another is asked for: everybody who looks at the example asks for the same. */
export function openOwnerLetters(): OwnerLetters {
  const thread = openPrintThread<OwnerLetter>(THREAD_FILE);
  let kept: { readonly says: string; readonly made: Promise<Drawn> } | null = null;
  return {
    pdf: async (letter) => {
      const says = JSON.stringify(letter);
      if (kept?.says === says) return kept.made;
      const made = thread.pdf(letter);
      kept = { says, made };
      // What was not drawn is tried anew by the next.
      const forget = () => {
        if (kept?.says === says) kept = null;
      };
      made.then((drawn) => drawn === "too-long" && forget(), forget);
      return made;
    },
    close: thread.close,
  };
}
