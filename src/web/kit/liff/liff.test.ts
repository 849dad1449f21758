// @vitest-environment happy-dom
import { LiffMockPlugin } from "@line/liff-mock";
import { describe, expect, it } from "vitest";
import { liffValue } from "./liff-search.ts";
import { openLiff } from "./open-liff.ts";
import { pageOf, withParts } from "./real-liff.ts";

describe("what was asked of a page inside LINE", () => {
  it.each([
    [{ home: "lst-1" }, "lst-1"],
    [{ home: 77 }, "77"],
    [{ "liff.state": "?home=lst-1&x=2" }, "lst-1"],
    [{ "liff.state": "/path?home=lst%201" }, "lst 1"],
    [{ home: "own", "liff.state": "?home=other" }, "own"],
    [{ "liff.state": "/path" }, undefined],
    [{}, undefined],
  ])("%j is of %s", (search, home) => {
    expect(liffValue(search, "home")).toBe(home);
  });
});

it("LINE's own script tells whether it runs in LINE, who opens it, and lets it write", async () => {
  const liff = withParts();
  liff.use(new LiffMockPlugin());
  await liff.init({ liffId: "1234567890-AbcdEfgh", mock: true } as Parameters<typeof liff.init>[0]);
  const page = pageOf(liff);

  expect(typeof page.isInClient).toBe("boolean");
  expect(page.idToken === null || typeof page.idToken === "string").toBe(true);
  expect(await page.say("こんにちは")).toBe(true);
});

describe("LINE of this machine", () => {
  const app = { id: "1234567890-StandIn0", isStandIn: true };

  it("hands over who opens it behind the #, which is taken out of the address", async () => {
    window.history.replaceState(null, "", "/recc/contact_line?home=lst-1#id_token=a.b.c&client_id=1");

    expect(await openLiff(app)).toMatchObject({ isInClient: true, idToken: "a.b.c" });
    expect(window.location.hash).toBe("");
  });

  it("is not where nothing was handed over", async () => {
    window.history.replaceState(null, "", "/recc/contact_line");

    expect(await openLiff(app)).toMatchObject({ isInClient: false, idToken: null });
  });
});
