import { edgeText } from "#domain/recommendation/candidates/soft-edges.ts";
import type { Reason, SoftEdge } from "#domain/recommendation/core/delivery.ts";
import type { FoundHome } from "#domain/search/homes/types.ts";
import { formatM2 } from "#kernel/area.ts";
import { type GapAxis, gapAxis, gapOf, gapPlaces } from "#kernel/home/gap.ts";
import { KIND_LABELS } from "#kernel/home/kind-labels.ts";
import { NOTICE_LABELS } from "#kernel/home/notice-labels.ts";
import { ageInYears, ageText } from "#kernel/japanese-date.ts";
import type { MessageEstimate, MessageHome } from "#kernel/message.ts";
import { formatYen } from "#kernel/yen.ts";

type ToldHome = {
  readonly position: number;
  readonly home: Omit<FoundHome, "offers" | "highestPrice">;
  readonly reasons: readonly Reason[];
  readonly softEdges: readonly SoftEdge[];
  /** Leads to a page of who sends about it, from the site's own address on. */
  readonly ownPage?: { readonly label: string; readonly path: string } | undefined;
};

type Around = {
  readonly origin: string;
  /** Opens the list of the message; its part after the `#` is in no log. */
  readonly token: string;
  /** A chat that its links are opened from; else a mail. */
  readonly isChat?: boolean;
  /** An ISO day in Japan. */
  readonly today: string;
  /** Of one home: the site's own, or the one in the name of who sends. */
  readonly page: "property" | "detail";
};

/** Homes as a message shows them, their estimates on one axis, so that they compare by eye. */
export function homesOfMessage(told: readonly ToldHome[], around: Around): MessageHome[] {
  const axis = gapAxis(told.map(({ home }) => home));
  return told.map((one) => homeOfMessage(one, around, axis));
}

function homeOfMessage({ position, home, reasons, softEdges, ownPage }: ToldHome, around: Around, axis: GapAxis): MessageHome {
  const { title, price, cityName, town, isSample, photo } = home;
  const url = loadingUrl(around, { to: around.page, n: position });
  return {
    ...{ title, url, priceText: formatYen(price) },
    facts: [
      [KIND_LABELS[home.kind], `${cityName}${town}`].join("　"),
      [...sizeOf(home), ...ageOf(home, around.today)].join(" / "),
      stationOf(home),
    ].filter((fact) => fact !== ""),
    reasons: reasons.map(({ text }) => text),
    marks: [...(isSample ? ["サンプル"] : []), ...softEdges.map(edgeText)],
    pictureUrl: photo === null ? null : `${around.origin}${photo}`,
    layout: home.layout,
    estimate: estimateOf(home, axis),
    caution: cautionOf(home),
    offeredBy: `${home.companyName}（${home.dealType}）　更新 ${shortDay(home.updatedOn)}・次回 ${shortDay(home.nextUpdateOn)}`,
    actions: [
      { label: "くわしく見る・感想を伝える", url },
      // With the token behind the #, so that a press there is known to be this reader's.
      ...(ownPage ? [{ label: ownPage.label, url: `${around.origin}${ownPage.path}#t=${around.token}` }] : []),
    ],
  };
}

/** The page that takes the token out of its own address, and goes on to a list (`latest`, `list`) or to one home of it. */
export function loadingUrl(
  { origin, token, isChat = false }: Pick<Around, "origin" | "token" | "isChat">,
  search: { readonly to: "latest" | "property" | "list" | "detail"; readonly n?: number },
): string {
  const place = search.n === undefined ? "" : `&n=${search.n}`;
  return `${origin}/recc/loading?to=${search.to}${place}#t=${token}${isChat ? "&s=line" : ""}`;
}

function sizeOf({ areaM2, landAreaM2, layout }: ToldHome["home"]): string[] {
  const area = areaM2 === null ? [] : [formatM2(areaM2)];
  const land = landAreaM2 === null ? [] : [`土地${formatM2(landAreaM2)}`];
  return [...area, ...land, ...(layout === null ? [] : [layout])];
}

function ageOf({ builtYear, builtMonth }: ToldHome["home"], today: string): string[] {
  const years = builtYear === null ? null : ageInYears({ year: builtYear, month: builtMonth }, today);
  return years === null ? [] : [ageText(years)];
}

function stationOf({ stationName, walkMinutes, busMinutes }: ToldHome["home"]): string {
  if (stationName === null || walkMinutes === null) return "";
  const station = stationName.endsWith("駅") ? stationName : `${stationName}駅`;
  return busMinutes === null ? `${station} 徒歩${walkMinutes}分` : `${station} バス${busMinutes}分・停歩${walkMinutes}分`;
}

function estimateOf({ price, estimate }: ToldHome["home"], axis: GapAxis): MessageEstimate | null {
  if (estimate === null) return null;
  const { point, q10, q90 } = estimate;
  const { from, to, price: at } = gapPlaces(price, estimate, axis);
  const { words, side } = gapOf(price, estimate);
  const text = `AI推定 ${formatYen(point)}（${formatYen(q10)}〜${formatYen(q90)}）・${words}`;
  return { text, from, to, price: at, isBelow: side === "below" };
}

/** What the rules of advertising want told stands first, and none of it is left out; null: there is nothing. */
function cautionOf({ notices, landRight, isTenanted, isNewQuakeCode, flag }: ToldHome["home"]): string | null {
  const told = [
    ...notices.map((notice) => NOTICE_LABELS[notice] ?? notice),
    landRight === "leasehold" && "借地権",
    landRight === "fixed-leasehold" && "定期借地権",
    isTenanted === true && "賃貸中",
    isNewQuakeCode === false && "旧耐震",
    flag?.reasons.includes("reserve-shortfall") && "修繕積立金が国の目安より少ない",
  ].filter((words) => typeof words === "string");
  return told.length === 0 ? null : told.join("・");
}

/** `11/20`. */
function shortDay(day: string): string {
  const [, month, date] = day.split("-").map(Number);
  return `${month}/${date}`;
}
