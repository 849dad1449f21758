import { describe, expect, it } from "vitest";
import { readLicence } from "./agent-licence.ts";

describe("readLicence", () => {
  it.each([
    ["東京都知事(3)第12345号", "東京都知事(3)第12345号"],
    ["東京都知事免許（３）第０１２３４５号", "東京都知事(3)第12345号"],
    ["国土交通大臣（12）第 1234 号", "国土交通大臣(12)第1234号"],
    ["北海道知事〔石狩〕(1)第1号", null],
    ["北海道知事【1】第1号", "北海道知事(1)第1号"],
    ["大阪府知事(01)00099号", "大阪府知事(1)第99号"],
  ])("writes %s in one form", (typed, licence) => {
    expect(readLicence(typed)).toBe(licence);
  });

  it.each([
    "",
    "12345",
    "江東区長(1)第1号",
    "東京知事(1)第1号",
    "東京都知事(0)第1号",
    "東京都知事(1)第0号",
    "東京都知事第1号",
    "東京都知事(1)第1234567号",
    "東京都知事(100)第1号",
  ])("takes nothing else: %j", (typed) => {
    expect(readLicence(typed)).toBeNull();
  });

  it("reads again what it wrote", () => {
    for (const text of ["神奈川県知事(2)第1号", "国土交通大臣(15)第9999号"]) expect(readLicence(readLicence(text) ?? "")).toBe(text);
  });
});
