import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SiteAuth, SiteIdentity } from "#api/client/context.ts";
import { standingSession } from "#web/session/core/standing-session.ts";
import { NOBODY, type SessionView } from "#web/session/core/types.ts";
import { SIGN_IN_SCOPES } from "#wire/oauth-scopes.ts";
import { PLAIN_MAPS } from "#wire/site-maps.ts";

const screen = { name: "x", access: "open", layout: "default", tracked: false, title: "x" } as const;

const auth: SiteAuth = {
  endpoint: "http://localhost:3001",
  hostedOrigin: "http://localhost:3001",
  poolId: "ap-northeast-1_Test",
  clientId: "test",
  identityPoolId: null,
  objectsUrl: "http://localhost:3001/objects",
  cookies: "sealed",
  providers: [],
  scopes: SIGN_IN_SCOPES,
};
const site: SiteIdentity = {
  ...{ origin: "https://site.test", operatorName: "", operatorAddress: "", licenceNumber: "" },
  mode: "production",
  analyticsContainerId: null,
};

/** Draws a view as the server does, in a site that has the given paths, at the first of them, for a visitor unless a session is given. */
export async function renderInRouter(view: ReactNode, paths: readonly string[] = ["/"], session: SessionView = NOBODY): Promise<string> {
  const root = createRootRoute({ staticData: screen, component: () => view });
  const routeTree = root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path, staticData: screen })));
  const context = { site, auth, maps: PLAIN_MAPS, session: standingSession(session) };
  const router = createRouter({ routeTree, context, history: createMemoryHistory({ initialEntries: [paths[0] ?? "/"] }) });
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** The text a reader sees, tags left out. */
export function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "");
}
