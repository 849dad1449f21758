import { expect, test } from "vitest";
import { GUIDE_SCREENS, OPEN_SCREENS } from "#test/support/screens.ts";
import { ratedBuilding } from "./buildings.ts";
import { descriptionOf, siteUrl, visitor } from "./visitor.ts";

const tagsOf = (html: string) =>
  new Map([...html.matchAll(/<meta property="(og:[a-z_]+)" content="([^"]*)"/g)].map(([, name = "", content = ""]) => [name, content]));
const canonicalsOf = (html: string) => [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, to]) => to);

test("every page that may be listed names its one address and the card that is drawn of it; the others do neither", async () => {
  for (const { path, title, isHidden } of [...OPEN_SCREENS, ...GUIDE_SCREENS]) {
    const { html } = await visitor().ask(path);
    const tags = tagsOf(html);
    if (isHidden) {
      expect([canonicalsOf(html), tags.size], path).toEqual([[], 0]);
      continue;
    }
    expect(canonicalsOf(html), path).toEqual([`${siteUrl()}${path}`]);
    expect(tags.get("og:url"), path).toBe(`${siteUrl()}${path}`);
    expect(tags.get("og:title"), path).toBe(title);
    expect(tags.get("og:type"), path).toBe("website");
    expect(tags.get("og:description"), path).toBe(descriptionOf(html));
  }
});

test("a report is one page whatever floor and weights it is read with", async () => {
  const { subject } = await ratedBuilding();
  const path = `/risk/${subject.key}/flood`;
  const { html } = await visitor().ask(`${path}?floor=3&utm_source=x`);

  expect(canonicalsOf(html)).toEqual([`${siteUrl()}${path}`]);
  expect(tagsOf(html).get("og:title")).toContain(subject.name);
});

test("a list of a place is named by the place", async () => {
  for (const [path, title] of [
    ["/search?city=13108", "江東区の価格と物件"],
    ["/risk/search_area?city=13108", "江東区のリスク診断"],
  ] as const) {
    const { html } = await visitor().ask(`${path}&utm_source=x`);

    expect(tagsOf(html).get("og:title")).toBe(title);
    expect(html).toContain(`<title>${title} | まちのね</title>`);
    expect(canonicalsOf(html)).toEqual([`${siteUrl()}${path}`]);
  }
});

test("the address is the configured one, whatever host a request names", async () => {
  const { html } = await visitor().ask("/accuracy", { headers: { "x-forwarded-host": "evil.example" } });

  expect(html).not.toContain("evil.example");
  expect(canonicalsOf(html)).toEqual([`${siteUrl()}/accuracy`]);
});

test("what a page says in JSON-LD can be read, names its canonical address, and carries the nonce of its answer", async () => {
  for (const [path, types] of [
    ["/", ["Organization", "WebSite"]],
    ["/accuracy", ["Dataset"]],
    ["/risk/flood", ["BreadcrumbList"]],
  ] as const) {
    const { html, headers } = await visitor().ask(path);
    const [, nonce = "", text = ""] = /<script type="application\/ld\+json" nonce="([^"]+)">(.*?)<\/script>/s.exec(html) ?? [];
    const things: readonly Record<string, unknown>[] = JSON.parse(text)["@graph"];

    expect(things.map((thing) => thing["@type"])).toEqual(types);
    expect(text).toContain(`"${siteUrl()}${path}`);
    expect(headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
  }
});

test("a building's page shows a card of its own, which is drawn", async () => {
  const { subject } = await ratedBuilding();
  const picture = tagsOf((await visitor().ask(`/risk/${subject.key}/summary`)).html).get("og:image") ?? "";
  const answer = await fetch(picture);
  const bytes = new DataView(await answer.arrayBuffer());

  expect(picture).toBe(`${siteUrl()}/share/risk/${encodeURIComponent(subject.key)}.png`);
  expect([answer.headers.get("content-type"), bytes.getUint32(16), bytes.getUint32(20)]).toEqual(["image/png", 1200, 630]);
});

test("a page that asks for nothing is as new to each who opens it, by its nonce alone", async () => {
  const [first, second] = [(await visitor().ask("/risk/flood")).html, (await visitor().ask("/risk/flood")).html];
  const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1] ?? "";

  expect(nonceOf(first)).not.toBe(nonceOf(second));
  expect(first.replaceAll(nonceOf(first), "")).toBe(second.replaceAll(nonceOf(second), ""));
});

test("the picture of the card is there, as large as such cards are", async () => {
  const picture = tagsOf((await visitor().ask("/")).html).get("og:image") ?? "";
  const answer = await fetch(picture);
  const bytes = new DataView(await answer.arrayBuffer());

  expect(answer.headers.get("content-type")).toBe("image/png");
  expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1200, 630]);
  expect(bytes.byteLength).toBeLessThan(100_000);
});

test("a page that is missing names nothing", async () => {
  const { html } = await visitor().ask("/no/such/page");

  expect([canonicalsOf(html), tagsOf(html).size]).toEqual([[], 0]);
});
