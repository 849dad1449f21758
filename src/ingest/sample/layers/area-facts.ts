import { between } from "#ingest/sample/draw.ts";
import { seededRandom } from "#kernel/random.ts";
import { bandsOf } from "./meshes.ts";

type SampleAreaFact = { readonly areaCode: string; readonly period: string; readonly data: Readonly<Record<string, unknown>> };
export type SampleAreaFacts = { readonly dataset: string; readonly asOf: string; readonly rows: readonly SampleAreaFact[] };

const TOKYO = "13";
const CENSUSES = [1980, 1985, 1990, 1995, 2000, 2005, 2010, 2015, 2020] as const;
const CRIME_YEARS = [2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024] as const;
const WEEK_MS = 7 * 86_400_000;
/** Peaks of an invented epidemic: day and new cases a day. */
const WAVES = [
  ["2020-04-11", 170],
  ["2020-08-02", 340],
  ["2021-01-08", 1800],
  ["2021-08-14", 4800],
  ["2022-02-06", 17_500],
  ["2022-07-30", 32_000],
  ["2022-12-24", 17_000],
] as const;

/** Population of every ward, crimes and the archive of infections of Tokyo. */
export function sampleAreaFacts(cityCodes: readonly string[], seed: number): SampleAreaFacts[] {
  return [
    { dataset: "population", asOf: "2020", rows: population(cityCodes, seed) },
    { dataset: "crime_prefecture", asOf: "2024", rows: crimes(seed + 1) },
    { dataset: "covid", asOf: "2023-05-07", rows: infections() },
  ];
}

function population(cityCodes: readonly string[], seed: number): SampleAreaFact[] {
  const random = seededRandom(seed);
  return cityCodes.flatMap((areaCode) => {
    const in2020 = Math.round(between(random, 90_000, 800_000));
    const lowest = between(random, 0.78, 0.95);
    return CENSUSES.map((year) => {
      const total = Math.round(in2020 * (lowest + (1 - lowest) * (Math.abs(year - 1997) / 23)));
      return { areaCode, period: String(year), data: { total, households: Math.round(total / 1.9), bands: bandsOf(total, year) } };
    });
  });
}

function crimes(seed: number): SampleAreaFact[] {
  const random = seededRandom(seed);
  return CRIME_YEARS.map((year) => {
    const total = Math.round(between(random, 0.95, 1.05) * (year < 2020 ? 150_000 - 9000 * (year - 2015) : 82_000 + 3500 * (year - 2020)));
    return { areaCode: TOKYO, period: String(year), data: { total } };
  });
}

/** Figures that run up from the beginning, one a week; counting of every case ended on 2023-05-07. */
function infections(): SampleAreaFact[] {
  const rows: SampleAreaFact[] = [];
  let testedPositive = 0;
  for (let at = Date.UTC(2020, 1, 2); at <= Date.UTC(2023, 4, 7); at += WEEK_MS) {
    const daily = WAVES.reduce((sum, [day, height]) => sum + height * Math.exp(-(((at - Date.parse(day)) / (3.2 * WEEK_MS)) ** 2)), 3);
    testedPositive += Math.round(daily * 7);
    const deaths = Math.round(testedPositive * 0.0019);
    rows.push({ areaCode: TOKYO, period: new Date(at).toISOString().slice(0, 10), data: { testedPositive, deaths } });
  }
  return rows;
}
