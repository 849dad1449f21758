import type { ProfileChanges } from "#api/client/client.ts";
import { FIELD_PURPOSES, type PURPOSE_FIELDS } from "#domain/members/purposes.ts";
import { AGE_BAND_OPTIONS, GENDER_OPTIONS, INCOME_OPTIONS, PROFESSION_OPTIONS } from "#domain/queries/catalogue/about-options.ts";

type PurposeField = (typeof PURPOSE_FIELDS)[number];

/** What is saved; fields left out stay as they are. */
export type Change = Omit<ProfileChanges, "updatedAt" | "consentTextVersion">;

type Choice = { readonly value: string; readonly label: string; readonly change: Change };

/** One question of the profile, on one page of its own. */
export type Question = {
  readonly field: PurposeField;
  /** Last part of the page's path. */
  readonly page: "age" | "gender" | "income" | "profession";
  readonly title: string;
  readonly ask: string;
  readonly purpose: string;
  readonly choices: readonly Choice[];
  /** Makes the answer 未回答. */
  readonly cleared: Change;
};

export const UNANSWERED = "未回答";

export const AGE: Question = {
  ...{ field: "ageBand", page: "age", title: "年代", ask: "年代を選んでください", purpose: FIELD_PURPOSES.ageBand },
  choices: AGE_BAND_OPTIONS.map(({ value, label }) => ({ value, label, change: { ageBand: value } })),
  cleared: { ageBand: null },
};

export const GENDER: Question = {
  ...{ field: "gender", page: "gender", title: "性別", ask: "性別を選んでください", purpose: FIELD_PURPOSES.gender },
  choices: GENDER_OPTIONS.map(({ value, label }) => ({ value, label, change: { gender: value } })),
  cleared: { gender: null },
};

export const INCOME: Question = {
  ...{
    field: "incomeBand",
    page: "income",
    title: "世帯年収",
    ask: "世帯年収（税込み）を選んでください",
    purpose: FIELD_PURPOSES.incomeBand,
  },
  choices: INCOME_OPTIONS.map(({ value, label }) => ({ value, label, change: { incomeBand: value } })),
  cleared: { incomeBand: null },
};

export const PROFESSION: Question = {
  ...{ field: "profession", page: "profession", title: "職業", ask: "職業を選んでください", purpose: FIELD_PURPOSES.profession },
  choices: PROFESSION_OPTIONS.map(({ value, label }) => ({ value, label, change: { profession: value } })),
  cleared: { profession: null },
};

/** In the order in which they are asked. */
export const QUESTIONS: readonly Question[] = [AGE, GENDER, INCOME, PROFESSION];

export function changeTo({ choices, cleared }: Question, value: string | null): Change {
  return choices.find((choice) => choice.value === value)?.change ?? cleared;
}

/** The answer in words; 未回答 where there is none. */
export function answerLabel({ field, choices }: Question, profile: { readonly [F in PurposeField]?: string | null }): string {
  return choices.find(({ value }) => value === profile[field])?.label ?? UNANSWERED;
}
