import { createHash } from "node:crypto";
import type { Hono } from "hono";
import type { Account, Client, ClientSettings } from "#domain/identity/core/types.ts";
import { createClient } from "#domain/identity/pools/create-pool.server.ts";
import { identityApp } from "#identity-server/app.ts";
import { NO_PROXY } from "#platform/caller-address.server.ts";
import type { Db } from "#platform/db.server.ts";
import { CLIENT_SETTINGS, PASSWORD, testIdentity } from "./identity.ts";

export const ORIGIN = "http://localhost:3001";
export const REDIRECT = "http://127.0.0.1:3999/login/";
export const SCOPE = "openid email profile aws.cognito.signin.user.admin";
export const VERIFIER = "verifier-of-these-tests-0123456789-0123456789";
export const CHALLENGE = createHash("sha256").update(VERIFIER).digest("base64url");

/** What a browser sees: a page, or where it was sent beyond this origin. */
export type Seen = {
  readonly status: number;
  readonly url: URL;
  readonly text: string;
  readonly headers: Headers;
  readonly landed: URL | null;
};

type Values = Readonly<Record<string, string>>;
type Sending = { readonly headers?: Values; readonly isSameSite?: boolean };

export type Visitor = ReturnType<typeof visitor>;

/** A browser without scripts: it keeps cookies, follows redirects within the origin and fills in forms. */
export function visitor(app: Pick<Hono, "request">, origin: string = ORIGIN) {
  const cookies = new Map<string, string>();
  const ask = async (url: URL, init: RequestInit = {}): Promise<Seen> => {
    const headers = new Headers(init.headers);
    headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await app.request(url.href, { ...init, headers });
    for (const line of response.headers.getSetCookie()) keep(line);
    const location = response.headers.get("location");
    const target = location === null ? null : new URL(location, url);
    if (target?.origin === origin) return ask(target);
    return { status: response.status, url, text: await response.text(), headers: response.headers, landed: target };
  };
  const keep = (line: string) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === "" || /max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  };
  const go = (path: string) => ask(new URL(path, origin));
  const post = (path: string, values: Values, { headers = {} }: Sending = {}) =>
    ask(new URL(path, origin), {
      method: "POST",
      body: new URLSearchParams(values).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", origin, ...headers },
    });
  return {
    cookies,
    go,
    post,
    /** Fills in the form of a page whose action has this path. */
    submit: (page: Seen, path: string, values: Values) => {
      const form = formOf(page, path);
      return post(form.action, { ...form.hidden, ...values });
    },
  };
}

function plainText(text: string): string {
  return text.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

function attribute(tag: string, name: string): string {
  return plainText(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
}

/** A form of a page: where it goes, what it carries, and what it asks for. */
export function formOf({ text }: Pick<Seen, "text">, path: string) {
  const forms = [...text.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g)].map(([markup]) => markup);
  const markup = forms.find((one) => attribute(one, "action").split("?")[0] === path);
  if (markup === undefined) throw new Error(`no form to ${path} in: ${text.replaceAll(/<[^>]*>|\s+/g, " ").slice(0, 300)}`);
  const inputs = [...markup.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag);
  const isHidden = (tag: string) => attribute(tag, "type") === "hidden";
  return {
    action: attribute(markup, "action"),
    hidden: Object.fromEntries(inputs.filter(isHidden).map((tag) => [attribute(tag, "name"), attribute(tag, "value")])),
    asks: inputs.filter((tag) => !isHidden(tag)).map((tag) => attribute(tag, "name")),
  };
}

/** The identity service with its pages, a client that may use them, and people who do. */
export async function hostedWorld(db: Db, options: Parameters<typeof testIdentity>[1] = {}) {
  const identity = await testIdentity(db, options);
  const { service, pool, client } = identity;
  const app = identityApp({ service, operators: new Map(), trustProxy: NO_PROXY, listSent: null });
  const path = (extra: Readonly<Record<string, string | null>> = {}) => authorizePath(client, extra);
  const token = async (form: Values, headers: Values = {}) => {
    const sent = { "content-type": "application/x-www-form-urlencoded", ...headers };
    const response = await app.request(`${ORIGIN}/oauth2/token`, {
      method: "POST",
      body: new URLSearchParams(form).toString(),
      headers: sent,
    });
    const json: Record<string, string> = JSON.parse(await response.text());
    return { status: response.status, headers: response.headers, json };
  };
  const login = async (account: Account, { extra = {}, browser = visitor(app) }: LoginWishes = {}) => {
    const page = await browser.go(path(extra));
    const back = await browser.submit(page, "/login", { username: account.username, password: PASSWORD });
    return { browser, back, code: back.landed?.searchParams.get("code") ?? "" };
  };
  const exchange = (code: string, changes: Values = {}) =>
    token({ grant_type: "authorization_code", client_id: client.id, code, redirect_uri: REDIRECT, code_verifier: VERIFIER, ...changes });
  return {
    ...identity,
    app,
    path,
    token,
    login,
    exchange,
    visitor: () => visitor(app),
    /** Tokens of a hosted login. */
    tokensOf: async (account: Account, extra: LoginWishes["extra"] = {}) => (await exchange((await login(account, { extra })).code)).json,
    addClient: (settings: Partial<ClientSettings> = {}, withSecret = false) =>
      createClient(service, { poolId: pool.id, name: "another", settings: { ...CLIENT_SETTINGS, ...settings }, withSecret }),
  };
}

type LoginWishes = { readonly extra?: Readonly<Record<string, string | null>>; readonly browser?: Visitor };

/** The request of a client; `extra` replaces parameters, null leaves one out. */
export function authorizePath(client: Client, extra: Readonly<Record<string, string | null>> = {}): string {
  const asked = {
    response_type: "code",
    client_id: client.id,
    redirect_uri: REDIRECT,
    scope: SCOPE,
    state: "state-1",
    code_challenge: CHALLENGE,
    code_challenge_method: "S256",
    ...extra,
  };
  const given = Object.entries(asked).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return `/oauth2/authorize?${new URLSearchParams(given).toString()}`;
}
