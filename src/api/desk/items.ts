import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { MemberEnv } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import type { ItemId } from "#domain/desk/core/types.ts";
import { askDisclosure, claimItem, decideItem, openFile, openItem, releaseItem } from "#domain/desk/index.server.ts";
import { wakeMailQueue } from "#domain/notifications/index.server.ts";
import type { DeskServiceDeps } from "./deps.ts";
import { presentItem } from "./present.ts";
import { refuseAtDesk } from "./refuse.ts";
import { claimRoute, decisionRoute, disclosureRoute, fileRoute, itemRoute, releaseRoute } from "./routes.ts";

/** Something is left to do with the item. */
const OPEN = { undo: null, isOver: false } as const;

const NOT_CLAIMED = { unknown: "not-found", taken: "claimed-by-another", own: "own-item" } as const;

/** One item: looking at it, taking it, deciding it. */
export function addItems(service: OpenAPIHono<MemberEnv>, deps: DeskServiceDeps): void {
  service.openapi(itemRoute, (c) => itemNow(c, deps, c.req.valid("param")));

  service.openapi(claimRoute, async (c) => {
    const claimed = await claimItem(deps, c.var.member, c.req.valid("param"));
    if (claimed.ok) return c.json({ ...OPEN, done: "担当になりました。" }, 200);
    return problem(c, NOT_CLAIMED[claimed.reason]);
  });

  service.openapi(releaseRoute, async (c) => {
    const released = await releaseItem(deps, c.var.member, c.req.valid("param"));
    return released.ok ? c.json({ ...OPEN, done: "担当をやめました。" }, 200) : problem(c, "not-found");
  });

  service.openapi(decisionRoute, async (c) => {
    const decided = await decideItem(deps, c.var.member, { ...c.req.valid("param"), ...c.req.valid("json") });
    if (!decided.ok) return refuseAtDesk(c, decided.reason);
    await wakeMailQueue(deps.jobs);
    return c.json(decided.value, 200);
  });

  service.openapi(disclosureRoute, async (c) => {
    const asked = await askDisclosure(deps, c.var.member, { ...c.req.valid("param"), ...c.req.valid("json") });
    return asked.ok ? c.json(asked.value, 200) : refuseAtDesk(c, asked.reason);
  });

  service.openapi(fileRoute, async (c) => {
    const { file: fileId, ...of } = c.req.valid("param");
    const file = await openFile(deps, c.var.member, { ...of, fileId });
    if (!file) return problem(c, "not-found");
    return c.body(new Uint8Array(file.content), 200, fileHeaders(file)) as never;
  });
}

async function itemNow(c: Context<MemberEnv>, deps: DeskServiceDeps, of: ItemId) {
  const item = await openItem(deps, c.var.member, of);
  return item ? c.json(presentItem(item, c.var.member), 200) : problem(c, "not-found");
}

/** Whatever is in it, a browser saves it and runs nothing of it. */
function fileHeaders({ name, contentType }: { readonly name: string; readonly contentType: string }): Record<string, string> {
  return {
    "content-type": contentType,
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  };
}
