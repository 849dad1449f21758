import type { FuzzWorld } from "./fuzz-world.ts";

export type Fields = readonly (readonly [name: string, value: string])[];

/** One request, as texts in which signs stand for what is alive. `api`: of the two APIs; `page`: of browsers and OAuth; `object`: of S3 clients. */
export type FuzzRequest = {
  readonly kind: "api" | "page" | "object";
  readonly method: string;
  readonly path: string;
  readonly query?: Fields;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | null;
  /** Instead of a body. */
  readonly form?: Fields;
  readonly signedBy?: "operator" | "member";
};

const ORIGIN = "http://localhost:3001";

/** Puts what is alive in place of its signs and sends the request, in this process. */
export async function send(world: FuzzWorld, request: FuzzRequest): Promise<Response> {
  const query = request.query ? `?${encoded(world, request.query)}` : "";
  const url = new URL(`${ORIGIN}${world.fill(request.path)}${query}`).href;
  const body = request.form ? encoded(world, request.form) : world.fill(request.body ?? "");
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, headerText(world.fill(value))]));
  const init = { method: request.method, headers, body: ["GET", "HEAD"].includes(request.method) ? null : body };
  return world.app.fetch(request.signedBy ? await world.sign(request.signedBy, url, init) : new Request(url, init));
}

function encoded(world: FuzzWorld, fields: Fields): string {
  return new URLSearchParams(fields.map(([name, value]) => [world.fill(name), world.fill(value)])).toString();
}

/** What a header can carry at all. */
function headerText(text: string): string {
  return text.replaceAll(/[^\t\x20-\xff]/g, "").trim();
}
