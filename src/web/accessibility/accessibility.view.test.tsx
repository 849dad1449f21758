import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { AccessibilityView } from "./accessibility.view.tsx";
import { countsOf, handWords, toolWords } from "./results.ts";
import { sampleAccessibility } from "./samples.ts";

const draw = (report: Parameters<typeof AccessibilityView>[0]["report"]) =>
  renderInRouter(<AccessibilityView report={report} />, ["/", "/risk/contact"]);

describe("the accessibility page", () => {
  it("says 配慮, never that the site conforms, and that nobody has tested it by hand yet", async () => {
    const text = textOf(await draw(sampleAccessibility));

    for (const words of ["表示は「配慮」です", "附属書JB", "2026年11月29日", "axe-core 9.9.9", "人による試験は、まだ行っていません"])
      expect(text).toContain(words);
    expect(text).not.toMatch(/準拠して(い|お)/);
  });

  it("has a row of each criterion, in a table and in a list for phones, with the test that stands for a person", async () => {
    const html = await draw(sampleAccessibility);

    for (const { id } of sampleAccessibility.criteria) expect(html.split(`<b class="tabular-nums">${id}</b>`)).toHaveLength(3);
    expect(textOf(html)).toContain("ブラウザーでの自動の試験でも、変更のたびに確かめています。");
  });

  it("counts what applies, and of that what was found how", () => {
    expect(countsOf(sampleAccessibility.criteria)).toEqual({ applying: 3, byTool: 2, byHand: 1, unchecked: 2 });
  });

  it.each([
    ["pass", "pass", "○ 違反なし", "○ 確認"],
    ["none", "unchecked", "― 規則なし", "未確認"],
    [null, null, "適用なし", "適用なし"],
  ] as const)("writes %s and %s as %s and %s", (tool, hand, toolWord, handWord) => {
    expect([toolWords({ tool }), handWords({ hand })]).toEqual([toolWord, handWord]);
  });

  it("keeps policy and contact where the results could not be loaded", async () => {
    const html = await draw(null);

    expect(html).toContain('role="alert"');
    for (const words of ["方針", "お困りのときは", "再試行"]) expect(textOf(html)).toContain(words);
    expect(html).toContain('href="/risk/contact"');
  });
});
