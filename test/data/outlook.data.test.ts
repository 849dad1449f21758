import { createReadStream } from "node:fs";
import path from "node:path";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";
import { beforeAll, describe, expect, test } from "vitest";
import { priceOutlook, type UnitPrice } from "#domain/risk/topics/price-outlook.ts";
import { quarterAt, quarterIndex } from "#kernel/quarter.ts";

const folder = process.env.SHARED_DATA ?? "";
const AHEAD = 4;
const LEAST_SALES = 3;

type Row = Readonly<Record<string, string>>;
type Series = readonly UnitPrice[];

async function rowsOf(file: string): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of createReadStream(path.join(folder, file))
    .pipe(createGunzip())
    .pipe(parse({ columns: true, relax_quotes: true })))
    rows.push(row);
  return rows;
}

/** Medians by quarter of each area, as the site makes them: quarters with fewer than three sales are none. */
function medians(sales: readonly { readonly area: string; readonly at: number; readonly price: number }[]): Map<string, Series> {
  const areas = Map.groupBy(sales, ({ area }) => area);
  return new Map(
    [...areas].map(([area, ofArea]) => [
      area,
      [...Map.groupBy(ofArea, ({ at }) => at)]
        .filter(([, ofQuarter]) => ofQuarter.length >= LEAST_SALES)
        .map(([at, ofQuarter]) => ({ quarter: quarterAt(at), medianYenPerM2: medianOf(ofQuarter), n: ofQuarter.length }))
        .sort((a, b) => quarterIndex(a.quarter) - quarterIndex(b.quarter)),
    ]),
  );
}

function medianOf(sales: readonly { readonly price: number }[]): number {
  const sorted = sales.map(({ price }) => price).sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** Every quarter that has one a year later, as an origin that knows its past alone: what was said, and what came. */
function origins(series: Series) {
  return series.flatMap(({ quarter }) => {
    const at = quarterIndex(quarter);
    const later = series.find((point) => quarterIndex(point.quarter) === at + AHEAD);
    const said = priceOutlook(series.filter((point) => quarterIndex(point.quarter) <= at));
    return later === undefined || (!said.ok && said.reason === "too-short") ? [] : [{ came: later.medianYenPerM2, said }];
  });
}

function held(all: Iterable<Series>) {
  const known = [...all].flatMap(origins);
  const given = known.flatMap(({ came, said }) => (said.ok ? [{ came, ...said.value }] : []));
  const share = (n: number) => Math.round((1000 * n) / given.length) / 1000;
  return {
    origins: known.length,
    given: given.length,
    within: share(given.filter(({ came, lowYenPerM2, highYenPerM2 }) => lowYenPerM2 <= came && came <= highYenPerM2).length),
    above: share(given.filter(({ came, highYenPerM2 }) => came > highYenPerM2).length),
    half: share(given.reduce((sum, { lowYenPerM2, highYenPerM2 }) => sum + Math.log(highYenPerM2 / lowYenPerM2) / 2, 0)),
  };
}

let wards: Map<string, Series>;
let towns: Map<string, Series>;
beforeAll(async () => {
  if (folder === "") throw new Error("SHARED_DATA must name the folder that holds the open data");
  const sales = (await rowsOf("transactions/tokyo23_2020q1_2025q2.csv.gz"))
    .filter(({ type }) => type === "Used Apartment")
    .map(({ ward_code = "", district_ja = "", year, quarter, price, area_m2 }) => ({
      ...{ ward: ward_code, town: `${ward_code} ${district_ja}` },
      ...{ at: Number(year) * 4 + Number(quarter) - 1, price: Number(price) / Number(area_m2) },
    }));
  wards = medians(sales.map(({ ward, ...sale }) => ({ area: ward, ...sale })));
  towns = medians(sales.map(({ town, ...sale }) => ({ area: town, ...sale })));
}, 120_000);

describe("how often the median of a year later lay within the band of 80 %", () => {
  test("wards, all sales of 2020 to 2025Q2", () => {
    const told = held(wards.values());
    console.info("wards", told);

    expect(told.origins).toBeGreaterThan(150);
    expect(told.within).toBeGreaterThan(0.75);
    expect(told.within).toBeLessThan(0.85);
  });

  test("towns, where the band is not too wide to be shown", () => {
    const told = held(towns.values());
    console.info("towns", told);

    expect(told.within).toBeGreaterThan(0.75);
    expect(told.within).toBeLessThan(0.88);
  });

  test.each(["取引", "成約"])("wards by kind of price to 2025Q4: %s", async (category) => {
    const rows = await rowsOf("market/tokyo23_condo_quarterly_median.csv.gz");
    const points = rows
      .filter(({ price_category, n }) => price_category === category && Number(n) >= LEAST_SALES)
      .map(({ ward_code = "", year, quarter, n, median_yen_m2 }) => ({
        ...{
          area: ward_code,
          quarter: quarterAt(Number(year) * 4 + Number(quarter) - 1),
          n: Number(n),
          medianYenPerM2: Number(median_yen_m2),
        },
      }));
    const told = held(Map.groupBy(points, ({ area }) => area).values());
    console.info(category, told);

    expect(told.within).toBeGreaterThan(0.75);
    expect(told.within).toBeLessThan(0.85);
  });

  test("one ward over ten years, 2010 to 2020: few origins that overlap", async () => {
    const sales = (await rowsOf("transactions/toshima_ward_2010_2020_en.csv.gz"))
      .filter(({ Type = "" }) => Type.startsWith("Pre-owned Condo"))
      .flatMap((row) => {
        const [, quarter, year] = /^(\d).. quarter (\d{4})$/.exec(row["Transaction period"] ?? "") ?? [];
        const price = Number(row["Transaction-price(total)"]) / Number(row["Area(m^2)"]);
        return quarter && year && price > 0 ? [{ area: "toshima", at: Number(year) * 4 + Number(quarter) - 1, price }] : [];
      });
    const told = held(medians(sales).values());
    console.info("toshima", told);

    expect(told.within).toBeGreaterThan(0.65);
    expect(told.within).toBeLessThan(0.9);
  });
});
