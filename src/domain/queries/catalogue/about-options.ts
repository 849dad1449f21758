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
import type { Option } from "./option.ts";

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

const undisclosed = { value: UNDISCLOSED, label: "回答しない" } as const;

// The same choices as in the profile, where a member keeps them.
export const AGE_BAND_OPTIONS: readonly Option<AgeBand>[] = [...AGE_BANDS.map((value) => ({ value, label: AGES[value] })), undisclosed];
export const GENDER_OPTIONS: readonly Option<Gender>[] = [...GENDERS.map((value) => ({ value, label: GENDER_NAMES[value] })), undisclosed];
export const INCOME_OPTIONS: readonly Option<IncomeBand>[] = [
  ...INCOME_BANDS.map((value) => ({ value, label: INCOMES[value] })),
  undisclosed,
];
export const PROFESSION_OPTIONS: readonly Option<Profession>[] = [
  ...PROFESSIONS.map((value) => ({ value, label: PROFESSION_NAMES[value] })),
  undisclosed,
];
