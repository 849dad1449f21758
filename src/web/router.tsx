import { createRouter } from "@tanstack/react-router";
import { getGlobalStartContext } from "@tanstack/react-start";
import { configureApiClient } from "#api/client/client.ts";
import type { BaseUrls, SiteAuth, SiteContext, SiteIdentity } from "#api/client/context.ts";
import { reloadOnce } from "#web/app/chunk-reload.ts";
import { limitLoading } from "#web/app/chunk-timeout.ts";
import { failedValidationIsNotFound } from "#web/app/failed-validation.ts";
import { ErrorPage } from "#web/app/layout/error-page.tsx";
import { NotFoundPage } from "#web/app/layout/not-found-page.tsx";
import { openSession, viewOfServed } from "#web/app/open-session.ts";
import { pageTransition } from "#web/app/page-transition.ts";
import { readSearch } from "#web/app/read-search.ts";
import { screenOf } from "#web/app/screen-data.ts";
import { standingSession } from "#web/session/core/standing-session.ts";
import type { SessionView } from "#web/session/core/types.ts";
import { PENDING_DELAY } from "#wire/constants.ts";
import { PLAIN_MAPS, type SiteMaps } from "#wire/site-maps.ts";
import { routeTree } from "./routeTree.gen.ts";

/** What the browser learns from the server once, with the first page. */
interface HandedOver {
  readonly site: SiteIdentity;
  readonly baseUrls: BaseUrls;
  readonly auth: SiteAuth;
  readonly maps: SiteMaps;
  readonly session: SessionView;
}

const nobody: SiteIdentity = { operatorName: "", licenceNumber: "", mode: "production", analyticsContainerId: null };

const nowhere: SiteAuth = {
  endpoint: "",
  hostedOrigin: "",
  poolId: "",
  clientId: "",
  identityPoolId: null,
  objectsUrl: "",
  cookies: "sealed",
  scopes: [],
};

/** One for each request on the server, and one for a browser page. */
export function getRouter() {
  return siteRouter(getGlobalStartContext());
}

/** The router as a request makes it; without one, as a browser page does before it has read what the server handed over. */
export function siteRouter(request?: SiteContext) {
  const nonce = request?.nonce;
  const handedOver: HandedOver = {
    site: request?.site ?? nobody,
    baseUrls: request?.baseUrls ?? {},
    auth: request?.auth ?? nowhere,
    maps: request?.maps ?? PLAIN_MAPS,
    session: viewOfServed(request?.session ?? null),
  };
  const router = createRouter({
    routeTree,
    caseSensitive: true,
    trailingSlash: "preserve",
    notFoundMode: "root",
    parseSearch: readSearch,
    scrollRestoration: true,
    defaultHashScrollIntoView: true,
    defaultPendingMs: PENDING_DELAY,
    defaultPendingMinMs: PENDING_DELAY,
    // Code is prefetched by shell/idle-prefetch; data is only asked for when somebody goes there.
    defaultPreload: false,
    defaultViewTransition: pageTransition(() => matchMedia("(prefers-reduced-motion: reduce)").matches),
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    context: {
      site: handedOver.site,
      auth: handedOver.auth,
      maps: handedOver.maps,
      session: standingSession(handedOver.session),
      standing: request?.sessionState ?? null,
    },
    dehydrate: () => ({ ...handedOver }),
    hydrate: ({ site, baseUrls, auth, maps, session: view }: HandedOver) => {
      const session = openSession({ auth, initial: view, screen: () => screenOf(router.state.matches) ?? null });
      router.options.context = { site, auth, maps, session, standing: null };
      // A session that was ended elsewhere cannot be refreshed: that leads to the login page. One that can be goes on.
      const onUnauthorized = () => void session.refresh().catch(() => undefined);
      configureApiClient({ baseUrls, bearerToken: session.bearerToken, onUnauthorized });
      void session.start();
    },
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  });
  for (const route of Object.values(router.routesById)) {
    route.options.onError ??= failedValidationIsNotFound;
    if (typeof window !== "undefined") limitLoading(route.options.component, route.fullPath, () => reloadOnce(window));
  }
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
