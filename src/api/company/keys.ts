import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { inWordsOf, neededTextSchema } from "#api/http/field-schema.ts";
import { problem } from "#api/http/problem-answer.ts";
import { CHANGED_OR_NOT_NOW, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, STAFF_ONLY, UNREADABLE } from "#api/http/service.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import { type CompanyDeps, companyKeys, makeKey, revokeKey } from "#domain/companies/index.server.ts";
import type { CompanyKey } from "#domain/companies/types.ts";
import { KEY_LABEL_FIELD } from "#kernel/fields/company-fields.ts";
import { security, tags } from "./company-routes.ts";
import { refuseAccess } from "./prove-staff.ts";

const keySchema = z
  .object({
    id: z.string(),
    label: z.string(),
    prefix: z.string(),
    madeAt: z.string(),
    lastUsedAt: z.string().nullable(),
    revokedAt: z.string().nullable(),
  })
  .openapi("CompanyKey");
const keysSchema = z.object({ items: z.array(keySchema).readonly() }).openapi("CompanyKeys");
/** `key`: shown this once. */
const madeKeySchema = z.object({ key: z.string(), items: z.array(keySchema).readonly() }).openapi("MadeCompanyKey");
const keyInputSchema = inWordsOf({ label: KEY_LABEL_FIELD }, z.strictObject({ label: neededTextSchema(KEY_LABEL_FIELD.kind) })).openapi(
  "CompanyKeyInput",
);

const keysRoute = createRoute({
  method: "get",
  path: "/keys",
  tags,
  security,
  summary: "物件の連携キー",
  responses: { 200: jsonAnswer(keysSchema, "キー（キーそのものは含みません）"), ...MEMBERS_ONLY, ...STAFF_ONLY },
});

const makeKeyRoute = createRoute({
  method: "post",
  path: "/keys",
  tags,
  security,
  summary: "連携キーを発行する",
  description: "キーそのものは、この答えにだけあります。10個まで同時に使えます。",
  request: { body: jsonBody(keyInputSchema) },
  responses: {
    200: jsonAnswer(madeKeySchema, "発行したキー"),
    ...MEMBERS_ONLY,
    ...STAFF_ONLY,
    ...CHANGED_OR_NOT_NOW,
    ...UNREADABLE,
    ...INVALID,
  },
});

const revokeKeyRoute = createRoute({
  method: "delete",
  path: "/keys/{id}",
  tags,
  security,
  summary: "連携キーを取り消す",
  request: { params: z.object({ id: z.string().max(40) }) },
  responses: { 200: jsonAnswer(keysSchema, "キー"), ...MEMBERS_ONLY, ...STAFF_ONLY, ...NOT_FOUND },
});

export const keyRoutes = [keysRoute, makeKeyRoute, revokeKeyRoute];

/** Keys by which feeds of the company prove whose they are. */
export function addKeys(service: OpenAPIHono<MemberEnv>, deps: CompanyDeps): void {
  service.openapi(keysRoute, async (c) => {
    const keys = await companyKeys(deps.db, c.var.member);
    return keys.ok ? c.json({ items: keys.value.map(presentKey) }, 200) : refuseAccess(c, keys.reason);
  });

  service.openapi(makeKeyRoute, async (c) => {
    const made = await makeKey(deps, c.var.member, c.req.valid("json"));
    if (made.ok) return c.json({ key: made.value.key, items: made.value.keys.map(presentKey) }, 200);
    return made.reason === "too-many" ? problem(c, "limit-reached") : refuseAccess(c, made.reason);
  });

  service.openapi(revokeKeyRoute, async (c) => {
    const keys = await revokeKey(deps, c.var.member, c.req.valid("param"));
    if (keys.ok) return c.json({ items: keys.value.map(presentKey) }, 200);
    return keys.reason === "unknown" ? problem(c, "not-found") : refuseAccess(c, keys.reason);
  });
}

function presentKey({ madeAt, lastUsedAt, revokedAt, ...key }: CompanyKey): z.infer<typeof keySchema> {
  return {
    ...key,
    madeAt: madeAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
