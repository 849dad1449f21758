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

describe("what the server hands over to the browser", () => {
  const session = { strategy: "cognito", accessToken: "secret-token", claims: { sub: "sub-1", "cognito:username": "hanako" } } as const;
  const { maps, site, auth } = siteRouter().options.context;
  const request = {
    dispatch: () => new Response(),
    baseUrls: {},
    maps,
    requestId: "r",
    site,
    auth,
    session,
    sessionState: "member",
  } as const;

  test("names who is signed in, and holds no token", () => {
    const handed = JSON.stringify(siteRouter(request).options.dehydrate?.());

    expect(JSON.parse(handed)).toMatchObject({ session: { isLoggedIn: true, user: { sub: "sub-1", username: "hanako" } } });
    expect(handed).not.toContain("secret-token");
  });

  test("is a visitor's where nobody is signed in", () => {
    expect(siteRouter({ ...request, session: null, sessionState: "visitor" }).options.dehydrate?.()).toMatchObject({
      session: { isLoggedIn: false, user: null },
    });
  });

  test("gives scripts the nonce of the answer where there is one", () => {
    expect(siteRouter({ ...request, nonce: "n1" }).options.ssr).toEqual({ nonce: "n1" });
    expect(siteRouter(request).options).not.toHaveProperty("ssr");
  });
});

test("an address that a page cannot read is not found, on every page", () => {
  const routes = Object.values(siteRouter().routesById);

  expect(routes.filter(({ options: { onError } }) => typeof onError !== "function").map(({ id }) => id)).toEqual([]);
});
