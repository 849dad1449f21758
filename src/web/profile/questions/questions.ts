import type { ProfileChanges } from "#api/client/client.ts";
import {
  AGE_BANDS,
  type AgeBand,
  GENDERS,
  type Gender,
  INCOME_BANDS,
  type IncomeBand,
  PROFESSIONS,
  type Profession,
  UNDISCLOSED,
} from "#domain/members/core/types.ts";
import { FIELD_PURPOSES, type PURPOSE_FIELDS } from "#domain/members/purposes.ts";

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

type Labels<V extends string> = Readonly<Record<Exclude<V, typeof UNDISCLOSED>, string>>;

const AGES: Labels<AgeBand> = { "20s": "20代", "30s": "30代", "40s": "40代", "50s": "50代", "60s": "60代", "70plus": "70代以上" };

const GENDER_NAMES: Labels<Gender> = { female: "女性", male: "男性", other: "その他" };

const INCOMES: Labels<IncomeBand> = {
  under300: "300万円未満",
  "300to500": "300万円以上 500万円未満",
  "500to700": "500万円以上 700万円未満",
  "700to1000": "700万円以上 1,000万円未満",
  "1000to1500": "1,000万円以上 1,500万円未満",
  "1500to2000": "1,500万円以上 2,000万円未満",
  "2000plus": "2,000万円以上",
};

const PROFESSION_NAMES: Labels<Profession> = {
  employee: "会社員",
  executive: "会社役員・経営者",
  publicServant: "公務員・団体職員",
  selfEmployed: "自営業・フリーランス",
  professional: "士業・医師などの専門職",
  contract: "契約社員・派遣社員",
  partTime: "パート・アルバイト",
  homemaker: "専業主婦・主夫",
  student: "学生",
  retired: "退職・年金生活",
  other: "その他",
};

const UNDISCLOSED_LABEL = "回答しない";
export const UNANSWERED = "未回答";

export const AGE: Question = {
  ...{ field: "ageBand", page: "age", title: "年代", ask: "年代を選んでください", purpose: FIELD_PURPOSES.ageBand },
  choices: [
    ...AGE_BANDS.map((value) => ({ value, label: AGES[value], change: { ageBand: value } })),
    { value: UNDISCLOSED, label: UNDISCLOSED_LABEL, change: { ageBand: UNDISCLOSED } },
  ],
  cleared: { ageBand: null },
};

export const GENDER: Question = {
  ...{ field: "gender", page: "gender", title: "性別", ask: "性別を選んでください", purpose: FIELD_PURPOSES.gender },
  choices: [
    ...GENDERS.map((value) => ({ value, label: GENDER_NAMES[value], change: { gender: value } })),
    { value: UNDISCLOSED, label: UNDISCLOSED_LABEL, change: { gender: UNDISCLOSED } },
  ],
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
  choices: [
    ...INCOME_BANDS.map((value) => ({ value, label: INCOMES[value], change: { incomeBand: value } })),
    { value: UNDISCLOSED, label: UNDISCLOSED_LABEL, change: { incomeBand: UNDISCLOSED } },
  ],
  cleared: { incomeBand: null },
};

export const PROFESSION: Question = {
  ...{ field: "profession", page: "profession", title: "職業", ask: "職業を選んでください", purpose: FIELD_PURPOSES.profession },
  choices: [
    ...PROFESSIONS.map((value) => ({ value, label: PROFESSION_NAMES[value], change: { profession: value } })),
    { value: UNDISCLOSED, label: UNDISCLOSED_LABEL, change: { profession: UNDISCLOSED } },
  ],
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
