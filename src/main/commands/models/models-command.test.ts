import { describe, expect, it } from "vitest";
import { MODELS_USAGE, modelsCommand } from "./models-command.ts";

describe("npm run models", () => {
  it("lists all models, or those of a kind", () => {
    expect(modelsCommand(["list"])).toEqual({ kind: "list", of: null });
    expect(modelsCommand(["list", "--kind", "land"])).toEqual({ kind: "list", of: "land" });
  });

  it("shows one model", () => {
    expect(modelsCommand(["show", "condo-2026.11-1a2b3c4d"])).toEqual({ kind: "show", version: "condo-2026.11-1a2b3c4d" });
  });

  it("puts one into use, with or without a name and a reason", () => {
    expect(modelsCommand(["promote", "condo-1"])).toEqual({ kind: "promote", version: "condo-1", by: null, reason: null });
    expect(modelsCommand(["promote", "condo-1", "--by", "田中", "--reason", "春の取引"])).toEqual({
      kind: "promote",
      version: "condo-1",
      by: "田中",
      reason: "春の取引",
    });
  });

  it("goes back with condominiums, or another kind", () => {
    expect(modelsCommand(["rollback"])).toEqual({ kind: "rollback", of: "condo", by: null, reason: null });
    expect(modelsCommand(["rollback", "--kind", "house", "--by", "田中"])).toMatchObject({ of: "house", by: "田中" });
  });

  it.each([["--help"], ["-h"]])("explains itself with %s", (word) => {
    expect(modelsCommand([word])).toEqual({ kind: "help" });
    expect(modelsCommand(["promote", word])).toEqual({ kind: "help" });
    expect(MODELS_USAGE).toContain("rollback");
  });

  it.each([
    [[], "することを指定してください"],
    [["remove", "condo-1"], "「remove」という指定はありません"],
    [["toString"], "「toString」という指定はありません"],
    [["show"], "show には版を指定してください"],
    [["promote", "--by", "田中"], "promote には版を指定してください"],
    [["promote", "condo-1", "condo-2"], "指定が多すぎます"],
    [["rollback", "condo-1"], "指定が多すぎます"],
    [["list", "--by", "田中"], "list に --by は指定できません"],
    [["promote", "condo-1", "--kind", "condo"], "promote に --kind は指定できません"],
    [["rollback", "--kind", "castle"], "「castle」という種別はありません"],
    [["promote", "condo-1", "--by"], "指定に誤りがあります"],
    [["list", "--all"], "指定に誤りがあります"],
  ])("refuses %j", (words, problem) => {
    expect(modelsCommand(words)).toEqual({ kind: "misused", problem });
  });
});
