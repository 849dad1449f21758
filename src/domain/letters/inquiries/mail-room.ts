/** Mails of inquiries to a company in an hour, and about one home: what comes beyond is in the console at once, and is told in one mail. */
const MOST_IN_AN_HOUR = 10;
const MOST_ABOUT_A_HOME = 5;

export type ForwardedLately = {
  /** Inquiries that went to the company within the last hour. */
  readonly all: number;
  /** Of these, about the same home. */
  readonly aboutHome: number;
};

/** Whether one more inquiry goes out as a mail of its own. */
export function hasMailOfItsOwn({ all, aboutHome }: ForwardedLately): boolean {
  return all < MOST_IN_AN_HOUR && aboutHome < MOST_ABOUT_A_HOME;
}
