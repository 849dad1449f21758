import { describe, expect, test } from "vitest";
import { createIdlePrefetch, mayPrefetch, type Network, prefetchablePath } from "./idle-prefetch.ts";

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

describe("createIdlePrefetch", () => {
  function page(network: Network) {
    const fetched: string[] = [];
    const idle: { work: () => void; timeout: number }[] = [];
    const tell = createIdlePrefetch((path) => fetched.push(path), {
      whenIdle: (work, { timeout }) => idle.push({ work, timeout }),
      network: () => network,
      here: () => HERE,
    });
    return { fetched, idle, tell };
  }

  test("waits until the browser is idle, at most 2000 ms", () => {
    const { fetched, idle, tell } = page({ onLine: true });

    tell([link("/accuracy")]);

    expect(fetched).toEqual([]);
    expect(idle.map(({ timeout }) => timeout)).toEqual([2000]);
    for (const { work } of idle) work();
    expect(fetched).toEqual(["/accuracy"]);
  });

  test("fetches each path once", () => {
    const { fetched, idle, tell } = page({ onLine: true });

    tell([link("/accuracy"), link("/accuracy?ward=13108"), link("/terms")]);
    tell([link("/terms")]);
    for (const { work } of idle) work();

    expect(fetched).toEqual(["/accuracy", "/terms"]);
  });

  test("fetches a path later when the network did not allow it at first", () => {
    const network = { onLine: false };
    const { fetched, idle, tell } = page(network);

    tell([link("/accuracy")]);
    idle.shift()?.work();
    network.onLine = true;
    tell([link("/accuracy")]);
    idle.shift()?.work();

    expect(fetched).toEqual(["/accuracy"]);
  });
});
