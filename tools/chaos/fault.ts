import type { Round } from "./round.ts";

/** Something that goes wrong around the site; played as often as asked, on copies of `sample`. */
export type Fault = {
  readonly name: string;
  readonly title: string;
  /** Statuses that a visit may have beside 200, 202 and 503 while it strikes; null: no answer at all. */
  readonly mayAlso: readonly (number | null)[];
  readonly play: (sample: Sample, rounds: number, onRound: (round: Round) => void) => Promise<void>;
};

/** Copies the data folder of a site with the sample market to where a site may change it. */
export type Sample = (to: string) => Promise<void>;
