import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { refused } from "#test/support/scripted-api.ts";
import { headingsOf, robotsOf, SIGNED_IN, visitSite } from "#test/support/site-visit.tsx";
import { sampleAsset, sampleResult } from "#web/mypage/assets/samples.ts";

const ONE = "GET /api/mypage/assets/asset-1";
const RESULT = { [`${ONE}/result`]: sampleResult };
const visit = (path: string, answers = {}) => visitSite(path, answers, SIGNED_IN);
const SCREENS = ["add", "input", "result", "Graph", "edit", "thanks"] as const;

describe("the screens of homes", () => {
  it.each(SCREENS)("%s is for members, and kept from search engines", async (screen) => {
    expect((await visitSite(`/mypage/${screen}?id=asset-1`)).redirect?.to).toMatch(/^\/login/);
    const state = screen === "input" ? "draft" : "tracking";
    expect(robotsOf((await visit(`/mypage/${screen}?id=asset-1`, { ...RESULT, [ONE]: sampleAsset({ state }) })).html())).toBe("noindex");
  });

  it.each(SCREENS.filter((screen) => screen !== "add"))("%s of somebody else's home is not there", async (screen) => {
    const nobody = { [ONE]: refused(404), [`${ONE}/result`]: refused(404) };
    expect((await visit(`/mypage/${screen}?id=asset-1`, nobody)).status).toBe(404);
  });

  it.each(["input", "result", "Graph", "edit", "thanks"])("%s says that it could not be read, and that nothing is lost", async (screen) => {
    const html = (await visit(`/mypage/${screen}?id=asset-1`)).html();

    expect(headingsOf(html)).toHaveLength(1);
    expect(textOf(html)).toContain("保存されている内容はそのままです");
  });

  it.each([
    ["/mypage/input", {}, "/mypage/add"],
    ["/mypage/input?id=asset-1", { [ONE]: sampleAsset() }, "/mypage/edit?id=asset-1"],
    ["/mypage/edit?id=asset-1", { [ONE]: sampleAsset({ state: "draft" }) }, "/mypage/input?id=asset-1"],
    ["/mypage/thanks?id=asset-1", { [ONE]: sampleAsset({ state: "draft" }) }, "/mypage/input?id=asset-1"],
  ])("%s leads on where it is about nothing here", async (path, answers, to) => {
    expect((await visit(path, answers)).redirect?.to).toBe(to);
  });

  it("result shows the value, and each part that fails by itself", async () => {
    const text = textOf((await visit("/mypage/result?id=asset-1", RESULT)).html());

    expect(text).toContain("8,240万円");
    for (const words of ["リスク診断を読み込めませんでした", "確認の状況を読み込めませんでした", "計算できませんでした"])
      expect(text).toContain(words);
  });

  it("Graph has its table beside the picture", async () => {
    const html = (await visit("/mypage/Graph?id=asset-1", RESULT)).html();

    expect(headingsOf(html)).toEqual(["資産推移"]);
    expect(html).toContain("月ごとの評価額");
  });
});
