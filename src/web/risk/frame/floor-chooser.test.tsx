import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { FloorChooser } from "./floor-chooser.tsx";
import type { ReportSearch } from "./report-search.ts";

const draw = (floors: number | null, search: ReportSearch = {}) =>
  renderInRouter(<FloorChooser floors={floors} search={search} />, ["/risk/a/flood"]);
const choices = (html: string) =>
  [...html.matchAll(/<option value="(\d*)"([^>]*)>([^<]*)/g)].map(([, value, more, text]) => [value, text, more]);

describe("the choice of a floor", () => {
  it("offers the whole building first, then each floor from the ground up", async () => {
    const html = await draw(3);

    expect(choices(html).map(([value, text]) => [value, text])).toEqual([
      ["", "建物全体"],
      ["1", "1階"],
      ["2", "2階"],
      ["3", "3階"],
    ]);
    expect(textOf(html)).toContain("この階で見る");
  });

  it("offers twenty floors where the height is not known", async () => {
    expect(choices(await draw(null)).at(-1)).toEqual(["20", "20階", ""]);
  });

  it("stands at the floor of the address", async () => {
    const chosen = (html: string) => choices(html).filter(([, , more]) => more?.includes("selected"));

    expect(chosen(await draw(32, { floor: 5 })).map(([value]) => value)).toEqual(["5"]);
    expect(chosen(await draw(32)).map(([value]) => value)).toEqual([""]);
  });

  it("stops at the top: a floor of the address that the building does not have is shown as its highest", async () => {
    const html = await draw(7, { floor: 30 });

    expect(choices(html)).toHaveLength(8);
    expect(choices(html).at(-1)).toEqual(["7", "7階", expect.stringContaining("selected")]);
    expect(choices(await draw(null, { floor: 30 })).at(-1)).toEqual(["30", "30階", expect.stringContaining("selected")]);
  });

  it("has a label, and asks without script for the same page with the weights of the reader", async () => {
    const html = await draw(3, { floor: 2, w: "50-10-10-10-10-10" });
    const id = /<select id="([^"]+)"/.exec(html)?.[1];

    expect(html).toContain(`<label for="${id}"`);
    expect(html).toMatch(/<form(?![^>]*action=)[^>]*method="get"/);
    expect(html).toContain('<input type="hidden" name="w" value="50-10-10-10-10-10"/>');
    expect(await draw(3, { floor: 2 })).not.toContain('type="hidden"');
  });
});
