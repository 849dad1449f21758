import { expect, it } from "vitest";
import { LAYOUTS } from "#kernel/home/layout-choices.ts";
import { readBrand } from "#wire/checker/checker-widget.ts";
import { framePage } from "./frame-page.ts";

it("offers every layout that the site does, and no way on where neither can tell a price", () => {
  const given = { nonce: "n", token: "t", isSample: false, siteOrigin: "https://site.test", script: "" };
  const html = framePage({ ...given, brand: readBrand({}) });

  for (const layout of LAYOUTS) expect(html).toContain(`<option>${layout}</option>`);
  expect(/<div data-state="out-of-area" hidden>(.*?)<\/div>/.exec(html)?.[1]).not.toContain("<a ");
});
