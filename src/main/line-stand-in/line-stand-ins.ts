import { type Context, Hono } from "hono";
import { type LineStandInParts, lineStandIn } from "./line-stand-in.ts";

type Account = LineStandInParts & { readonly of?: string };
type Playing = ReturnType<typeof lineStandIn> & { readonly account: Account };

/**
 * LINE of this machine with the accounts of several channels behind one address, as the real one has: the token of a call, the page inside LINE or the basic
 * id says whose it is. `tenants` is asked with every call: a channel may be set while this runs.
 */
export function lineStandIns(own: LineStandInParts, tenants: () => Promise<readonly (Account & { readonly of: string })[]>) {
  const playing = new Map<string, Playing>();
  const others = (but: string | null) => () => [null, ...playing.keys()].filter((one) => one !== but);
  const site = lineStandIn({ ...own, others: others(null) });
  const ofSite: Playing = { ...site, account: own };
  const app = new Hono();
  app.all("*", async (c) => {
    for (const account of await tenants()) {
      const known = playing.get(account.of);
      if (known && isSame(known.account, account)) continue;
      playing.set(account.of, { ...lineStandIn({ ...account, others: others(account.of) }), account });
    }
    const found = await accountOf(c, [...playing.values()]);
    return (found ?? ofSite).app.fetch(c.req.raw);
  });
  return { ...site, app };
}

function isSame({ channel: one }: Account, { channel: other }: Account): boolean {
  return one.accessToken === other.accessToken && one.secret === other.secret && one.liffId === other.liffId;
}

/** Whose account is asked; undefined: the site's. */
async function accountOf(c: Context, playing: readonly Playing[]): Promise<Playing | undefined> {
  const { path } = c.req;
  const named = path.split("/").map(decodeURIComponent);
  const token = c.req.header("authorization");
  const form = path.startsWith("/oauth2/") ? new URLSearchParams(await c.req.raw.clone().text()) : null;
  const phone = path.startsWith("/phone") ? c.req.query("of") : undefined;
  return playing.find(
    ({ account: { channel, channelId, of } }) =>
      (phone !== undefined && phone === of) ||
      (token !== undefined && token === `Bearer ${channel.accessToken}`) ||
      named.includes(channel.basicId) ||
      (channel.liffId !== null && named.includes(channel.liffId)) ||
      (form !== null && [channel.loginChannelId, channelId].includes(form.get("client_id") ?? "")),
  );
}
