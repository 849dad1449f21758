import { describe, expect, test } from "vitest";
import { createPrefetch, mayPrefetch, type Network, prefetchablePath } from "./idle-prefetch.ts";

const HERE = new URL("https://site.example/search?q=1");

function link(href: string, more: Partial<HTMLAnchorElement> = {}): HTMLAnchorElement {
  const { origin, pathname } = new URL(href, HERE);
  return { href, origin, pathname, target: "", download: "", ...more } as HTMLAnchorElement;
}

describe("mayPrefetch", () => {
  test.each<[string, Network, boolean]>([
    ["an unknown connection", { onLine: true }, true],
    ["4g", { onLine: true, connection: { effectiveType: "4g", saveData: false } }, true],
    ["3g", { onLine: true, connection: { effectiveType: "3g" } }, true],
    ["2g", { onLine: true, connection: { effectiveType: "2g" } }, false],
    ["slow-2g", { onLine: true, connection: { effectiveType: "slow-2g" } }, false],
    ["data-saver", { onLine: true, connection: { effectiveType: "4g", saveData: true } }, false],
    ["offline", { onLine: false, connection: { effectiveType: "4g" } }, false],
  ])("%s", (_, network, expected) => {
    expect(mayPrefetch(network)).toBe(expected);
  });
});

describe("prefetchablePath", () => {
  test.each([
    ["another screen of the site", link("/accuracy?ward=13108#n"), "/accuracy"],
    ["the same screen", link("/search?q=2"), null],
    ["another site", link("https://elsewhere.example/accuracy"), null],
    ["a new tab", link("/accuracy", { target: "_blank" }), null],
    ["a download", link("/accuracy", { download: "a.csv" }), null],
  ])("%s", (_, element, expected) => {
    expect(prefetchablePath(element, HERE)).toBe(expected);
  });
});

describe("createPrefetch", () => {
  function page(network: Network) {
    const fetched: string[] = [];
    const idle: { work: () => void; timeout: number }[] = [];
    const prefetch = createPrefetch((path) => fetched.push(path), {
      whenIdle: (work, { timeout }) => idle.push({ work, timeout }),
      network: () => network,
      here: () => HERE,
    });
    const rest = () => {
      for (const { work } of idle.splice(0)) work();
    };
    return { fetched, idle, rest, ...prefetch };
  }

  test("fetches what is likely next when the browser is idle, at most 2000 ms later", () => {
    const { fetched, idle, later, rest } = page({ onLine: true });

    later(["/search/input", "/search/result"]);

    expect(fetched).toEqual([]);
    expect(idle.map(({ timeout }) => timeout)).toEqual([2000]);
    rest();
    expect(fetched).toEqual(["/search/input", "/search/result"]);
  });

  test("fetches what a link needs as soon as somebody points at it", () => {
    const { fetched, now } = page({ onLine: true });

    now(link("/accuracy?ward=13108"));
    now(link("https://elsewhere.example/accuracy"));

    expect(fetched).toEqual(["/accuracy"]);
  });

  test("fetches each path once", () => {
    const { fetched, later, now, rest } = page({ onLine: true });

    now(link("/terms"));
    later(["/accuracy", "/terms"]);
    later(["/accuracy"]);
    rest();

    expect(fetched).toEqual(["/terms", "/accuracy"]);
  });

  test("fetches nothing for who saves data, and a path later when the network allows it", () => {
    const network = { onLine: true, connection: { saveData: true } };
    const { fetched, later, now, rest } = page(network);

    later(["/accuracy"]);
    now(link("/terms"));
    rest();
    expect(fetched).toEqual([]);
    network.connection.saveData = false;
    now(link("/accuracy"));

    expect(fetched).toEqual(["/accuracy"]);
  });
});
