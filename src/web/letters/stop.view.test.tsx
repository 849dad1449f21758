import { expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { SAMPLE_CODE, SAMPLE_STOP } from "./samples.ts";
import { type FoundStop, StopView } from "./stop.view.tsx";

const draw = (found: FoundStop) => renderInRouter(<StopView code={SAMPLE_CODE} found={found} />, ["/", "/risk/contact"]);

it("has a plain form for each button, which a browser without scripts sends", async () => {
  const html = await draw(SAMPLE_STOP);
  expect(html.match(/<form action="\/api\/direct-mail\/stops" method="post">/g)).toHaveLength(2);
  expect([...html.matchAll(/name="step" value="(\w+)"/g)].map(([, step]) => step)).toEqual(["company", "all"]);
  expect(html).toContain(`name="code" value="${SAMPLE_CODE}"`);
  expect(textOf(html)).toContain("見本不動産株式会社（サンプル）");
});

it("says what is stopped, and offers only what is left to do", async () => {
  const ofCompany = textOf(await draw({ ...SAMPLE_STOP, isStoppedOfCompany: true, canUndo: true }));
  expect(ofCompany).toContain("この会社からのお手紙を止めました");
  expect(ofCompany).not.toContain("この会社からの手紙を止める");
  expect(ofCompany).toContain("まちのねを通じたすべての手紙を止める");
  expect(ofCompany).toContain("元に戻す");
  const ofAll = await draw({ ...SAMPLE_STOP, isStoppedOfAll: true });
  expect(ofAll).not.toContain("<form");
  for (const html of [ofAll, ofCompany]) expect(html).not.toContain("お問い合わせで止める");
  expect(textOf(ofAll)).toContain("すべてのお手紙を止めました");
});

it("leads whoever holds no letter that is known to the form", async () => {
  const html = await draw("unknown");
  expect(textOf(html)).toContain("お手紙が見つかりません");
  expect(html).toContain('href="/risk/contact?topic=letter-stop"');
  // A number that was typed wrong is typed again, without scripts, and nothing is stopped by that.
  expect(html).toMatch(/<form[^>]* action="\/api\/direct-mail\/stops" method="post"/);
  expect([...html.matchAll(/name="step" value="(\w+)"/g)].map(([, step]) => step)).toEqual(["look"]);
  expect(html).toContain(`value="${SAMPLE_CODE}"`);
});

it("says in words that a press did nothing, where many came at once", async () => {
  const html = await renderInRouter(<StopView code={SAMPLE_CODE} found={SAMPLE_STOP} isBusy />, ["/", "/risk/contact"]);
  expect(textOf(html)).toContain("まだ変わっていません");
  expect(html).toContain('value="company"');
});
