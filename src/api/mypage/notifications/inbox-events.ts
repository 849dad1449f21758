import type { OpenAPIHono } from "@hono/zod-openapi";
import type { MemberEnv } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import type { FindMember } from "#domain/members/core/types.ts";
import { recipientOf } from "#domain/notifications/core/recipients.ts";
import { unreadOf } from "#domain/notifications/index.server.ts";
import type { Milliseconds } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inboxWatch } from "./inbox-watch.ts";
import { inboxEventsRoute } from "./routes.ts";

export type EventDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly findMember: FindMember;
  /** Does something again and again; answers how to end it. Of the process where nothing is said. */
  readonly every?: (time: Milliseconds, work: () => void) => () => void;
};

/** No proxy on the way may gather what is sent, nor compress it. */
const AS_IT_COMES = { "content-type": "text/event-stream", "x-accel-buffering": "no" };

/** How many notices are unread, as server-sent events: at once, and whenever it changes. */
export function addInboxEvents(service: OpenAPIHono<MemberEnv>, { db, clock, findMember, every = byTimer }: EventDeps): void {
  const watch = inboxWatch({ clock, every, unreadOf: (recipients) => unreadOf(db, recipients) });
  service.openapi(inboxEventsRoute, (c) => {
    // Nobody reads, nor ends, the body of an answer to HEAD: it would keep the place of a stream.
    if (c.req.method === "HEAD") return c.body(null, 200, AS_IT_COMES);
    const { member } = c.var;
    let leave: (() => void) | null = null;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const encoder = new TextEncoder();
        leave = watch.open({
          recipient: recipientOf(member),
          // Who cannot be asked about stays until the next time.
          isWelcome: async () => (await findMember(member.accessToken)) !== null,
          send: (text) => controller.enqueue(encoder.encode(text)),
          end: () => controller.close(),
        });
      },
      cancel: () => leave?.(),
    });
    if (leave === null) return problem(c, "unavailable");
    return c.body(body, 200, AS_IT_COMES);
  });
}

function byTimer(time: Milliseconds, work: () => void): () => void {
  const timer = setInterval(work, time);
  timer.unref();
  return () => clearInterval(timer);
}
