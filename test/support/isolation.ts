import { sql } from "kysely";
import { openApiDocument } from "#api/openapi-document.ts";
import { hours } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import type { MemberApi } from "./member-api.ts";

/** What a call sends; a form and a file go as they are. `root`: the service, マイページ where it is left out. */
export type Sent = { readonly path: string; readonly body?: object; readonly root?: string };

const MYPAGE = "/api/mypage";

/** The operations of the document whose path under マイページ fits, as `get /assets/{id}`. */
export function mypageOperations(fits: (path: string) => boolean): string[] {
  return operationsUnder(MYPAGE, fits);
}

/** The operations of a service. */
export function operationsUnder(root: string, fits: (path: string) => boolean): string[] {
  return Object.entries(openApiDocument().paths ?? {}).flatMap(([address, methods]) => {
    const path = address.slice(root.length);
    const isOurs = address.startsWith(`${root}/`) && fits(path);
    return isOurs ? Object.keys(methods).map((method) => `${method} ${path}`) : [];
  });
}

type App = { readonly request: (path: string, init: RequestInit) => Response | Promise<Response> };

/** Calls an operation as whom the token says; null: nobody. */
export async function askAs(app: App, token: string | null, operation: string, { path, body, root = MYPAGE }: Sent) {
  const isForm = body instanceof FormData || body instanceof Blob;
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(isForm ? {} : { "content-type": "application/json" }) };
  const content = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
  const method = operation.split(" ")[0]?.toUpperCase() ?? "";
  const answer = await app.request(`${root}${path}`, { method, headers, ...content });
  return { status: answer.status, text: await answer.text() };
}

/** Nobody, no token at all, and one whose signature is another. */
export function tokensOfNobody(token: string): (string | null)[] {
  return [null, "x.x.x", `${token.slice(0, -6)}AAAAAA`];
}

/** Another session of a member, and the one before, which has ended with every other that was begun by now. */
export async function sessionAfter(
  { identity }: MemberApi,
  { user, token }: Pick<Awaited<ReturnType<MemberApi["signedIn"]>>, "user" | "token">,
) {
  identity.clock.advance(hours(25));
  return { ended: token, token: (await identity.tokensOf(user)).AccessToken };
}

/** The rows of these tables that have a word in them, as text. */
export async function rowsNaming(db: Db, tables: readonly string[], word: string): Promise<string> {
  const all = tables.map((table) => sql`select ${table} as name, t::text as told from ${sql.table(table)} t`);
  const { rows } = await sql`
    select name, told from (${sql.join(all, sql` union all `)}) found where told like ${`%${word}%`} order by 1, 2`.execute(db);
  return JSON.stringify(rows);
}
