import type { Act, CountedFunnel, Funnel, FunnelStep, ScreenCount } from "./types.ts";

const step = (screen: string, label: string): FunnelStep => ({ screen, label });
const act = (screen: Act, label: string): FunnelStep => ({ screen, label, isAct: true });

/** The ways that are counted. A screen that stands in none of them is not. */
export const FUNNELS: readonly Funnel[] = [
  {
    key: "price",
    title: "価格を調べる",
    steps: [step("index", "トップ"), step("search-input", "入力"), step("search-result", "結果")],
  },
  {
    key: "homes",
    title: "物件を探す",
    steps: [step("search", "探し方"), step("homes-listing", "物件"), step("favorites", "お気に入り")],
  },
  {
    key: "risk",
    title: "リスクを知る",
    steps: [step("risk", "入口"), step("risk-search_result", "候補"), step("risk-report-summary", "診断")],
  },
  {
    key: "account",
    title: "会員になる",
    steps: [step("login", "ログイン・登録"), step("login-check", "確認コード"), step("mypage", "マイページ")],
  },
  {
    key: "condition",
    title: "条件を保存する",
    steps: [step("queries-input", "はじめ"), step("queries-input-Purpose", "最初の質問"), step("queries-input-CompleteNormal", "登録")],
  },
  {
    key: "assets",
    title: "わが家を登録する",
    steps: [step("mypage-add", "探す"), step("mypage-input", "入力"), step("mypage-thanks", "登録")],
  },
  {
    key: "business",
    title: "事業者の申し込み",
    steps: [step("biz", "サービスの一覧"), step("biz-trial", "試用の申し込み"), act("trial-received", "受付")],
  },
  {
    key: "consultation",
    title: "オンライン相談",
    steps: [step("biz", "サービスの一覧"), step("biz-online-consultation", "予約"), act("consultation-booked", "予約の完了")],
  },
];

const SCREENS: ReadonlySet<string> = new Set(FUNNELS.flatMap(({ steps }) => steps.flatMap(({ screen, isAct }) => (isAct ? [] : [screen]))));

/** Whether a page may tell that it was opened: a screen of a way, and no act. */
export function isCountedScreen(screen: string): boolean {
  return SCREENS.has(screen);
}

/** The ways with how often each of their screens was opened in all of `counts`. A share may be above 1: not everybody begins at the beginning. */
export function countedFunnels(counts: readonly ScreenCount[], funnels: readonly Funnel[] = FUNNELS): readonly CountedFunnel[] {
  const opened = new Map<string, number>();
  for (const count of counts) opened.set(count.screen, (opened.get(count.screen) ?? 0) + count.opened);
  return funnels.map(({ steps, ...funnel }) => ({
    ...funnel,
    steps: steps.map((each, i) => {
      const of = (one: FunnelStep | undefined) => (one ? (opened.get(one.screen) ?? 0) : 0);
      const former = of(steps[i - 1]);
      return { ...each, opened: of(each), ofFormer: former === 0 ? null : of(each) / former };
    }),
  }));
}
