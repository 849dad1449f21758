import type { OverviewResponse, OverviewTodo } from "#api/client/client.ts";

type StepWords = {
  readonly to: "/settings/account" | "/profile/edit" | "/settings/account/edit/user" | "/search/input" | "/mypage/add";
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

/** The three steps that a new member is shown, in their order; the homes of a member are no step of `members`. */
export const GUIDE = ["check-price", "register-home", "finish-profile"] as const;
type GuideStep = (typeof GUIDE)[number];

export const GUIDE_WORDS: Readonly<Record<GuideStep, StepWords>> = {
  "check-price": NEXT_STEP_WORDS["check-price"],
  "register-home": {
    to: "/mypage/add",
    label: "持っている家を登録する",
    why: "毎月の推定価格と、売ったときの手取りの目安が分かります。お持ちでなければ不要です。",
  },
  "finish-profile": NEXT_STEP_WORDS["finish-profile"],
};

type Known = Pick<OverviewResponse, "profile" | "searches" | "estimates">;

/** Somebody who has begun one step at most is shown around: whoever owns no home has only two to take. `homes`: how many they registered. */
export function isNew({ profile, searches, estimates }: Known, homes: number): boolean {
  const begun: Readonly<Record<GuideStep, boolean>> = {
    "check-price": searches.length + estimates.length > 0,
    "register-home": homes > 0,
    "finish-profile": profile.answered > 0,
  };
  return GUIDE.filter((step) => begun[step]).length <= 1;
}

/** Which steps of the guide are still to be done. */
export function openGuide({ todos }: Pick<OverviewResponse, "todos">, homes: number): readonly GuideStep[] {
  return GUIDE.filter((step) => (step === "register-home" ? homes === 0 : todos.includes(step)));
}

/** Beside the guide only what does not wait: the rest comes once the first steps are taken. */
const BESIDE_GUIDE: ReadonlySet<OverviewTodo> = new Set<OverviewTodo>(["verify-mail"]);

/** What stands in the list; the guide shows its steps itself. */
export function listedSteps(overview: OverviewResponse, homes: number): readonly OverviewTodo[] {
  return isNew(overview, homes) ? overview.todos.filter((code) => BESIDE_GUIDE.has(code)) : overview.todos;
}
