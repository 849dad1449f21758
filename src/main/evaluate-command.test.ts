import { describe, expect, it } from "vitest";
import { evaluateCommand } from "./evaluate-command.ts";

const words = (text: string) => text.split(" ").filter(Boolean);

describe("evaluateCommand", () => {
  it("reads quarters, with condominiums and the database where nothing else is said", () => {
    expect(evaluateCommand(words("--train-until 2024Q2 --test-until 2025Q2"))).toEqual({
      kind: "evaluate",
      order: { kind: "condo", trainUntil: { year: 2024, quarter: 2 }, testUntil: { year: 2025, quarter: 2 }, files: null },
    });
  });

  it("reads files and kind", () => {
    const command = evaluateCommand(words("--train a.csv --test b.csv.gz --train-until 2024Q2 --test-until 2025Q2 --kind land"));

    expect(command).toMatchObject({ order: { kind: "land", files: { train: "a.csv", test: "b.csv.gz" } } });
  });

  it.each([
    ["", "四半期"],
    ["--train-until 2024Q5 --test-until 2025Q2", "四半期"],
    ["--train-until 2024Q2 --test-until 2025Q2 --kind castle", "castle"],
    ["--train-until 2024Q2 --test-until 2025Q2 --train a.csv", "両方"],
    ["--until 2024Q2", "指定に誤り"],
  ])("refuses %j and says why", (text, problem) => {
    const command = evaluateCommand(words(text));

    expect(command.kind === "misused" && command.problem).toContain(problem);
  });

  it("explains itself", () => {
    expect(evaluateCommand(["--help"])).toEqual({ kind: "help" });
  });
});
