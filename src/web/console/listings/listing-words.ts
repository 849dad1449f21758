import type { CompanyHomeResponse, CompanyListingResponse } from "#api/client/client.ts";
import type { CompanyFilter } from "#domain/listings/company/types.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import type { BadgeTone } from "#web/kit/ui/badge.tsx";

type Event = CompanyHomeResponse["events"][number];
/** What each list holds. */
export const FILTER_WORDS: Readonly<Record<CompanyFilter, string>> = {
  all: "すべて",
  shown: "表示中",
  faulty: "直すところあり",
  due: "3日以内に更新が必要",
  reported: "お知らせあり",
  applied: "申込あり",
  ended: "掲載終了",
};

/** In the order of the page. */
export const FILTERS = ["all", "shown", "faulty", "due", "reported", "applied", "ended"] as const satisfies readonly CompanyFilter[];

/** What a company may say of a home, as the button and as the question before it. */
export const EVENT_WORDS: Readonly<Record<Event, { readonly action: string; readonly done: string; readonly question: string | null }>> = {
  apply: { action: "申込あり", done: "申込ありにしました。", question: null },
  "fall-through": { action: "申込がなくなった", done: "もう一度、表示するようにしました。", question: null },
  sell: {
    action: "成約",
    done: "成約にしました。",
    question: "成約にすると、この住戸の広告は、ほかの会社のものも含めて表示されなくなります。元には戻せません。",
  },
  suspend: { action: "非表示にする", done: "非表示にしました。", question: null },
  restore: { action: "表示にもどす", done: "もう一度、表示するようにしました。", question: null },
};

type Stands = Pick<CompanyListingResponse, "state" | "faults" | "isShown" | "isSold" | "nextUpdateOn">;

/** Where a home stands, in one word, and why visitors do not see it. */
export function standingOf({ state, faults, isShown, isSold, nextUpdateOn }: Stands): {
  readonly word: string;
  readonly tone: BadgeTone;
  readonly why: string | null;
} {
  if (isSold && state !== "sold" && state !== "archived")
    return { word: "成約", tone: "quiet", why: "ほかの会社が、この住戸の成約を知らせています。" };
  if (isShown) return { word: "表示中", tone: "good", why: null };
  if (state !== "active") return STANDING[state];
  if (faults.length > 0) return { word: "直すところあり", tone: "accent", why: `直すところが${faults.length}か所あり、表示していません。` };
  const day = nextUpdateOn === null ? "" : `（${formatDay(nextUpdateOn)}）`;
  return { word: "更新切れ", tone: "warn", why: `次回更新予定日${day}を過ぎたため、表示していません。` };
}

const STANDING = {
  suspended: { word: "非表示", tone: "quiet", why: "非表示にしています。" },
  applied: { word: "申込あり", tone: "brand", why: "申込ありのため、表示していません。" },
  sold: { word: "成約", tone: "quiet", why: "成約した物件です。" },
  expired: { word: "更新切れ", tone: "warn", why: "次回更新予定日を過ぎたため、表示していません。新しい日付で取り込み直してください。" },
  archived: { word: "成約", tone: "quiet", why: "成約から2年が過ぎた物件です。" },
} as const;

export const KIND_WORDS: Readonly<Record<CompanyListingResponse["kind"], string>> = {
  condo: "中古マンション",
  "new-condo": "新築マンション",
  house: "一戸建て",
  land: "土地",
  building: "一棟",
};

/** `3LDK・70.2㎡`; of land its area. */
export function sizeWords({ layout, areaM2, landAreaM2 }: Pick<CompanyListingResponse, "layout" | "areaM2" | "landAreaM2">): string {
  const size = areaM2 ?? landAreaM2;
  return [layout, size === null ? null : `${size.toLocaleString("ja-JP")}㎡`].filter((part) => part !== null).join("・");
}

export const REPORT_WORDS: Readonly<Record<CompanyHomeResponse["reports"]["items"][number]["reason"], string>> = {
  sold: "成約済みではないか",
  different: "内容が違う",
  other: "そのほか",
};
