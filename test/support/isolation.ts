import { openApiDocument } from "#api/openapi-document.ts";

/** What a call sends; a form goes as one. `root`: the service, マイページ where it is left out. */
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
  const isForm = body instanceof FormData;
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
