import type { OwnerLetter } from "#domain/direct-mail/core/types.ts";
import { minutes } from "#kernel/duration.ts";
import { keptPrint } from "#platform/print/kept-print.ts";
import { openPrintThread } from "#platform/print/print-thread.server.ts";
import type { LetterBundle } from "./draw-letter.server.ts";

type Drawn = Uint8Array | "too-long";

export type OwnerLetters = {
  /** A letter as a PDF. `too-long`: it was not drawn in time. */
  readonly pdf: (letter: OwnerLetter) => Promise<Drawn>;
  readonly close: () => Promise<void>;
};

/** Letters that are printed together, as one PDF. `too-long`: they were not drawn in time. */
export type LetterPrints = { readonly pdf: (bundle: LetterBundle) => Promise<Drawn>; readonly close: () => Promise<void> };

const THREAD_FILE = new URL("./letter-pdf.worker.server.ts", import.meta.url);
/** A hundred letters take some seconds; a busy machine may take much longer. */
const LONGEST = minutes(2);

/** Draws letters that are printed, on a thread beside that of the examples: nobody who looks at one waits for a hundred. */
export function openLetterPrints(): LetterPrints {
  return openPrintThread<LetterBundle>(THREAD_FILE, LONGEST);
}

/** Draws single letters on a thread of its own. The last one is kept until another is asked for: everybody who looks at the example asks for the same. */
export function openOwnerLetters(): OwnerLetters {
  const thread = openPrintThread<LetterBundle>(THREAD_FILE);
  const print = keptPrint(thread.pdf);
  return {
    pdf: (letter) => print({ title: `${letter.area}のお手紙`, madeOn: letter.madeOn, letters: [letter] }),
    close: thread.close,
  };
}
