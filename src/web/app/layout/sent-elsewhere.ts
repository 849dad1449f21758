import type { SiteMaps } from "#wire/site-maps.ts";

const GSI = "国土地理院";
/** ハザードマップポータルサイト is theirs, too. */
const OF_GSI = /(^|\.)gsi\.go\.jp$/;

type Asked = { readonly template: string; readonly service: string; readonly what: string };

/** To whom maps have the browser send something, what and why, in a sentence each; nobody where they are drawn of our own data alone. */
export function sentByMaps({ base, hazards }: Pick<SiteMaps, "base" | "hazards">, ownOrigin: string): readonly string[] {
  const asked: Asked[] = [];
  if (base) asked.push({ template: base.template, service: "地理院タイル", what: "背景の地図" });
  if (hazards) asked.push({ template: hazards.template, service: "ハザードマップポータルサイト", what: "災害の想定図" });
  const byReceiver = Map.groupBy(
    asked.filter(({ template }) => new URL(template).origin !== ownOrigin),
    receiverOf,
  );
  return [...byReceiver].map(([receiver, all]) => {
    const services = receiver === GSI ? `（${all.map(({ service }) => service).join("・")}）` : "";
    const shown = all.map(({ what }) => what).join("と");
    return `${receiver}${services}：地図を開いたときに、表示する範囲と接続元のIPアドレスを送ります。${shown}を表示するためです。`;
  });
}

/** Whoever else it is, we know the host alone: a credit names who made the map, not who sends it. */
function receiverOf({ template }: Asked): string {
  const { host, hostname } = new URL(template);
  return OF_GSI.test(hostname) ? GSI : host;
}
