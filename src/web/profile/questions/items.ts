import type { ProfileResponse } from "#api/client/client.ts";
import type { IconPreset } from "#domain/members/core/types.ts";
import { answerLabel, QUESTIONS, type Question, UNANSWERED } from "./questions.ts";

export const ICON_TITLE = "アイコン";
export const ICON_PURPOSE = "マイページとプロフィールに表示します。ご本人の写真である必要はありません。";

export const PRESET_NAMES: Readonly<Record<IconPreset, string>> = {
  house: "家",
  tower: "タワー",
  tree: "木",
  cat: "ねこ",
  bird: "鳥",
  sun: "太陽",
};

/** One of the five things a profile is made of, as it stands. */
export type ProfileItem = {
  readonly page: Question["page"] | "icon";
  readonly title: string;
  readonly answer: string;
  readonly isAnswered: boolean;
  readonly purpose: string;
};

/** All five, in the order in which they are asked. */
export function itemsOf(profile: ProfileResponse): readonly ProfileItem[] {
  const asked = QUESTIONS.map((question) => ({
    page: question.page,
    title: question.title,
    answer: answerLabel(question, profile),
    isAnswered: profile[question.field] !== null,
    purpose: question.purpose,
  }));
  const { icon } = profile;
  return [...asked, { page: "icon", title: ICON_TITLE, answer: iconLabel(icon), isAnswered: icon !== null, purpose: ICON_PURPOSE }];
}

export function iconLabel(icon: ProfileResponse["icon"]): string {
  if (icon === null) return UNANSWERED;
  return icon.kind === "preset" ? `イラスト（${PRESET_NAMES[icon.name]}）` : "自分の画像";
}

/** What comes after a page; null after the last. */
export function itemAfter(page: ProfileItem["page"]): Pick<ProfileItem, "page" | "title"> | null {
  const order = [...QUESTIONS, { page: "icon", title: ICON_TITLE } as const];
  return order[order.findIndex((item) => item.page === page) + 1] ?? null;
}

export const PAGE_PATHS = {
  age: "/profile/edit/age",
  gender: "/profile/edit/gender",
  income: "/profile/edit/income",
  profession: "/profile/edit/profession",
  icon: "/profile/edit/icon",
} as const satisfies Record<ProfileItem["page"], string>;
