import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { LineChannel } from "#platform/line/types.ts";
import { type LinePeopleDeps, linePeople } from "./line-people.ts";
import { loginRoutes } from "./login-routes.ts";
import { type Holding, messagingRoutes } from "./messaging-routes.ts";
import { phonePage } from "./phone-page.ts";
import type { LineUser } from "./types.ts";

/** The one whose phone `/phone` is. */
const HANAKO = "U4af4980629f000000000000000000001";

const HEADERS = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

export type LineStandInParts = LinePeopleDeps & {
  readonly channel: LineChannel;
  readonly liffPage: () => string;
  /** Of the Messaging API. */
  readonly channelId?: string;
  /** Where it says that it sends webhooks. */
  readonly webhookUrl?: () => string;
  /** The tenant whose account it is; absent: the site's. */
  readonly of?: string;
  /** Of the accounts beside it, by tenant. */
  readonly others?: () => readonly (string | null)[];
};

/** LINE on this machine, over the wire of the real one: the Messaging API, account linking, pages inside LINE, and a phone to look at it. */
export function lineStandIn(parts: LineStandInParts) {
  const people = linePeople(parts);
  const holding: Holding = { isHolding: false };
  const { of = null, others = () => [] } = parts;
  const phone = of === null ? "/phone" : `/phone?of=${of}`;
  const hanako = people.userOf(userOf(of));
  hanako.isFriend = false;
  const app = new Hono();
  app.route("/", messagingRoutes(parts, people, holding));
  app.route("/", loginRoutes({ ...parts, people, person: () => hanako }));
  app.get("/R/ti/p/:basicId", (c) => c.redirect(phone, 303));
  app.get("/", (c) => c.redirect(phone, 303));
  app.get("/phone", (c) => c.html(phonePage(hanako, { of, others: others() }), 200, HEADERS));
  app.post("/phone/:deed", async (c) => {
    const { text = "", data = "" } = await c.req.parseBody();
    await act({ people, clock: parts.clock }, hanako, { deed: c.req.param("deed"), words: String(text || data) });
    return c.redirect(phone, 303);
  });
  return { app, people, holding, hanako };
}

/** A person has another id with every provider. */
function userOf(of: string | null): string {
  return of === null ? HANAKO : `U${createHash("sha256").update(of).digest("hex").slice(0, 32)}`;
}

type Acting = { readonly people: ReturnType<typeof linePeople>; readonly clock: LineStandInParts["clock"] };

/** What its person does on the phone. */
async function act({ people, clock }: Acting, user: LineUser, { deed, words }: { readonly deed: string; readonly words: string }) {
  const note = (text: string, from: "person" | "note" = "note") => user.chat.push({ from, at: clock.now(), messages: [{ text }] });
  if (deed === "follow" || deed === "unblock") {
    const isUnblocked = user.hasBlocked;
    Object.assign(user, { isFriend: true, hasBlocked: false });
    note(isUnblocked ? "ブロックを解除しました" : "友だちに追加しました");
    await people.tell(user, { type: "follow", follow: { isUnblocked } });
  }
  if (deed === "unfollow") {
    user.hasBlocked = true;
    note("ブロックしました");
    await people.tell(user, { type: "unfollow", replyToken: undefined });
  }
  if (deed === "say" && words !== "") {
    note(words, "person");
    await people.tell(user, { type: "message", message: { type: "text", id: "1", quoteToken: "q", text: words } });
  }
  if (deed === "tap" && words !== "") await people.tell(user, { type: "postback", postback: { data: words } });
}
