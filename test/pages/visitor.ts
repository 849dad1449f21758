import { inject } from "vitest";
import { systemClock } from "#platform/clock.server.ts";
import { SAMPLE_PASSWORD, SAMPLE_TOTP_SECRET } from "#test/support/telling.ts";
import { codeOf } from "#test/support/totp.ts";

const CLIENT_ID = "machinonesite";
export const SESSION = "/auth/session";

export type Page = { readonly status: number; readonly headers: Headers; readonly html: string };
type Asked = { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly data?: unknown };

export const siteUrl = () => inject("site").url;

/** What a page of the site sends along when it begins, refreshes or ends a session. */
export const fromSite = () => ({ "x-machinone-session": "1", origin: siteUrl() });

let visitors = 0;

/** Somebody with a browser and an address of their own: keeps cookies as they are set, and runs no script. */
export function visitor() {
  visitors += 1;
  const address = `10.0.${visitors >> 8}.${visitors % 256}`;
  const cookies = new Map<string, string>();
  const ask = async (path: string, { method = "GET", headers = {}, data }: Asked = {}): Promise<Page> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(`${siteUrl()}${path}`, {
      ...{ method, redirect: "manual" },
      headers: {
        ...{ accept: "text/html", "x-forwarded-for": address },
        ...(data === undefined ? {} : { "content-type": "application/json" }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(data === undefined ? {} : { body: typeof data === "string" ? data : JSON.stringify(data) }),
    });
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  /** Asks on where it is led to, as a browser does. */
  const follow = async (path: string): Promise<Page> => {
    const page = await ask(path);
    const location = page.headers.get("location");
    return location === null ? page : follow(location);
  };
  return { cookies, ask, follow };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (/max-age=0(;|$)/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}

export type Tokens = Readonly<Record<"accessToken" | "idToken" | "refreshToken", string>>;

type Answer = {
  readonly AuthenticationResult?: { readonly AccessToken: string; readonly IdToken: string; readonly RefreshToken: string };
  /** Where something more is asked for. */
  readonly ChallengeName?: string;
  readonly Session?: string;
};

/** One call of the user-pool API, over the wire. */
export async function askIdentity(operation: "InitiateAuth" | "RespondToAuthChallenge" | "GlobalSignOut", body: object): Promise<Answer> {
  const answer = await fetch(`${inject("site").identityUrl}/`, {
    method: "POST",
    headers: { "content-type": "application/x-amz-json-1.1", "x-amz-target": `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${operation}: ${await answer.text()}`);
  return answer.json();
}

/** The tokens of a sign-in of a sample member that no browser had a part in; the code of an app is told where one is asked for. */
export async function tokensOf(address: string): Promise<Tokens> {
  const AuthParameters = { USERNAME: address, PASSWORD: SAMPLE_PASSWORD };
  const begun = await askIdentity("InitiateAuth", { ClientId: CLIENT_ID, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters });
  const { AuthenticationResult: tokens } =
    begun.ChallengeName === "SOFTWARE_TOKEN_MFA" ? await withCode(address, begun.Session ?? "") : begun;
  if (!tokens) throw new Error(`asked for ${begun.ChallengeName}`);
  return { accessToken: tokens.AccessToken, idToken: tokens.IdToken, refreshToken: tokens.RefreshToken };
}

function withCode(address: string, Session: string): Promise<Answer> {
  const ChallengeResponses = { USERNAME: address, SOFTWARE_TOKEN_MFA_CODE: codeOf(SAMPLE_TOTP_SECRET, systemClock) };
  return askIdentity("RespondToAuthChallenge", { ClientId: CLIENT_ID, ChallengeName: "SOFTWARE_TOKEN_MFA", Session, ChallengeResponses });
}

/** A browser in which a sample member is signed in. */
export async function member(address: string) {
  const browser = visitor();
  const begun = await browser.ask(SESSION, {
    method: "POST",
    headers: fromSite(),
    data: { strategy: "cognito", ...(await tokensOf(address)) },
  });
  if (begun.status !== 200) throw new Error(`no session: ${begun.status} ${begun.html}`);
  return browser;
}

/** The words of a page, as they are read one after the other. */
export function words(html: string): string {
  return decode(html.replaceAll(/<(script|style)\b.*?<\/\1>|<!--.*?-->|<[^>]*>/gs, ""));
}

export function titleOf(html: string): string {
  return decode(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? "");
}

/** The content of the robots tag; null without one. */
export function robotsOf(html: string): string | null {
  return /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? null;
}

/** What the page tells search engines it holds; null where it tells nothing. */
export function descriptionOf(html: string): string | null {
  const content = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  return content === undefined ? null : decode(content);
}

export function headingsOf(html: string): readonly string[] {
  return [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, inner = ""]) => words(inner));
}

/** The ids that stand on a page more than once: a label, a link or a reader would take the wrong one. */
export function doubleIdsOf(html: string): readonly string[] {
  const ids = [...html.replaceAll(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, "").matchAll(/<[^>]*\sid="([^"]*)"/g)].map(
    ([, id = ""]) => id,
  );
  return [...new Set(ids.filter((id, place) => ids.indexOf(id) !== place))];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

function decode(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole);
}
