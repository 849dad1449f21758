import type { OverviewResponse, OverviewTodo } from "#api/client/client.ts";

type StepWords = {
  readonly to: "/settings/account" | "/profile/edit" | "/settings/account/edit/user" | "/search/input";
  readonly label: string;
  readonly why: string;
};

export const NEXT_STEP_WORDS: Readonly<Record<OverviewTodo, StepWords>> = {
  "verify-mail": {
    to: "/settings/account",
    label: "メールアドレスを確認する",
    why: "確認すると、パスワードを忘れたときに再設定できます。",
  },
  "finish-profile": { to: "/profile/edit", label: "プロフィールに答える", why: "5つの項目です。任意で、いつでも消せます。" },
  "enter-user-info": {
    to: "/settings/account/edit/user",
    label: "氏名・住所を登録する",
    why: "任意です。マイページにお名前を表示します。",
  },
  "check-price": { to: "/search/input", label: "価格を調べる", why: "場所と面積から、推定価格と幅、その理由が分かります。" },
};

/** The guide of a new member, in its order. */
export const GUIDE: readonly OverviewTodo[] = ["check-price", "finish-profile", "enter-user-info"];

/** Somebody who has looked up nothing and answered nothing is shown around. */
export function isNew({ profile, searches, estimates }: Pick<OverviewResponse, "profile" | "searches" | "estimates">): boolean {
  return profile.answered === 0 && searches.length === 0 && estimates.length === 0;
}

/** What stands in the list; the guide shows its steps itself. */
export function listedSteps(overview: OverviewResponse): readonly OverviewTodo[] {
  return isNew(overview) ? overview.todos.filter((code) => !GUIDE.includes(code)) : overview.todos;
}
