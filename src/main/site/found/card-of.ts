import type { HomeDetail, RiskReportResponse } from "#api/client/client.ts";
import type { Card } from "#domain/sharing/cards/types.ts";
import { formatDate } from "#kernel/japanese-date.ts";

type Subject = Pick<RiskReportResponse["subject"], "kind" | "name" | "cityName" | "town" | "builtYear">;
type Report = {
  readonly subject: Subject;
  readonly rating: Pick<RiskReportResponse["rating"], "letter" | "overall">;
  readonly isSample: boolean;
};
type Home = { readonly home: HomeDetail["home"]; readonly state: HomeDetail["state"] };
type Screen = { readonly name: string; readonly title: string; readonly description: string | undefined };

/** A home on offer: its price beside the estimate. Of one that is offered no more the price is told no more. */
export function cardOfHome({ home, state }: Home): Card {
  const size = home.kind === "land" ? home.landAreaM2 : home.areaM2;
  const facts = [
    `${home.cityName}${home.town}`,
    home.layout,
    size === null ? null : `${size.toFixed(2)}㎡`,
    home.builtYear === null ? null : `${home.builtYear}年築`,
  ];
  const way = home.stationName === null || home.walkMinutes === null ? [] : [`${home.stationName}駅 徒歩${home.walkMinutes}分`];
  const about = { kind: "売出物件", title: home.title, isSample: home.isSample };
  const where = facts.filter((fact) => fact !== null).join("・");
  if (state !== "on-offer") return { ...about, lines: [where, "この物件は、いま掲載していません"], figure: null };
  const estimate = home.estimate && { price: home.estimate.point, low: home.estimate.q10, high: home.estimate.q90 };
  return { ...about, lines: [where, ...way], figure: { of: "price", asking: home.price, estimate } };
}

/** A building's report, or that of a place. */
export function cardOfReport({ subject, rating, isSample }: Report): Card {
  const lines = subject.kind === "building" ? [`${subject.cityName}${subject.town}・${subject.builtYear}年築`] : [];
  const { letter, overall } = rating;
  const points = overall === null ? null : Math.round(overall);
  return { kind: "リスク診断", title: `${subject.name}のリスク診断`, lines, figure: { of: "letter", letter, points }, isSample };
}

/** The homes on offer and the prices of a 市区町村; `homes` null: not known. */
export function cardOfArea({ name, homes, isSample }: { name: string; homes: number | null; isSample: boolean }): Card {
  const count = homes === null || homes === 0 ? [] : [`売出物件 ${homes.toLocaleString("ja-JP")}件`];
  return {
    kind: "価格と物件",
    title: `${name}の売出物件とAI推定価格`,
    lines: [...count, "売出価格の横に、推定した価格とその幅を示します"],
    figure: null,
    isSample,
  };
}

export function cardOfRiskArea({ name, isSample }: { name: string; isSample: boolean }): Card {
  const lines = ["地震、水害・土砂、建物・管理、治安、子育て、暮らし"];
  return { kind: "リスク診断", title: `${name}の町と建物のリスク診断`, lines, figure: null, isSample };
}

/** A page that is about the service: its title and what it tells search engines. */
export function cardOfScreen({ name, title, description }: Screen): Card {
  const [sentence = ""] = (description ?? "").split("。");
  const isForBusinesses = name === "biz" || name.startsWith("biz-");
  return {
    kind: isForBusinesses ? "事業者の方へ" : "まちのねについて",
    title,
    lines: sentence === "" ? [] : inLines(sentence),
    figure: null,
    isSample: false,
  };
}

/** A piece of news: its title and the day (Japan) on which it came out. */
export function cardOfNews({ title, publishedAt }: { readonly title: string; readonly publishedAt: string }): Card {
  return { kind: "お知らせ", title, lines: [formatDate(new Date(publishedAt))], figure: null, isSample: false };
}

const LINE = 30;

/** Two lines at most, broken after a 、 where there is one. */
function inLines(sentence: string): string[] {
  if (sentence.length <= LINE) return [sentence];
  const comma = sentence.lastIndexOf("、", LINE - 1);
  const end = comma > 0 ? comma + 1 : LINE;
  return [sentence.slice(0, end), sentence.slice(end)];
}
