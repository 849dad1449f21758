/** What a code is for. The code of a second factor belongs to one step of one sign-in, whose ticket id follows the colon. */
export type CodePurpose = "sign-up" | "reset" | "attribute:email" | "attribute:phone_number" | `mfa:${string}`;
export type CodeKind = "sign-up" | "reset" | "attribute" | "mfa" | "arrival";

export function kindOf(purpose: CodePurpose): CodeKind {
  if (purpose.startsWith("mfa:")) return "mfa";
  return purpose === "sign-up" || purpose === "reset" ? purpose : "attribute";
}

type CodeRule = {
  readonly lifeSeconds: number;
  /** How many may be sent to one account. */
  readonly sendsPerQuarterHour: number;
  readonly sendsPerDay: number;
};

const QUARTER_HOUR = 900;
const HOUR = 3600;
const DAY = 86_400;

/** Lives of sign-up, reset and attribute codes: AWS's developer guide. A second factor's is that of the shortest sign-in session. */
export const CODE_RULES: Readonly<Record<CodeKind, CodeRule>> = {
  "sign-up": { lifeSeconds: DAY, sendsPerQuarterHour: 5, sendsPerDay: 20 },
  reset: { lifeSeconds: HOUR, sendsPerQuarterHour: 5, sendsPerDay: 20 },
  attribute: { lifeSeconds: DAY, sendsPerQuarterHour: 5, sendsPerDay: 20 },
  mfa: { lifeSeconds: 180, sendsPerQuarterHour: 10, sendsPerDay: 40 },
  // Of somebody who came from a provider and has the page open.
  arrival: { lifeSeconds: QUARTER_HOUR, sendsPerQuarterHour: 5, sendsPerDay: 20 },
};

/** After so many wrong tries a code is dead. With a million codes and 20 sends a day, guessing succeeds once in 10,000 days. */
export const MOST_WRONG_TRIES = 5;

const PER_ADDRESS = { limit: 10, windowSeconds: HOUR };
/** Households, offices and mobile networks share one. */
const PER_IP = { limit: 300, windowSeconds: HOUR };

export type SendLimit = {
  readonly of: "account" | "address" | "ip";
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
};

/** All limits that one message with a code counts for. */
export function sendLimits(kind: CodeKind): readonly SendLimit[] {
  const { sendsPerQuarterHour, sendsPerDay } = CODE_RULES[kind];
  return [
    { of: "account", name: `code:${kind}:quarter`, limit: sendsPerQuarterHour, windowSeconds: QUARTER_HOUR },
    { of: "account", name: `code:${kind}:day`, limit: sendsPerDay, windowSeconds: DAY },
    { of: "address", name: "code:address", ...PER_ADDRESS },
    { of: "ip", name: "code:ip", ...PER_IP },
  ];
}

const CODES = 1_000_000;
/** The greatest multiple of a million that four bytes hold: a number beyond it would favour the low codes. */
const FAIR_BELOW = 4_294_000_000;

/** Six digits from a number of 32 random bits; null when another must be drawn. */
export function codeFromNumber(number: number): string | null {
  return number < FAIR_BELOW ? String(number % CODES).padStart(6, "0") : null;
}
