/** One round of a custom sign-in that has been answered. */
export type CustomRound = { readonly challengeName: string; readonly isCorrect: boolean; readonly metadata: string | null };

export type CustomContext = {
  readonly username: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly rounds: readonly CustomRound[];
  readonly clientMetadata: Readonly<Record<string, string>>;
};

type CustomQuestion = {
  /** Shown to the client. */
  readonly publicParameters: Readonly<Record<string, string>>;
  /** Kept sealed until the answer comes. */
  readonly privateParameters: Readonly<Record<string, string>>;
  readonly metadata: string | null;
};

/** The three hooks of a custom sign-in (define, create and verify), as a module of this process instead of three functions elsewhere. */
export type CustomAuth = {
  /** What comes next, given the rounds so far. */
  readonly define: (context: CustomContext) => "ask" | "pass" | "fail";
  readonly create: (context: CustomContext) => CustomQuestion;
  readonly verify: (answer: string, question: CustomQuestion, context: CustomContext) => boolean;
};
