import type { AppraisableKind, BaseHome } from "#domain/valuation/core/types.ts";
import { formatQuarterJa } from "#kernel/quarter.ts";

const HOME_WORDS: Readonly<Record<AppraisableKind, string>> = { condo: "部屋", house: "一戸建て", land: "土地", rent: "賃貸の部屋" };

/** `江東区の平均的な部屋(60㎡・2003年築、2024年第4四半期の相場)`: the home and the market that the factors start from. */
export function baseLabel({ cityName, areaM2, builtYear, quarter }: BaseHome, kind: AppraisableKind): string {
  const home = [`${Math.round(areaM2)}㎡`, ...(builtYear === null ? [] : [`${builtYear}年築`])].join("・");
  return `${cityName}の平均的な${HOME_WORDS[kind]}(${home}、${formatQuarterJa(quarter)}の相場)`;
}
