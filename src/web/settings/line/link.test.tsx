import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { LineLinkScreen } from "./link.screen.tsx";
import { linkSearch } from "./link-search.ts";

describe("linking an account of LINE", () => {
  it("warns of buttons of other people before anything is linked", async () => {
    const html = textOf(await renderInRouter(<LineLinkScreen linkToken={"t".repeat(32)} />));

    expect(html).toContain("ほかの人から受け取ったリンク");
    expect(html).toContain("連携する");
  });

  it("says how to get a new button where there is no token", async () => {
    expect(textOf(await renderInRouter(<LineLinkScreen linkToken={undefined} />))).toContain("「連携」と送ると");
    expect([linkSearch({ linkToken: "<b>" }).linkToken, linkSearch({ linkToken: 1234567890 }).linkToken]).toEqual([
      undefined,
      "1234567890",
    ]);
  });
});
