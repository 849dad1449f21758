import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { VERDICT_WORDS } from "#web/accuracy/accuracy-words.ts";
import { LIKELY_NEXT } from "#web/app/prefetch/likely-next.ts";
import { PILLAR_BRIEFS } from "#web/risk/guide/explainers.ts";
import { LOGIN_NOTICES } from "#web/session/core/login-notices.ts";
import { visitor } from "./visitor.ts";

const DIST = path.resolve(import.meta.dirname, "../../dist");
/** Kilobytes of 1,000 bytes, as gzip. */
const MOST = { home: 149, result: 165, prefetched: 100 };
const MOST_FILES = 14;

type Built = { readonly routes: Readonly<Record<string, { readonly preloads?: readonly string[] }>> };

const [manifest = ""] = globSync("server/assets/_tanstack-start-manifest*.js", { cwd: DIST });
const built: { tsrStartManifest: () => Built } = await import(path.join(DIST, manifest));
const { routes } = built.tsrStartManifest();

/** Which files pages need, as the build says: those of every page and of their own. */
function files(...ids: readonly string[]): ReadonlySet<string> {
  return new Set(["__root__", ...ids].flatMap((id) => routes[id]?.preloads ?? []));
}

function kilobytesOf(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + statSync(path.join(DIST, "client", `${file}.gz`)).size, 0) / 1000;
}

/** The route that shows a path of `LIKELY_NEXT`. */
function routeOf(place: string): string {
  const id = place.replace(/^\/risk\/-/, "/risk/$apartmentKey");
  return [id, `${id}/`].find((each) => routes[each]) ?? id;
}

describe("what a browser downloads before a page is alive", () => {
  test("is what the page names, in few files, for the front page", async () => {
    const { html } = await visitor().ask("/");
    const named = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, href = ""]) => href);

    expect(new Set(named)).toEqual(files("/"));
    expect(named.length).toBeLessThanOrEqual(MOST_FILES);
    expect(kilobytesOf(named)).toBeLessThanOrEqual(MOST.home);
  });

  test("is little for the result of a price check", () => {
    expect(kilobytesOf(files("/search/result"))).toBeLessThanOrEqual(MOST.result);
  });

  test("holds nothing of the explanations of risks, of the login and of the accuracy page on the front page", () => {
    const home = files("/");
    for (const other of ["/login/", "/accuracy", "/risk/flood", "/risk/earthquake"])
      expect(home, other).not.toContain([...files(other)].find((file) => !files().has(file)));
    const code = [...home].map((file) => readFileSync(path.join(DIST, "client", file), "utf8")).join("\n");
    for (const words of [LOGIN_NOTICES["session-ended"].text, ...Object.values(VERDICT_WORDS), ...Object.values(PILLAR_BRIEFS)])
      expect(code).not.toContain(words);
  });
});

test.each(Object.entries(LIKELY_NEXT))("what %s prefetches is there and costs little", (screen, places) => {
  const ids = places.map(routeOf);
  for (const id of ids) expect(files(id).size, id).toBeGreaterThan(files().size);
  const here = files(screen === "index" ? "/" : "");
  const more = [...files(...ids)].filter((file) => !here.has(file));

  expect(kilobytesOf(more)).toBeLessThanOrEqual(MOST.prefetched);
});
