import type { OpenAPIHono } from "@hono/zod-openapi";
import type { MemberEnv } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import { countCalls } from "#api/http/rate-limit.ts";
import type { FindMember } from "#domain/members/core/types.ts";
import { recipientOf } from "#domain/notifications/core/recipients.ts";
import { lookAtSettings, type SettingsDeps, unreadOf } from "#domain/notifications/index.server.ts";
import type { Milliseconds } from "#kernel/duration.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import { inboxWatch } from "./inbox-watch.ts";
import { inboxEventsRoute } from "./routes.ts";

/** An address may be changed where no page of ours is, so whoever has a page open is asked for theirs once an hour. */
const LOOKS_OF_MEMBER: Allowance = { capacity: 1, perSecond: 1 / 3600 };

export type EventDeps = SettingsDeps & {
  readonly findMember: FindMember;
  /** Does something again and again; answers how to end it. Of the process where nothing is said. */
  readonly every?: (time: Milliseconds, work: () => void) => () => void;
};

/** No proxy on the way may gather what is sent, nor compress it. */
const AS_IT_COMES = { "content-type": "text/event-stream", "x-accel-buffering": "no" };

/** How many notices are unread, as server-sent events: at once, and whenever it changes. */
export function addInboxEvents(service: OpenAPIHono<MemberEnv>, deps: EventDeps): void {
  const { db, clock, findMember, every = byTimer } = deps;
  const lookNow = countCalls(LOOKS_OF_MEMBER, clock);
  const watch = inboxWatch({ clock, every, unreadOf: (recipients) => unreadOf(db, recipients) });
  service.openapi(inboxEventsRoute, async (c) => {
    // Nobody reads, nor ends, the body of an answer to HEAD: it would keep the place of a stream.
    if (c.req.method === "HEAD") return c.body(null, 200, AS_IT_COMES);
    const { member } = c.var;
    if (lookNow(member.sub).allowed) await lookAtSettings(deps, member);
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
