import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SiteAuth, SiteIdentity } from "#api/client-context.ts";
import { PLAIN_MAPS } from "#kernel/site-maps.ts";
import { standingSession } from "../../src/web/auth/session/standing-session.ts";
import { NOBODY, type SessionView } from "../../src/web/auth/session/types.ts";

const screen = { name: "x", access: "open", layout: "default", tracked: false, title: "x" } as const;

const auth: SiteAuth = {
  endpoint: "http://localhost:3001",
  hostedOrigin: "http://localhost:3001",
  poolId: "ap-northeast-1_Test",
  clientId: "test",
  identityPoolId: null,
  objectsUrl: "http://localhost:3001/objects",
  cookies: "sealed",
};
const site: SiteIdentity = { operatorName: "", licenceNumber: "", mode: "production", analyticsContainerId: null };

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
