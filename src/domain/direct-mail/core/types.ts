import type { Appraisal } from "#domain/valuation/core/types.ts";
import type { Quarter } from "#kernel/quarter.ts";

/** What kinds of homes owners are written to about. */
export const MAILING_KINDS = ["condo", "house"] as const;
export type MailingKind = (typeof MAILING_KINDS)[number];

/** Where the addresses of a list come from: 登記, 自社の顧客名簿, その他. */
export const ADDRESS_SOURCES = ["registry", "own-list", "other"] as const;
export type AddressSource = (typeof ADDRESS_SOURCES)[number];

/** 下書き, 印刷できます, 終了. */
export const MAILING_STATES = ["draft", "ready", "closed"] as const;
export type MailingState = (typeof MAILING_STATES)[number];

/** What a company says of a mailing; all but `purpose` stands in its letters. */
export type MailingTexts = {
  /** What it is sent for, in a sentence: for the company itself. */
  readonly purpose: string;
  readonly kind: MailingKind;
  /** The company's own words; empty: none. */
  readonly message: string;
  readonly source: AddressSource;
  /** Of `other` alone; else empty. */
  readonly sourceWords: string;
  /** ISO date on which the addresses were taken from there. */
  readonly sourceOn: string;
};

/** Letters of one company to the addresses of one list (お手紙の送付). */
export type Mailing = MailingTexts & {
  readonly id: string;
  readonly companyId: string;
  readonly state: MailingState;
  /** Of an invented company, to addresses that do not exist. */
  readonly isSample: boolean;
  readonly madeAt: Date;
  readonly closedAt: Date | null;
};

/** Addresses of a mailing by what became of them. */
export type RecipientCounts = {
  /** Still to be printed. */
  readonly waiting: number;
  readonly printed: number;
  /** In the register of stops when they were to be printed. */
  readonly stopped: number;
  /** In towns of whose prices nothing is known any more. */
  readonly noEstimate: number;
  /** Letters that came back. */
  readonly undeliverable: number;
};

/** 順番待ち, 作成中, できました, 作れませんでした, 作り直しが必要. */
export const RUN_STATES = ["waiting", "running", "done", "failed", "void"] as const;
export type RunState = (typeof RUN_STATES)[number];

/** What is drawn at one press. Counts are of letters. */
export type Run = {
  readonly id: string;
  readonly mailingId: string;
  readonly state: RunState;
  readonly letters: number;
  readonly leftOut: number;
  readonly drawn: number;
  readonly madeAt: Date;
  readonly endedAt: Date | null;
  /** From then on its files are gone. */
  readonly expiresAt: Date;
};

/** Letters in one PDF. */
export type RunFile = {
  readonly number: number;
  readonly letters: number;
  readonly bytes: number;
  readonly isThere: boolean;
  readonly takenAt: Date | null;
  /** It was taken, nothing of it was sent, and its letters are made anew. */
  readonly isDiscarded: boolean;
};

/** A letter of somebody who wants none any more, in a file that was taken already: which sheet is to be taken out. */
export type Pulled = { readonly file: number; readonly sheet: number };

/** Somebody a letter goes to, and where they live. */
export type Addressee = {
  /** Seven digits; empty: not told. */
  readonly postalCode: string;
  readonly address: string;
  readonly building: string;
  /** Empty: オーナー様. */
  readonly name: string;
};

/** Where an address lies, down to 地区名. */
export type RecipientPlace = { readonly cityCode: string; readonly cityName: string; readonly town: string };

/** What a press on the page of a letter does: stop its company, stop everybody, take back what was stopped there. */
export const STOP_STEPS = ["company", "all", "undo"] as const;
export type StopStep = (typeof STOP_STEPS)[number];

/** What stands on a letter to an owner. Prices in yen. */
export type OwnerLetter = {
  /** What shows through the window: postal code, address, building and name, as far as they are told. */
  readonly recipient: readonly string[];
  readonly sender: { readonly name: string; readonly licence: string; readonly address: string; readonly contact: string };
  /** `江東区豊洲`: no closer than the 丁目, and never a unit. */
  readonly area: string;
  readonly kind: MailingKind;
  /** What was priced: `65㎡・築18年の住戸`. */
  readonly home: string;
  readonly estimate: LetterEstimate;
  /** The sender's own words; empty: none. */
  readonly message: string;
  /** Where the address is from: `登記（2026年11月1日に取得）`. */
  readonly source: string;
  readonly stop: LetterStop;
  /** ISO date. */
  readonly madeOn: string;
  readonly credits: readonly string[];
  readonly isSample: boolean;
};

/** Of a usual home, never of a unit. */
export type LetterEstimate = {
  readonly point: number;
  /** The 80 % band. */
  readonly low: number;
  readonly high: number;
  /** Chance that a sale lies within ±10 %, 0–1. */
  readonly withinTenPercent: number;
  readonly grade: Appraisal["grade"];
  readonly comparables: number;
  readonly modelVersion: string;
  /** At the level of which quarter the price stands. */
  readonly pricedFor: Quarter;
  /** The newest quarter of the sales it was made from, in the town's prefecture. */
  readonly dataAsOf: Quarter;
};

/** The page that stops letters: `url` for the code that is scanned, `shown` and `code` for people who type. */
export type LetterStop = { readonly url: string; readonly shown: string; readonly code: string };

/** How many households a town has, as it is shown; null: too few to be shown. */
export type TargetTown = { readonly town: string; readonly households: number | null };
