import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { orNull } from "#api/http/or-null.ts";
import { problem } from "#api/http/problem-answer.ts";
import { BUSY, CONFLICT, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, STAFF_ONLY, UNREADABLE } from "#api/http/service.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import { MOST_ROWS, ROW_FAULTS } from "#domain/tenants/console/files/customers-file.ts";
import type { CustomerImport } from "#domain/tenants/console/types.ts";
import { importCustomers, importsOfOffice, mayUndo, type TenantDeps, undoImport } from "#domain/tenants/index.server.ts";
import { tableFaultWords } from "#platform/tables/file-refused.ts";
import { customerParams } from "./customer-schemas.ts";
import { refuseOffice, security, tags } from "./frame.ts";

const count = z.number().int();
const faults = z.array(z.object({ line: count, reason: z.enum(ROW_FAULTS) })).readonly();

const importSchema = z
  .object({
    id: z.string(),
    fileName: z.string(),
    state: z.enum(["applied", "undone"]),
    ...{ added: count, refused: count },
    /** Rows that were not taken in, the first five hundred. */
    faults,
    madeAt: z.string(),
    /** Within a day. */
    mayUndo: z.boolean(),
  })
  .openapi("OfficeImport");

const importsSchema = z.object({ items: z.array(importSchema).readonly() }).openapi("OfficeImports");

const importedSchema = z
  .object({
    /** Null: nothing was kept. */
    made: orNull(importSchema),
    /** The same file was taken in before: nothing was done again. */
    isRepeated: z.boolean(),
    ...{ added: count, refused: count, faults },
    /** The first of who is taken in. */
    names: z.array(z.string()).readonly(),
    mailMinutes: count,
  })
  .openapi("OfficeImported");

const undoneSchema = z
  .object({
    removed: count,
    /** Who has told what they look for or stopped meanwhile, and stays. */
    stayed: z.array(z.string()).readonly(),
  })
  .openapi("OfficeImportUndone");

/** The bytes are read as they come in, whatever the document says of them. */
const importFormSchema = z.object({
  file: z.instanceof(File).openapi({ type: "string", format: "binary" }),
  isDry: z.enum(["yes", "no"]),
});

const OFFICE = { ...MEMBERS_ONLY, ...STAFF_ONLY, ...NOT_FOUND };

const importsRoute = createRoute({
  method: "get",
  path: "/imports",
  tags,
  security,
  summary: "お客さまのファイルの取り込みの履歴",
  responses: { 200: jsonAnswer(importsSchema, "新しい順に20件"), ...OFFICE },
});

const importRoute = createRoute({
  method: "post",
  path: "/imports",
  tags,
  security,
  summary: "お客さまのファイルを取り込む、または何が起こるかを確かめる",
  description: `multipart/form-data で送ります。file は CSV(UTF-8、Shift_JIS)、5MB、${MOST_ROWS}行まで。列は 氏名、メール、同意日、同意の方法 です。isDry が yes のときは、何も保存せず、何も送りません。同じ内容を2度送ると、はじめの結果を返します。`,
  request: { body: { required: true, content: { "multipart/form-data": { schema: importFormSchema } } } },
  responses: { 200: jsonAnswer(importedSchema, "取り込みの結果"), ...OFFICE, ...CONFLICT, ...UNREADABLE, ...INVALID, ...BUSY },
});

const undoRoute = createRoute({
  method: "post",
  path: "/imports/{id}/undo",
  tags,
  security,
  summary: "お客さまのファイルの取り込みを取り消す",
  description: "24時間のあいだ取り消せます。条件を登録した人と、停止した人は残ります。",
  request: { params: customerParams, body: jsonBody(z.strictObject({})) },
  responses: { 200: jsonAnswer(undoneSchema, "取り消しました"), ...OFFICE, ...CONFLICT, ...UNREADABLE, ...INVALID },
});

export const importRoutes = [importsRoute, importRoute, undoRoute];

const MOST_NAME = 120;

const FILE_ADVICE = {
  empty: "お客さまの行がありません",
  "unknown-layout": "見出しの列を、氏名・メール・同意日・同意の方法にしてください",
} as const;

/** Customers that an office takes in by a file. */
export function addImports(service: OpenAPIHono<MemberEnv>, deps: TenantDeps): void {
  const present = ({ undoneAt: _, madeAt, ...of }: CustomerImport) => ({
    ...of,
    madeAt: madeAt.toISOString(),
    mayUndo: mayUndo({ state: of.state, madeAt }, deps.clock.now()),
  });

  service.openapi(importsRoute, async (c) => {
    const found = await importsOfOffice(deps.db, c.var.member);
    return found.ok ? c.json({ items: found.value.map(present) }, 200) : refuseOffice(c, found.reason);
  });

  service.openapi(importRoute, async (c) => {
    const { file, isDry } = c.req.valid("form");
    const fileName = [...file.name].slice(0, MOST_NAME).join("");
    const bytes = new Uint8Array(await file.arrayBuffer());
    const imported = await importCustomers(deps, c.var.member, { bytes, fileName, isDry: isDry === "yes" });
    if (imported.ok) return c.json({ ...imported.value, made: imported.value.made && present(imported.value.made) }, 200);
    const { reason } = imported;
    if (reason === "not-live") return problem(c, "illegal-transition", { state: reason });
    if (typeof reason === "string") return refuseOffice(c, reason);
    return problem(c, "validation", { errors: [{ field: "file", reason: reason.file, message: tableFaultWords(reason, FILE_ADVICE) }] });
  });

  service.openapi(undoRoute, async (c) => {
    const undone = await undoImport(deps, c.var.member, c.req.valid("param").id);
    if (undone.ok) return c.json(undone.value, 200);
    if (undone.reason === "too-late") return problem(c, "illegal-transition", { state: undone.reason });
    return undone.reason === "unknown" ? problem(c, "not-found") : refuseOffice(c, undone.reason);
  });
}
