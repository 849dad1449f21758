import { Hono } from "hono";
import { jwtVerify, SignJWT } from "jose";
import type { Clock } from "#platform/clock.ts";
import type { LineChannel } from "#platform/line/types.ts";
import type { LinePeople } from "./line-people.ts";
import type { LineUser } from "./types.ts";

const ISSUER = "https://access.line.me";
const ID_TOKEN_SECONDS = 3600;

export type LoginParts = {
  readonly channel: LineChannel;
  readonly people: LinePeople;
  readonly clock: Clock;
  /** Whose phone it is. */
  readonly person: () => LineUser;
  /** Of the Messaging API. */
  readonly channelId?: string;
  /** Where the pages inside LINE stand on the site. */
  readonly liffPage: () => string;
};

/** Linking of accounts, pages inside LINE, and whose ID token one is. */
export function loginRoutes({ channel, channelId, people, clock, person, liffPage }: LoginParts): Hono {
  const app = new Hono();
  const secret = new TextEncoder().encode(channel.secret);
  const seconds = () => Math.floor(clock.now().getTime() / 1000);

  app.get("/dialog/bot/accountLink", async (c) => {
    const { linkToken = "", nonce = "" } = c.req.query();
    const user = people.takeLinkToken(linkToken);
    if (user === null || !/^[\w+/=-]{10,255}$/.test(nonce)) return c.text("連携できませんでした", 400);
    await people.tell(user, { type: "accountLink", link: { result: "ok", nonce } });
    return c.redirect("/phone", 303);
  });

  // As LINE opens a page: the rest of the address in `liff.state`, the tokens behind the #.
  app.get("/liff/:liffId/*", async (c) => {
    if (c.req.param("liffId") !== channel.liffId) return c.text("Not found", 404);
    const { search } = new URL(c.req.url);
    const idToken = await new SignJWT({ name: person().name })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setIssuer(ISSUER)
      .setSubject(person().id)
      .setAudience(channel.loginChannelId ?? "")
      .setIssuedAt(seconds())
      .setExpirationTime(seconds() + ID_TOKEN_SECONDS)
      .sign(secret);
    const at = new URL(liffPage());
    if (search !== "") at.searchParams.set("liff.state", search);
    at.hash = new URLSearchParams({ id_token: idToken, client_id: channel.loginChannelId ?? "" }).toString();
    return c.redirect(at.href, 303);
  });

  // By number and secret of the channel, as `checkLineChannel` asks.
  app.post("/oauth2/v3/token", async (c) => {
    const { client_id: id, client_secret: given } = await c.req.parseBody();
    if (id !== channelId || given !== channel.secret) return c.json({ error: "invalid_client" }, 400);
    return c.json({ access_token: channel.accessToken, expires_in: 900, token_type: "Bearer" });
  });

  app.post("/oauth2/v2.1/verify", async (c) => {
    const { id_token: idToken, client_id: audience } = await c.req.parseBody();
    try {
      const { payload } = await jwtVerify(String(idToken), secret, {
        ...{ issuer: ISSUER, audience: String(audience), algorithms: ["HS256"], currentDate: clock.now() },
      });
      return c.json(payload);
    } catch {
      return c.json({ error: "invalid_request", error_description: "Invalid IdToken." }, 400);
    }
  });
  return app;
}
