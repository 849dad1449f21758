import type { AsyncLocalStorage } from "node:async_hooks";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { getSsrStatus } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import type { ServedSession, SiteContext } from "#api/client/context.ts";
import { shownError } from "#web/app/site-error.ts";
import { sampleMarket } from "#web/price/result/samples.ts";
import { getRouter } from "#web/router.tsx";
import { PLAIN_MAPS } from "#wire/site-maps.ts";
import { textOf } from "./render-in-router.tsx";
import { refused } from "./scripted-api.ts";

type Answering = (request: Request) => Response | Promise<Response>;
export type Answers = Readonly<Record<string, object | Answering>>;

type Visitor = { readonly session?: ServedSession | null; readonly sessionState?: SiteContext["sessionState"] };

/** Somebody who is signed in, as the HTTP server has found them. */
export const SIGNED_IN: Visitor = {
  session: {
    strategy: "cognito",
    accessToken: "access",
    claims: { sub: "sub-1", "cognito:username": "hanako", email: "hanako@example.jp" },
  },
  sessionState: "member",
};

/** Where the server's half of the framework looks for the context of a request. */
const STORAGE = Symbol.for("tanstack-start:start-storage-context");

/**
 * A visit to the whole site as its server draws it, without a socket: the real routes, guards and loaders, over services that answer what a
 * test wrote down by method and path (`scripted-api.ts`) and refuse the rest with 501.
 */
export async function visitSite(path: string, answers: Answers = {}, { session = null, sessionState = "visitor" }: Visitor = {}) {
  const asked: { readonly line: string; readonly query: Readonly<Record<string, string>>; readonly token: string | null }[] = [];
  const dispatch: Answering = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const line = `${request.method} ${decodeURIComponent(pathname)}`;
    asked.push({ line, query: Object.fromEntries(searchParams), token: request.headers.get("authorization") });
    const answer = answers[line] ?? refused(501);
    return typeof answer === "function" ? answer(request) : Response.json(answer);
  };
  const context: SiteContext = {
    ...{ dispatch, baseUrls: {}, maps: PLAIN_MAPS, requestId: "test", session, sessionState },
    site: {
      ...{ origin: "https://site.test", operatorName: "まちのね", operatorAddress: "東京都", licenceNumber: "(1)1" },
      mode: "local",
      analyticsContainerId: null,
    },
    auth: {
      ...{ endpoint: "", hostedOrigin: "", poolId: "", clientId: "", identityPoolId: null, objectsUrl: "" },
      ...{ cookies: "sealed", providers: [], scopes: [] },
    },
  };
  const storage: AsyncLocalStorage<object> = Reflect.get(globalThis, STORAGE);
  return storage.run({ contextAfterGlobalMiddlewares: context }, async () => {
    const router = getRouter();
    router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
    await router.load();
    const { matches } = router.state;
    const led = router._serverResult?.type === "redirect" ? router._serverResult.redirect : null;
    const failed = matches.find(({ status }) => status === "error");
    return {
      asked,
      matches,
      /** Where the visit is led instead, with what its answer carries. */
      redirect: led && { to: led.headers.get("location"), cookie: led.headers.get("set-cookie") },
      status: led?.status ?? (failed ? shownError(failed.error).status : getSsrStatus(router)),
      data: matches.at(-1)?.loaderData,
      html: () => storage.run({ contextAfterGlobalMiddlewares: context }, () => renderToString(<RouterProvider router={router} />)),
    };
  });
}

export type Visit = Awaited<ReturnType<typeof visitSite>>;

/** The data behind every page: what the frame says of the market. */
export const MARKET: Answers = { "GET /api/estate/market": sampleMarket };

/** What the services were asked besides the market. */
export function questions({ asked }: Pick<Visit, "asked">) {
  return asked.flatMap(({ line, query }) => (line in MARKET ? [] : [{ line, query }]));
}

/** Every page that a visitor is led through, the last one shown. An address is put right before it is opened. */
export async function wayFrom(path: string): Promise<readonly (Visit & { readonly path: string })[]> {
  const visit = await visitSite(path, MARKET);
  const to = visit.redirect?.to ?? null;
  return [{ ...visit, path }, ...(to === null ? [] : await wayFrom(to))];
}

export const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
export const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? null;
export const headingsOf = (html: string) => [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, inner = ""]) => textOf(inner));
