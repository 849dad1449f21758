import { expect, it } from "vitest";
import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { baseLabel } from "./base-label.ts";

it.each<[AppraisableKind, number | null, string]>([
  ["condo", 2003, "江東区の平均的な部屋(60㎡・2003年築、2024年第4四半期の相場)"],
  ["house", 2003, "江東区の平均的な一戸建て(60㎡・2003年築、2024年第4四半期の相場)"],
  ["land", null, "江東区の平均的な土地(60㎡、2024年第4四半期の相場)"],
  ["rent", 2003, "江東区の平均的な賃貸の部屋(60㎡・2003年築、2024年第4四半期の相場)"],
])("the average %s is told with its size, its age and its quarter", (kind, builtYear, words) => {
  expect(baseLabel({ cityName: "江東区", areaM2: 60.2, builtYear, quarter: { year: 2024, quarter: 4 } }, kind)).toBe(words);
});
