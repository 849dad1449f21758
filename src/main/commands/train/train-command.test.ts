import { describe, expect, it } from "vitest";
import { TRAIN_USAGE, trainCommand } from "./train-command.ts";

describe("npm run train", () => {
  it("trains all kinds on all sales when nothing is said", () => {
    expect(trainCommand([])).toEqual({ kind: "train", kinds: ["condo", "house", "land", "rent"], until: null });
    expect(trainCommand(["--kind", "all"])).toEqual({ kind: "train", kinds: ["condo", "house", "land", "rent"], until: null });
  });

  it("trains one kind, on sales up to a quarter", () => {
    expect(trainCommand(["--kind", "house", "--until", "2024Q2"])).toEqual({
      kind: "train",
      kinds: ["house"],
      until: { year: 2024, quarter: 2 },
    });
    expect(trainCommand(["--until=2024Q2"])).toMatchObject({ until: { year: 2024, quarter: 2 } });
  });

  it.each([["--help"], ["-h"]])("explains itself with %s", (word) => {
    expect(trainCommand([word])).toEqual({ kind: "help" });
    expect(TRAIN_USAGE).toContain("--until");
  });

  it.each([
    [["--all"], "指定に誤りがあります"],
    [["condo"], "指定に誤りがあります"],
    [["--until"], "指定に誤りがあります"],
    [["--kind", "forest"], "「forest」という種別はありません"],
    [["--until", "2024-06"], "「2024-06」は四半期ではありません(例: 2024Q2)"],
    [["--until", "2024Q5"], "「2024Q5」は四半期ではありません(例: 2024Q2)"],
  ])("refuses %j", (words, problem) => {
    expect(trainCommand(words)).toEqual({ kind: "misused", problem });
  });
});
