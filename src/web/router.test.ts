import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PAGE_TRANSITION, PENDING_DELAY } from "#wire/constants.ts";
import { siteRouter } from "./router.tsx";

const { options } = siteRouter();
const styles = readFileSync(new URL("./styles.css", import.meta.url), "utf8");

describe("the router", () => {
  test("shows what is pending after 200 ms, and then for as long at least", () => {
    expect(PENDING_DELAY).toBe(200);
    expect([options.defaultPendingMs, options.defaultPendingMinMs]).toEqual([PENDING_DELAY, PENDING_DELAY]);
  });

  test("goes to the top on navigation, back to the place on the way back, and to the anchor of an address", () => {
    expect(options.scrollRestoration).toBe(true);
    expect(options.defaultHashScrollIntoView).toBe(true);
  });

  test("spells paths as the specification does, with and without a slash at the end", () => {
    expect([options.caseSensitive, options.trailingSlash]).toEqual([true, "preserve"]);
  });

  test("reads addresses by the one reader of query strings", () => {
    expect(options.parseSearch?.("?a=1&b=x&c[0]=y")).toEqual({ a: 1, b: "x", c: ["y"] });
  });

  test("lets the old page go before the new one comes", () => {
    const part = (name: string) =>
      new RegExp(`::view-transition-${name}\\(${PAGE_TRANSITION}\\) \\{\\s*animation: page-\\w+ (\\d+)ms [\\w-]+ ?(\\d+)?`).exec(styles);
    const [out, comes] = [part("old"), part("new")];

    expect(Number(out?.[1])).toBeGreaterThan(0);
    expect(comes?.[2], "the new page waits for the old one").toBe(out?.[1]);
  });
});
