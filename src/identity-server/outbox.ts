import { Hono } from "hono";
import type { SentMessage } from "#domain/identity/core/messages.ts";
import { outboxPage } from "./outbox-page.ts";

/** The newest messages to these recipients or user names, newest first; none named: all. */
export type ListSent = (wanted: readonly string[]) => Promise<readonly SentMessage[]>;

const HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

/** `GET /_outbox`: a page for people, JSON (oldest first) for `?to=a,b` or `Accept: application/json`. For local mode only: it shows codes. */
export function outboxRoutes(list: ListSent): Hono {
  return new Hono().get("/_outbox", async (c) => {
    const to = c.req.query("to");
    const wantsJson = to !== undefined || (c.req.header("accept") ?? "").includes("application/json");
    if (wantsJson) return c.json((await list(namesIn(to ?? ""))).toReversed().map(shownMessage), 200, HEADERS);
    const query = (c.req.query("q") ?? "").trim();
    return c.html(outboxPage({ messages: await list(namesIn(query)), query }), 200, HEADERS);
  });
}

function namesIn(text: string): string[] {
  return text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

function shownMessage({ to, username, subject, body, code, sentAt }: SentMessage) {
  return { to, username, at: sentAt.getTime(), subject, text: body, code };
}
