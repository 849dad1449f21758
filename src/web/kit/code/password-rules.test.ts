import { describe, expect, it } from "vitest";
import { passwordRules, passwordStrength } from "./password-rules.ts";

const unmet = (password: string, username = "taro@example.jp") =>
  passwordRules(password, username)
    .filter(({ isMet }) => !isMet)
    .map(({ label }) => label);

describe("the rules of a password", () => {
  it.each([
    { password: "kawabe-no-ki", missing: [] },
    { password: "short7!", missing: ["8文字以上"] },
    { password: "川辺の木が好きです", missing: [] },
    { password: "川辺の木🌳🌳🌳", missing: ["8文字以上"] },
    { password: "two words", missing: ["空白を含まない"] },
    { password: "Ｔaro@Example.jp", missing: ["メールアドレスと同じではない"] },
  ])("$password misses $missing", ({ password, missing }) => {
    expect(unmet(password)).toEqual(missing);
  });

  it("are all still to be met by an empty one", () => {
    expect(unmet("")).toEqual(["8文字以上", "空白を含まない", "メールアドレスと同じではない"]);
  });
});

describe("the strength of a password", () => {
  it.each([
    { password: "short7!", strength: null },
    { password: "kawabeno", strength: "weak" },
    { password: "password-2026-X", strength: "weak" },
    { password: "aaaabbbbaaaabbbb", strength: "weak" },
    { password: "12345678abcXYZ!", strength: "weak" },
    { password: "taro-kawabe-no-ki", strength: "weak" },
    { password: "kawabe-noki", strength: "fair" },
    { password: "Kawabe7no", strength: "fair" },
    { password: "kawabe-no-ki-7", strength: "strong" },
    { password: "川辺の木の下で本を読む午後です", strength: "strong" },
  ])("$password: $strength", ({ password, strength }) => {
    expect(passwordStrength(password, "taro@example.jp")).toBe(strength);
  });

  it("is not lowered by a name too short to mean anything", () => {
    expect(passwordStrength("kawabe-no-ki-7", "a@example.jp")).toBe("strong");
  });
});
