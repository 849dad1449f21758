import { edgeText } from "#domain/recommendation/candidates/soft-edges.ts";
import type { Reason, SoftEdge } from "#domain/recommendation/core/delivery.ts";
import type { FoundHome } from "#domain/search/homes/types.ts";
import { formatM2 } from "#kernel/area.ts";
import { ageInYears, ageText } from "#kernel/japanese-date.ts";
import type { MessageHome } from "#kernel/message.ts";
import { formatYen } from "#kernel/yen.ts";

type ToldHome = {
  readonly position: number;
  readonly home: Omit<FoundHome, "offers" | "highestPrice">;
  readonly reasons: readonly Reason[];
  readonly softEdges: readonly SoftEdge[];
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

/** A home as a message shows it. */
export function homeOfMessage({ position, home, reasons, softEdges }: ToldHome, around: Around): MessageHome {
  const { title, price, cityName, town, isSample, photo } = home;
  const url = loadingUrl(around, { to: around.page, n: position });
  return {
    ...{ title, url, priceText: formatYen(price) },
    facts: [`${cityName}${town}`, [...sizeOf(home), ...ageOf(home, around.today)].join(" / "), stationOf(home)].filter(
      (fact) => fact !== "",
    ),
    reasons: reasons.map(({ text }) => text),
    marks: [...(isSample ? ["サンプル"] : []), ...softEdges.map(edgeText)],
    pictureUrl: photo === null ? null : `${around.origin}${photo}`,
    actions: [{ label: "くわしく見る・感想を伝える", url }],
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
  return busMinutes === null ? `${stationName}駅 徒歩${walkMinutes}分` : `${stationName}駅 バス${busMinutes}分・徒歩${walkMinutes}分`;
}
