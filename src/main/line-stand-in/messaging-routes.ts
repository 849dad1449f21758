import { type Context, Hono } from "hono";
import type { LineChannel } from "#platform/line/types.ts";
import { type LinePeople, USER_ID } from "./line-people.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_MESSAGES = 5;
const REQUEST_ID = "x-line-request-id";

/** Keeps an answer back for ever, to see who waits without end. */
export type Holding = { isHolding: boolean };

type MessagingParts = {
  readonly channel: LineChannel;
  /** Absent: no address is set. */
  readonly webhookUrl?: () => string;
};

/** The Messaging API over its wire: what our site uses of it, with its refusals. */
export function messagingRoutes({ channel, webhookUrl }: MessagingParts, people: LinePeople, holding: Holding): Hono {
  const { accessToken, monthlyLimit, botUserId, basicId } = channel;
  const menus = new Map<string, { readonly menu: object; hasPicture: boolean }>();
  const app = new Hono();
  app.use("/v2/bot/*", async (c, next) => {
    c.header(REQUEST_ID, people.requestId());
    if (c.req.header("authorization") !== `Bearer ${accessToken}`)
      return c.json({ message: "Authentication failed. Confirm that the access token in the authorization header is valid." }, 401);
    return next();
  });
  app.post("/v2/bot/message/push", (c) => push(c, people, holding));
  app.post("/v2/bot/message/reply", async (c) => {
    const { replyToken, messages } = await c.req.json();
    const user = people.replyTo(String(replyToken));
    if (user === null || !areMessages(messages)) return c.json({ message: "Invalid reply token" }, 400);
    if (!user.hasBlocked) people.show(user, messages);
    return c.json({ sentMessages: messages.map(sentMessage) });
  });
  app.get("/v2/bot/info", (c) =>
    c.json({ userId: botUserId, basicId, displayName: basicId.slice(1), chatMode: "bot", markAsReadMode: "auto" }),
  );
  app.get("/v2/bot/channel/webhook/endpoint", (c) =>
    webhookUrl ? c.json({ endpoint: webhookUrl(), active: true }) : c.json({ message: "Not found" }, 404),
  );
  app.get("/v2/bot/profile/:userId", (c) => {
    const { name, isFriend, hasBlocked } = people.userOf(c.req.param("userId"));
    return isFriend && !hasBlocked ? c.json({ userId: c.req.param("userId"), displayName: name }) : c.json({ message: "Not found" }, 404);
  });
  app.post("/v2/bot/user/:userId/linkToken", (c) => c.json({ linkToken: people.issueLinkToken(c.req.param("userId")) }));
  app.get("/v2/bot/message/quota", (c) => c.json({ type: "limited", value: monthlyLimit }));
  app.get("/v2/bot/message/quota/consumption", (c) => c.json({ totalUsage: people.used() }));
  app.post("/v2/bot/richmenu", async (c) => {
    const richMenuId = `richmenu-${people.requestId()}`;
    menus.set(richMenuId, { menu: await c.req.json(), hasPicture: false });
    return c.json({ richMenuId });
  });
  app.post("/v2/bot/richmenu/:id/content", async (c) => {
    const menu = menus.get(c.req.param("id"));
    if (!menu) return c.json({ message: "Not found" }, 404);
    menu.hasPicture = (await c.req.arrayBuffer()).byteLength > 0;
    return c.json({});
  });
  app.post("/v2/bot/user/all/richmenu/:id", (c) =>
    menus.get(c.req.param("id"))?.hasPicture ? c.json({}) : c.json({ message: "A rich menu without an image" }, 400),
  );
  return app;
}

async function push(c: Context, people: LinePeople, holding: Holding): Promise<Response> {
  const key = c.req.header("x-line-retry-key");
  if (key !== undefined && !UUID.test(key)) return c.json({ message: "Retry key is invalid" }, 400);
  const taken = key === undefined ? null : people.takenBefore(key);
  if (taken) {
    c.header("x-line-accepted-request-id", taken.requestId);
    return c.json({ message: "The retry key is already accepted" }, 409);
  }
  const { to, messages } = await c.req.json();
  if (typeof to !== "string" || !USER_ID.test(to)) return c.json({ message: "The property, 'to', in the request body is invalid" }, 400);
  if (!areMessages(messages)) return c.json({ message: "The request body has 1 error(s)" }, 400);
  if (people.isSpent()) return c.json({ message: "You have reached your monthly limit." }, 429);
  const user = people.userOf(to);
  show(people, user, messages);
  if (key !== undefined) people.rememberKey(key, people.requestId());
  if (holding.isHolding) await new Promise(() => undefined);
  return c.json({ sentMessages: messages.map(sentMessage) });
}

/** Who has blocked the account gets nothing, which nobody is told. */
function show(people: LinePeople, user: ReturnType<LinePeople["userOf"]>, messages: object[]): void {
  if (user.hasBlocked || !user.isFriend) return;
  people.spend();
  people.show(user, messages);
}

function areMessages(messages: unknown): messages is object[] {
  const isMessage = (one: unknown) => typeof one === "object" && one !== null && "type" in one;
  return Array.isArray(messages) && messages.length > 0 && messages.length <= MOST_MESSAGES && messages.every(isMessage);
}

function sentMessage(_: object, index: number) {
  return { id: String(index + 1), quoteToken: "q" };
}
