import { describe, expect, it } from "vitest";
import { cheapReasons } from "./cheap-reasons.ts";

type Facts = Parameters<typeof cheapReasons>[0];
const NOTHING: Facts = {
  kind: "condo",
  areaM2: 60,
  confirmedOn: "2008-05-01",
  builtYear: 2010,
  builtMonth: null,
  landRight: "freehold",
  isTenanted: false,
  notices: [],
  reserveShortfallYen: 0,
  reported: "no",
  isEstimateDoubtful: false,
};
const of = (given: Partial<Facts>) => cheapReasons({ ...NOTHING, ...given });

describe("why a home may be cheap", () => {
  it.each<[string, Partial<Facts>, string[]]>([
    ["旧耐震 by 建築確認, whatever the year of completion", { confirmedOn: "1981-05-31", builtYear: 1983 }, ["old-quake-code"]],
    ["nothing from 1981-06-01 on", { confirmedOn: "1981-06-01", builtYear: 1982 }, []],
    ["旧耐震 where it was finished before the code began", { confirmedOn: null, builtYear: 1980 }, ["old-quake-code"]],
    ["not known where it was finished soon after", { confirmedOn: null, builtYear: 1982 }, ["quake-code-unknown"]],
    ["not known without any year", { confirmedOn: null, builtYear: null }, ["quake-code-unknown"]],
    ["nothing where it was finished under the code for certain", { confirmedOn: null, builtYear: 1983, builtMonth: 4 }, []],
    [
      "a report that nobody has looked into, before all that is told",
      { reported: "once", landRight: "leasehold" },
      ["reported", "leasehold"],
    ],
    ["an estimate that similar sales do not bear out", { isEstimateDoubtful: true }, ["estimate-doubtful"]],
    ["借地権", { landRight: "leasehold" }, ["leasehold"]],
    ["定期借地権", { landRight: "fixed-leasehold" }, ["fixed-leasehold"]],
    ["賃貸中", { isTenanted: true }, ["tenanted"]],
    [
      "告知事項, 再建築不可 and 面積の違い as told, the weightiest first",
      { notices: ["area-difference", "incident", "no-rebuild"] },
      ["no-rebuild", "incident", "area-difference"],
    ],
    ["修繕積立金の不足", { reserveShortfallYen: 8_000 }, ["reserve-shortfall"]],
    ["no earthquake code of land", { kind: "land", confirmedOn: null, builtYear: null, areaM2: null }, []],
    ["what is not told is no reason", { landRight: null, isTenanted: null, reserveShortfallYen: null }, []],
  ])("%s", (_, given, reasons) => {
    expect(of(given)).toEqual(reasons);
  });
});
