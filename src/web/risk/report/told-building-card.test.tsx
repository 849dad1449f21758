import { describe, expect, it, vi } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { heldReport, sampleReport } from "#web/risk/samples/samples.ts";
import type { ToldSearch } from "./told-building.ts";
import { ToldBuildingCard, ToldForm } from "./told-building-card.tsx";

const card = (told: ToldSearch = {}, onApply: (told: ToldSearch) => void = () => undefined, report = heldReport) => (
  <ToldBuildingCard told={told} rating={report.rating} onApply={onApply} keep={{ floor: "5" }} year={2026} />
);
const html = (...given: Parameters<typeof card>) => renderInRouter(card(...given), ["/", "/risk/contact"]);

describe("the card of a building that is not registered", () => {
  it("says how much telling narrows the letter, and with which example that was worked out", async () => {
    expect(textOf(await html())).toContain("そろい 41% → 56%記号の幅 C〜AA → B〜AA築25年・50戸なら（計算の例です）");
  });

  it("says where the letter stands once nothing is left to tell", async () => {
    const text = textOf(await html({ built: 2015 }, () => undefined, sampleReport));

    expect(text).toContain("そろい 82%記号の幅 BBB〜A");
    expect(text).not.toContain("→");
  });

  it("shows what was told, and keeps the floor for a browser without script", async () => {
    const drawn = await html({ built: 2015, floors: 7, structure: "RC" });

    expect(drawn).toMatch(/<form[^>]* method="get"/);
    expect(drawn).toContain('<input type="hidden" name="floor" value="5"/>');
    expect(drawn).toMatch(/name="built"[^>]*value="2015"/);
    expect(drawn).toMatch(/name="floors"[^>]*value="7"/);
    expect(drawn).toMatch(/<option value="RC" selected="">/);
    expect(drawn).toContain('href="/risk/contact?topic=listing"');
  });

  it("hands over all that is told by a press, and nothing while a field is wrong", async () => {
    const onApply = vi.fn<(told: ToldSearch) => void>();
    const page = await livePage(<ToldForm told={{ floors: 7 }} onApply={onApply} year={2026} />);
    await page.type('[name="built"]', "1850");
    await page.press("反映する");
    expect(onApply.mock.calls).toEqual([]);
    expect(page.text()).toContain("1900から2029までの西暦で入力してください");
    expect(page.one('[name="built"]').getAttribute("aria-invalid")).toBe("true");

    await page.type('[name="built"]', "2015年");
    await page.press("反映する");
    expect(onApply.mock.calls).toEqual([[{ built: 2015, floors: 7 }]]);
    expect(page.text()).not.toContain("1900から");
  });
});
