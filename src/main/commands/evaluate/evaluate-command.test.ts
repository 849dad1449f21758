import { describe, expect, it } from "vitest";
import { evaluateCommand, NO_RENTS } from "./evaluate-command.ts";

const words = (text: string) => text.split(" ").filter(Boolean);

describe("evaluateCommand", () => {
  it("reads quarters, with condominiums and the database where nothing else is said", () => {
    expect(evaluateCommand(words("--train-until 2024Q2 --test-until 2025Q2"))).toEqual({
      kind: "evaluate",
      order: {
        kinds: ["condo"],
        origins: [{ trainUntil: { year: 2024, quarter: 2 }, testUntil: { year: 2025, quarter: 2 } }],
        isRolling: false,
        files: null,
      },
    });
  });

  it("reads files and kind", () => {
    const command = evaluateCommand(words("--train a.csv --test b.csv.gz --train-until 2024Q2 --test-until 2025Q2 --kind land"));

    expect(command).toMatchObject({ order: { kinds: ["land"], files: { train: "a.csv", test: "b.csv.gz" } } });
  });

  it("takes every kind at once", () => {
    expect(evaluateCommand(words("--kind all --train-until 2024Q2 --test-until 2025Q2"))).toMatchObject({
      order: { kinds: ["condo", "house", "land", "rent"] },
    });
  });

  it.each([
    ["--origins 2021Q4,2023Q2", ["2022Q4", "2024Q2"]],
    ["--origins 2021Q4 --test-quarters 1", ["2022Q1"]],
    ["--origins 2021Q4 --test-quarters 8", ["2023Q4"]],
  ])("rolls %s, tested until %j", (text, expected) => {
    const command = evaluateCommand(words(text));

    expect(command).toMatchObject({ kind: "evaluate", order: { isRolling: true } });
    const origins = command.kind === "evaluate" ? command.order.origins : [];
    expect(origins.map(({ testUntil: { year, quarter } }) => `${year}Q${quarter}`)).toEqual(expected);
  });

  it.each([
    ["", "四半期"],
    ["--train-until 2024Q5 --test-until 2025Q2", "四半期"],
    ["--train-until 2024Q2 --test-until 2025Q2 --kind castle", "castle"],
    ["--train-until 2024Q2 --test-until 2025Q2 --train a.csv", "両方"],
    ["--train-until 2024Q2 --test-until 2025Q2 --test-quarters 4", "--origins といっしょ"],
    ["--until 2024Q2", "指定に誤り"],
    ["--origins 2021Q4,2022", "カンマ"],
    ["--origins 2021Q4,", "カンマ"],
    ["--origins 2021Q4 --train-until 2024Q2", "いっしょに使えません"],
    ["--origins 2021Q4 --test-quarters 0", "1〜8"],
    ["--origins 2021Q4 --test-quarters 9", "1〜8"],
    ["--origins 2021Q4 --test-quarters two", "1〜8"],
  ])("refuses %j and says why", (text, problem) => {
    const command = evaluateCommand(words(text));

    expect(command.kind === "misused" && command.problem).toContain(problem);
  });

  it("takes rents, and says which grade they get where none were imported", () => {
    const command = evaluateCommand(words("--kind rent --train-until 2024Q2 --test-until 2025Q2 --train rents.csv --test rents.csv"));

    expect(command).toMatchObject({ order: { kinds: ["rent"], files: { train: "rents.csv" } } });
    expect(NO_RENTS).toMatch(/賃料の記録が取り込まれていない.*E\(推定できません\).*ingest -- rents/);
  });

  it("explains itself", () => {
    expect(evaluateCommand(["--help"])).toEqual({ kind: "help" });
  });
});

describe("agreement", () => {
  it("draws 60 sales of every kind that is sold where nothing else is said", () => {
    expect(evaluateCommand(words("agreement"))).toEqual({
      kind: "agreement",
      order: { kinds: ["condo", "house", "land"], count: 60, seed: 60 },
      file: null,
    });
  });

  it("reads kind, number, seed and file", () => {
    expect(evaluateCommand(words("agreement --kind house --count 100 --seed 7 --file a.csv.gz"))).toEqual({
      kind: "agreement",
      order: { kinds: ["house"], count: 100, seed: 7 },
      file: "a.csv.gz",
    });
    expect(evaluateCommand(words("agreement --help"))).toEqual({ kind: "help" });
  });

  it.each([
    "agreement --kind rent",
    "agreement --count 0",
    "agreement --count x",
    "agreement --seed x",
    "agreement --train-until 2024Q2",
    "--seed 7",
  ])("refuses %s", (text) => {
    expect(evaluateCommand(words(text)).kind).toBe("misused");
  });
});
