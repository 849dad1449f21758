import { Hono } from "hono";
import type { SentMessage } from "#domain/identity/core/messages.ts";
import { type Look, PARTS, SCHEMES, WIDTHS } from "./outbox-message.ts";
import { outboxPage } from "./outbox-page.ts";

/** The newest messages to these recipients or user names, newest first; none named: all. */
export type ListSent = (wanted: readonly string[]) => Promise<readonly SentMessage[]>;

const HEADERS = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
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
    const id = c.req.query("id") ?? "";
    const chosen = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
    const look = lookOf((name) => c.req.query(name));
    return c.html(outboxPage({ messages: await list(namesIn(query)), query, chosen, look }), 200, HEADERS);
  });
}

function lookOf(asked: (name: keyof Look) => string | undefined): Look {
  const one = <Value extends string>(name: keyof Look, values: readonly Value[], usual: Value) =>
    values.find((value) => value === asked(name)) ?? usual;
  return {
    width: one("width", Object.keys(WIDTHS) as Look["width"][], "desk"),
    scheme: one("scheme", SCHEMES, "light"),
    part: one("part", PARTS, "mail"),
  };
}

function namesIn(text: string): string[] {
  return text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

function shownMessage({ medium, to, username, subject, body, code, html, headers, messages, attachments, sentAt }: SentMessage) {
  const parts = attachments.length === 0 ? {} : { attachments };
  const shown = { to, username, at: sentAt.getTime(), subject, text: body, code, html, headers, ...parts };
  return medium === "LINE" ? { ...shown, messages } : shown;
}
