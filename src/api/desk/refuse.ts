import type { Context } from "hono";
import { problem } from "#api/http/problem-answer.ts";
import type { VerdictRefusal } from "#domain/desk/index.server.ts";

const DETAILS = {
  asked: "同じことを、すでに頼んでいます",
  lapsed: "頼んでから24時間が過ぎました。もう一度頼んでください",
  another: "頼んだ担当者だけが取り下げられます",
} as const;

/** Why an item was not decided. */
export function refuseAtDesk(c: Context, reason: VerdictRefusal) {
  switch (reason.is) {
    case "unknown":
      return problem(c, "not-found");
    case "unclaimed":
      return problem(c, "not-claimed");
    case "taken":
      return problem(c, "claimed-by-another");
    case "changed":
      return problem(c, "conflict");
    case "own":
      return problem(c, "own-request");
    case "not-now":
      return problem(c, "illegal-transition", { state: reason.state });
    case "invalid":
      return problem(c, "validation", { errors: reason.faults.map((fault) => ({ ...fault, reason: "format" })) });
    default:
      return problem(c, "illegal-transition", { state: reason.is, detail: DETAILS[reason.is] });
  }
}
