import { describe, expect, it } from "vitest";
import { INDICATORS } from "#domain/risk/indicators/all.ts";
import { FACTS } from "#domain/risk/model/facts.ts";
import { type CorrectionField, correctionFieldsOf, isCorrectionField } from "./correction-field.ts";
import { CORRECTION_FIELDS } from "./correction-fields.ts";
import { indicatorsBeingChecked } from "./indicators-being-checked.ts";

const FIELDS = Object.keys(CORRECTION_FIELDS).filter(isCorrectionField);

describe("what a visitor may say is wrong", () => {
  it("covers every indicator: there is none that nobody could have corrected", () => {
    expect(indicatorsBeingChecked(FIELDS)).toEqual(INDICATORS.map(({ id }) => id));
  });

  it("is all of it of a building, and of a place nothing that only a building has", () => {
    expect(correctionFieldsOf("building")).toEqual(FIELDS);
    expect(correctionFieldsOf("place").map((field) => CORRECTION_FIELDS[field].title)).toEqual([
      ...["所在地", "地震・地盤のデータ", "洪水のデータ", "内水・高潮・津波のデータ", "土砂災害のデータ", "犯罪のデータ"],
      ...["保育施設・学校・公園", "周辺施設・人口・相場", "推定価格・成約・家賃"],
    ]);
  });

  it("names facts that there are, and each field by a title of its own", () => {
    for (const { facts } of Object.values(CORRECTION_FIELDS)) for (const fact of facts) expect(FACTS).toHaveProperty(fact);
    expect(new Set(Object.values(CORRECTION_FIELDS).map(({ title }) => title)).size).toBe(FIELDS.length);
  });

  it.each(["", "flood_max_rank", "Name", "constructor", "__proto__", "hasOwnProperty"])("is not %j", (text) => {
    expect(isCorrectionField(text)).toBe(false);
  });
});

describe("the indicators that are being checked", () => {
  it.each([
    ["name", []],
    ["address", []],
    ["builtYear", ["seismic_code", "age"]],
    ["confirmedOn", ["seismic_code"]],
    ["structure", ["reserve_fund"]],
    ["units", ["units"]],
    ["seismicDiagnosis", ["seismic_code"]],
    ["seismicIsolation", ["seismic_code"]],
    ["reserveFund", ["reserve_fund"]],
    ["managementStars", ["management"]],
    ["managementCertified", ["management"]],
    ["earthquake", ["quake_probability", "ground_amplification", "liquefaction", "area_danger"]],
    ["flood", ["flood"]],
    ["otherWater", ["other_water"]],
    ["landslide", ["landslide"]],
    ["crime", ["crime"]],
    ["child", ["childcare", "school_distance", "parks"]],
    ["life", ["facilities", "population", "liquidity", "volatility"]],
    ["price", []],
  ] as const satisfies readonly (readonly [CorrectionField, readonly string[]])[])("are for %s: %j", (field, indicators) => {
    expect(indicatorsBeingChecked([field])).toEqual(indicators);
  });

  it("come once, in the order of the report, however many fields are in check", () => {
    expect(indicatorsBeingChecked(["managementCertified", "confirmedOn", "managementStars", "builtYear"])).toEqual([
      "seismic_code",
      "age",
      "management",
    ]);
    expect(indicatorsBeingChecked([])).toEqual([]);
  });
});
