import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { CopyLink } from "./copy-link.tsx";
import { existing, SiteLink, useExisting } from "./site-link.tsx";
import { MAIN_ID, SkipLink } from "./skip-link.tsx";

describe("copying the address of a page", () => {
  /** A clipboard of the browser, and what was put there. */
  const withClipboard = (clipboard: unknown) => Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });

  it("copies the whole address, and says so where it was pressed", async () => {
    const copied: string[] = [];
    const page = await livePage(<CopyLink />);
    withClipboard({ writeText: async (text: string) => void copied.push(text) });
    await page.press("リンクをコピー");

    expect(copied).toEqual(["https://site.example/here?q=1"]);
    expect(page.one('[aria-live="polite"]').textContent).toBe("コピーしました");
  });

  it.each([
    ["refuses", { writeText: () => Promise.reject(new Error("denied")) }],
    ["has no clipboard", undefined],
  ])("says how else where the browser %s", async (_, clipboard) => {
    const page = await livePage(<CopyLink />);
    withClipboard(clipboard);
    await page.press("リンクをコピー");

    expect(page.text()).toBe("アドレス欄からコピーしてください");
  });
});

describe("a link known by data", () => {
  it("leads to its screen and its place there", async () => {
    const html = await renderInRouter(<SiteLink item={{ label: "出典", to: "/data", hash: "tiles" }} className="text-link" />, [
      "/",
      "/data",
    ]);

    expect(html).toMatch(/<a[^>]*class="text-link"[^>]*href="\/data#tiles"|<a[^>]*href="\/data#tiles"[^>]*class="text-link"/);
    expect(textOf(html)).toBe("出典");
  });

  it("may say something else than its name", async () => {
    expect(textOf(await renderInRouter(<SiteLink item={{ label: "価格", to: "/" }}>価格を調べる</SiteLink>))).toBe("価格を調べる");
  });

  it.each([
    ["/terms", { "/terms": 1 }, true],
    ["/search", { "/search/": 1 }, true],
    ["/terms", { "/": 1 }, false],
    ["/toString", {}, false],
  ])("to %s among %j is there: %s", (to, routes, isThere) => {
    expect(existing([{ label: "x", to }], routes).length === 1).toBe(isThere);
  });

  function Existing() {
    return useExisting([
      { label: "トップ", to: "/" },
      { label: "まだない画面", to: "/later" },
    ]).map((item) => <SiteLink key={item.to} item={item} />);
  }

  it("is left out where its screen is not there yet", async () => {
    expect(textOf(await renderInRouter(<Existing />))).toBe("トップ");
  });
});

describe("the way here", () => {
  it("names the page itself without a link, whatever lies above it", async () => {
    const html = await renderInRouter(
      <Breadcrumbs items={[{ label: "リスク診断", to: "/risk" }, { label: "豊洲", to: "/risk/x" }, { label: "地震" }]} />,
      ["/", "/risk", "/risk/x"],
    );

    expect([...html.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, to, label]) => `${label} ${to}`)).toEqual([
      "リスク診断 /risk",
      "豊洲 /risk/x",
    ]);
    expect(html).toMatch(/<nav aria-label="現在位置".*<span aria-current="page">地震<\/span>/);
  });
});

it("the first link jumps to where the page begins", () => {
  const html = renderToStaticMarkup(
    <>
      <SkipLink />
      <main id={MAIN_ID} />
    </>,
  );

  expect(html).toMatch(/^<a href="#main"/);
  expect(html).toContain('id="main"');
});
