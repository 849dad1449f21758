import type { LearnableAnswer } from "#kernel/home/missing-answers.ts";
import type { Quarter } from "#kernel/quarter.ts";
import type { AppraisableKind, AppraisalOutcome, BriefOutcome, EstimateMode, LaterPrice, Subject } from "./types.ts";

/** `without` what nobody reads of this answer, which takes most of the time: `forecast` is null then, and the base price the point itself, with neither factors nor parts. */
export type AppraiseOptions = {
  readonly asOf: Quarter;
  readonly mode: EstimateMode;
  readonly without?: readonly ("forecast" | "factors")[];
};

/** What an estimate asks of the engine. */
export type EstimateEngine = {
  readonly modelVersion: string;
  readonly isSample: boolean;
  /** The newest quarter of the sales it knows in the prefecture of a home, which is told with its price; of all it knows where that has none. */
  readonly dataAsOf: (home: Pick<Subject, "cityCode">) => Quarter;
  /** Names the sales it knows: with another number it may answer otherwise, though model and last quarters are the same. */
  readonly dataRevision: number;
  /** Which of the answers that not every model reads this one does. */
  readonly answersRead: readonly LearnableAnswer[];
  /** How many sales resemble the home. */
  readonly countComparables: (subject: Subject, asOf: Quarter) => number;
  /** `asOf` is the quarter of the day asked: the price stands for the newest quarter that has sales in the home's prefecture, at most two quarters on, and never for a later one. */
  readonly appraise: (subject: Subject, options: AppraiseOptions) => AppraisalOutcome;
  /**
   * Blind prices of many homes, in their order: what `appraise` answers, without what explains it, many times as fast. A few hundred at a time hold up nobody.
   * `isGradedBySales` false: the grade is the band's alone and nothing is said of similar sales, of which there are enough all the same; several times as fast again.
   */
  readonly appraiseBriefly: (
    subjects: readonly Subject[],
    options: { readonly asOf: Quarter; readonly isGradedBySales?: boolean },
  ) => readonly BriefOutcome[];
  /** What homes like one sold for in the four quarters `after` one, by sales that came later; null where fewer than three did. `except`: the home's own sale. */
  readonly laterPrice: (subject: Subject, wanted: { readonly after: Quarter; readonly except?: number | undefined }) => LaterPrice | null;
};

export type EngineSource = {
  /** Null: there is no model of the kind. Waits for one that is being read. */
  readonly current: (kind: AppraisableKind) => Promise<EstimateEngine | null>;
  /**
   * Never waits: null where `current` answers at once, else after how many seconds asking again makes sense, because the model is being trained or
   * read. A source without it has all it will ever have.
   */
  readonly secondsUntilReady?: (kind: AppraisableKind) => Promise<number | null>;
};
