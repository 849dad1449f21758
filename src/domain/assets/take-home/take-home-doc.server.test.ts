import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sold, yenOf } from "#test/support/sale-facts.ts";

const PAGE = readFileSync(new URL("../../../../docs/models/take-home.md", import.meta.url), "utf8");

/** The rows of the page's table of worked examples. */
function examples(): Map<string, number> {
  const [, section = ""] = PAGE.split("## Worked examples");
  const rows = [...section.matchAll(/^\| (.+) \| ([\d,]+) \|$/gm)];
  return new Map(rows.map(([, name = "", yen = ""]) => [name.replaceAll("**", ""), Number(yen.replaceAll(",", ""))]));
}

const flat = sold().low;
const second = { use: "second-home" } as const;
const short = { residence: second, kind: "land", acquiredOn: "2021-06-01", acquisitionPriceYen: 34_490_000 } as const;

/** Each row begins so, and this is what the code says of it. */
const RECKONED: readonly (readonly [string, number | null | undefined])[] = [
  ["仲介手数料: ", yenOf(flat, "broker-fee")],
  ["仲介手数料 of 3,000,000", yenOf(sold({ hasLowPriceAgreement: true }, { priceYen: 3_000_000 }).low, "broker-fee")],
  ["印紙税, reduced", yenOf(sold({}, { contractOn: "2027-03-31" }).low, "stamp-duty")],
  ["印紙税, 本則", yenOf(sold({}, { contractOn: "2027-04-01" }).low, "stamp-duty")],
  ["抵当権抹消", yenOf(flat, "mortgage-cancellation")],
  ["減価", flat.gain.depreciationYen],
  ["取得費: ", flat.gain.acquisitionCostYen],
  ["取得費 where", sold({ acquisitionPriceYen: null, buildingPriceYen: null }).low.gain.acquisitionCostYen],
  ["gain", flat.gain.gainYen],
  ["tax 短期", sold(short).low.taxYen],
  ["tax 長期", sold({ residence: second }).low.taxYen],
  ["taxable", flat.owners[0]?.taxableYen],
  ["tax with", flat.taxYen],
  ["tax 10年超", sold({ brokerFeeYen: 0, isElectronicContract: true }, { priceYen: 134_490_000 }).low.taxYen],
  ["take-home", flat.takeHomeYen],
  ["固定資産税精算", yenOf(sold({ propertyTaxYen: 160_000 }).low, "property-tax-settlement")],
];

describe("docs/models/take-home.md", () => {
  it("tells what the code reckons, row by row, and every row is reckoned", () => {
    const told = examples();
    expect(told.size).toBe(RECKONED.length);
    for (const [start, yen] of RECKONED) {
      const found = [...told].filter(([name]) => name.startsWith(start));
      expect(
        found.map(([, value]) => value),
        start,
      ).toEqual([yen]);
    }
  });
});
