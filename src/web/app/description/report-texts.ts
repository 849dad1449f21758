import type { RiskReportResponse } from "#api/client/client.ts";

type Report = Pick<RiskReportResponse, "subject" | "rating">;

/** What search engines are told of the pages of a building's report, after the building, by the names of the screens. */
const PARTS: Readonly<Record<string, string | ((report: Report) => string)>> = {
  "risk-report-summary": ({ rating }) =>
    `のリスク診断。${letterWords(rating)}地震、水害・土砂、建物・管理、治安、子育て、暮らしの点数と、評価を動かした理由を出典つきで示します。`,
  "risk-report-faq_top":
    "のリスク診断についての、よくある質問の目次です。建物、地震、水害、治安、子育て、暮らしの質問を、言葉でも探せます。",
  "risk-report-apartment":
    "の建物と管理のページです。耐震基準、築年、戸数、修繕積立金、管理の評価と、それぞれの点数、データの出典を示します。",
  "risk-report-apartment-price":
    "のまわりの価格の推移です。町と市区町村の㎡単価の動きを比べ、この先の見通しと、条件の近い成約を出典つきで示します。",
  "risk-report-apartment-yield":
    "の賃料の幅と利回りです。広さから見込まれる賃料を示し、価格と費用を入れると表面利回りと実質利回りを計算します。",
  "risk-report-apartment-faq":
    "の建物についての、よくある質問です。耐震基準、修繕積立金、管理の評価などの読み方と、点数への入り方に答えます。",
  "risk-report-child": "の子育て環境です。近くの保育施設、通学区の小学校、公園の数と直線での距離、それぞれの点数と出典を示します。",
  "risk-report-child-faq": "の子育て環境についての、よくある質問です。保育施設の数え方、通学区、距離の測り方と、点数への入り方に答えます。",
  "risk-report-earthquake":
    "の地震のページです。30年以内に強いゆれが起きる確率、地盤と液状化、活断層、地域危険度、耐震基準と点数を出典つきで示します。",
  "risk-report-earthquake-map":
    "のまわりの地震マップです。ゆれの確率や地盤などの値を地図で見比べ、選んだ地点の値と、見えている範囲の一覧を示します。",
  "risk-report-earthquake-faq":
    "の地震についての、よくある質問です。30年確率、地盤のゆれやすさ、耐震基準の読み方と、点数への入り方に答えます。",
  "risk-report-flood":
    "の水害・土砂のページです。洪水の想定の深さと続く時間、雨水、高潮、津波、土砂の想定を、階ごとの点数と出典つきで示します。",
  "risk-report-flood-map":
    "のまわりの浸水マップです。洪水や高潮、津波などの想定を地図で見比べ、選んだ地点の深さと、見えている範囲の一覧を示します。",
  "risk-report-flood-faq":
    "の水害についての、よくある質問です。浸水の深さの区分、「色なし」と「データなし」の違い、階による読み方に答えます。",
  "risk-report-crime":
    "のまわりの治安です。住宅に関わる5種の犯罪の件数と人口あたりの割合を、公表されている範囲で、点数と出典つきで示します。",
  "risk-report-crime-faq": "の治安についての、よくある質問です。件数の数え方、人口で割る意味、データの年と広さ、点数への入り方に答えます。",
  "risk-report-life": "のまわりの暮らしです。毎日使う施設の近さ、人口の見通し、売買の多さと価格の振れを、点数と出典つきで示します。",
  "risk-report-life-facility":
    "の周辺施設です。毎日の暮らしに関わる6種の施設までの近さを、地図と一覧、徒歩の分数の目安（80mを1分）で示します。",
  "risk-report-life-faq":
    "の暮らしについての、よくある質問です。施設の数え方、売れやすさ、人口と将来推計の読み方と、点数への入り方に答えます。",
  "risk-report-life-market": "のまわりの相場と流動性です。㎡単価の四半期ごとの推移、売買の多さと価格の振れを、地図と表、出典で示します。",
  "risk-report-life-population":
    "のある場所の人口です。建物のある区画の年齢ごとの将来推計、市区町村のこれまでの人口、町の世帯の数を出典つきで示します。",
};

/** What search engines are told of a page of a report; nothing of those that they are to leave out. */
export function reportText(screen: string, report: Report): string | undefined {
  const part = PARTS[screen];
  if (part === undefined) return undefined;
  return `${named(report.subject)}${typeof part === "string" ? part : part(report)}`;
}

/** A building with where and when it was built; a place names itself. */
function named({ kind, name, cityName, town, builtYear }: Report["subject"]): string {
  return kind === "building" ? `${name}（${cityName}${town}・${builtYear}年築）` : name;
}

function letterWords({ letter, overall }: Report["rating"]): string {
  return letter === null || overall === null ? "総合評価は判定保留です。" : `総合評価は${letter}（100点中${Math.round(overall)}点）。`;
}
