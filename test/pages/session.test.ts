import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { askIdentity, fromSite, member, SESSION, siteUrl, tokensOf, visitor } from "./visitor.ts";

const YEAR = 365 * 24 * 60 * 60;
const REFRESH = `${SESSION}/refresh`;
const TOKENS = ["_token", "_token_expiration", "_id_token", "_refresh_token", "_refresh_token_expiration"];
const NAMES = ["auth.strategy", ...TOKENS.map((name) => `auth.${name}.cognito`)];
const [ONE, OTHER] = ["toroku-zumi@example.com", "shinki@example.com"];

describe("a session", () => {
  test("sets each of its cookies with its name, its place, its flags and a year to live, and hides the refresh token alone", async () => {
    const data = { strategy: "cognito", ...(await tokensOf(ONE)) };
    const { headers } = await visitor().ask(SESSION, { method: "POST", headers: fromSite(), data });
    const lines = headers.getSetCookie();

    expect(lines.map((line) => line.split("=")[0]).sort()).toEqual([...NAMES].sort());
    for (const line of lines) {
      for (const flag of ["Path=/", "Secure", "SameSite=Lax"]) expect(line).toContain(`; ${flag}`);
      expect(/; HttpOnly/.test(line)).toBe(line.startsWith("auth._refresh_token.cognito="));
      expect(Math.abs(Number(/Max-Age=(\d+)/.exec(line)?.[1]) - YEAR)).toBeLessThan(120);
    }
  });

  test("is over with all its cookies when it is ended", async () => {
    const { cookies, ask } = await member(ONE);
    expect((await ask("/mypage")).status).toBe(200);
    expect((await ask(SESSION, { method: "DELETE", headers: fromSite() })).status).toBe(204);

    expect([...cookies.keys()].filter((name) => NAMES.includes(name))).toEqual([]);
    expect((await ask("/mypage")).headers.get("location")).toBe("/login/");
  });

  const foreign = (): readonly Readonly<Record<string, string>>[] => [
    {},
    { origin: siteUrl() },
    { "x-machinone-session": "1" },
    { ...fromSite(), origin: "https://evil.example" },
    { ...fromSite(), origin: "null" },
    { ...fromSite(), origin: `${siteUrl()}.evil.example` },
    { ...fromSite(), "sec-fetch-site": "cross-site" },
    { ...fromSite(), "sec-fetch-site": "same-site" },
  ];

  test("may be begun, refreshed and ended by a page of the site alone", async () => {
    const { cookies, ask } = await member(ONE);
    const before = new Map(cookies);
    const data = { strategy: "cognito", ...(await tokensOf(OTHER)) };
    for (const headers of foreign()) {
      const answers = [
        await ask(SESSION, { method: "POST", headers, data }),
        await ask(REFRESH, { method: "POST", headers, data: {} }),
        await ask(SESSION, { method: "DELETE", headers, data: {} }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
    const asForm = { ...fromSite(), "content-type": "text/plain" };
    expect((await ask(SESSION, { method: "POST", headers: asForm, data: JSON.stringify(data) })).status).toBe(415);

    expect(cookies).toEqual(before);
    expect((await ask("/mypage")).status).toBe(200);
  });

  test("is not begun with made-up tokens, tokens in one another's place, or two people's", async () => {
    const [one, other] = [await tokensOf(ONE), await tokensOf(OTHER)];
    const whole = { strategy: "cognito", ...one };
    const refused = [
      { ...whole, accessToken: `${one.accessToken.slice(0, -8)}${randomBytes(6).toString("base64url")}` },
      { ...whole, idToken: other.idToken },
      { ...whole, accessToken: one.idToken },
      { ...whole, strategy: "nobody" },
      { ...whole, refreshToken: `a b;${one.refreshToken}` },
    ];
    const { cookies, ask } = visitor();
    const statuses: number[] = [];
    for (const data of refused) statuses.push((await ask(SESSION, { method: "POST", headers: fromSite(), data })).status);

    expect(statuses).toEqual([401, 401, 401, 422, 422]);
    expect(cookies.size).toBe(0);
  });

  test("is not opened by cookies that somebody made up, and breaks nothing", async () => {
    const { cookies, ask } = visitor();
    cookies.set("auth.strategy", "cognito");
    cookies.set("auth._token.cognito", encodeURIComponent(`Bearer ${["x", "y", "z"].join(".")}`));
    cookies.set("auth._token_expiration.cognito", String(Date.now() + 3_600_000));
    cookies.set("auth._id_token.cognito", "%E0%A4%A");

    expect((await ask("/settings/account")).headers.get("location")).toMatch(/^\/login\/?(\?notice=session-over)?$/);
    expect((await ask("/login/")).status).toBe(200);
  });

  test("whose access token has ended is refreshed by the server at a first load, and the page has no token", async () => {
    const { cookies, ask } = await member(ONE);
    for (const name of ["auth._token.cognito", "auth._id_token.cognito"]) cookies.delete(name);
    const { html } = await ask("/settings/account/edit/user");

    expect(html).toContain("氏名・住所の変更");
    expect(html).not.toMatch(/eyJ[\w-]{8}/);
    expect(cookies.has("auth._token.cognito")).toBe(true);
  });

  test("whose refresh token has ended by time is over at a first load", async () => {
    const { cookies, ask } = await member(ONE);
    cookies.set("auth._refresh_token_expiration.cognito", String(Date.now() - 1000));

    expect((await ask("/settings/account/edit/user")).headers.get("location")).toMatch(/^\/login\//);
  });

  test("of somebody who has signed out everywhere else is over at the next load that asks for new tokens", async () => {
    const { cookies, ask } = await member(OTHER);
    const { accessToken } = await tokensOf(OTHER);
    await askIdentity("GlobalSignOut", { AccessToken: accessToken });
    for (const name of ["auth._token.cognito", "auth._id_token.cognito"]) cookies.delete(name);

    expect((await ask("/settings/account/edit/user")).headers.get("location")).toMatch(/^\/login\//);
  });
});
