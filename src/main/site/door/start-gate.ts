import { PROBLEM_MEDIA_TYPE } from "#api/http/problem-answer.ts";
import { PROBLEMS } from "#api/http/problem-types.ts";
import type { Fetch } from "./fetch.ts";
import { PLAIN_POLICY } from "./plain-page.ts";
import { PREPARING_PAGE } from "./preparing-page.ts";

/** A start takes some seconds; the very first one makes the sample market. */
const RETRY_AFTER_SECONDS = 5;

export type StartGate = {
  readonly fetch: Fetch;
  /** From now on this answers. */
  readonly open: (fetch: Fetch) => void;
};

/** Answers from the first moment of a process on: that it is being prepared, until there is something behind it. */
export function startGate(before: Fetch = preparing): StartGate {
  let behind = before;
  return {
    fetch: (request, environment) => behind(request, environment),
    open: (fetch) => {
      behind = fetch;
    },
  };
}

function preparing(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (pathname === "/api/health") return answer(JSON.stringify({ ok: false }), "application/json");
  const isForPage = (request.headers.get("accept") ?? "").includes("text/html");
  if (isForPage && !pathname.startsWith("/api/")) return answer(PREPARING_PAGE, "text/html; charset=utf-8");
  const { status, title } = PROBLEMS.starting;
  return answer(JSON.stringify({ type: "/problems/starting", title, status, instance: pathname }), PROBLEM_MEDIA_TYPE);
}

function answer(body: string, type: string): Response {
  const headers = {
    "content-type": type,
    "cache-control": "no-store",
    "retry-after": String(RETRY_AFTER_SECONDS),
    "content-security-policy": PLAIN_POLICY,
    "x-content-type-options": "nosniff",
  };
  return new Response(body, { status: PROBLEMS.starting.status, headers });
}
