import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
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

/** A site that has the given paths and shows the view at each of them, opened at the first, for a visitor unless a session is given. */
export function smallRouter(view: ReactNode, paths: readonly string[] = ["/"], session: SessionView = NOBODY) {
  const root = createRootRoute({ staticData: screen, component: () => view });
  const routeTree = root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path, staticData: screen })));
  const context = { site, auth, maps: PLAIN_MAPS, session: standingSession(session) };
  return createRouter({ routeTree, context, history: createMemoryHistory({ initialEntries: [paths[0] ?? "/"] }) });
}
