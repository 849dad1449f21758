import { createRouter } from "@tanstack/react-router";
import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";
import { configureApiClient } from "#api/client/client.ts";
import type { BaseUrls, SiteAuth, SiteContext, SiteIdentity } from "#api/client/context.ts";
import { reloadOnce } from "#web/app/chunk-reload.ts";
import { afterPart, limitLoading } from "#web/app/chunk-timeout.ts";
import { failedValidationIsNotFound } from "#web/app/failed-validation.ts";
import { ErrorPage } from "#web/app/layout/error-page.tsx";
import { NotFoundPage } from "#web/app/layout/not-found-page.tsx";
import { pageTransition } from "#web/app/page-transition.ts";
import { readSearch } from "#web/app/read-search.ts";
import { screenOf } from "#web/app/screen-data.ts";
import { openSession } from "#web/app/session/open-session.ts";
import { standingSession } from "#web/session/core/standing-session.ts";
import { NOBODY, type SessionView } from "#web/session/core/types.ts";
import { viewOfServed } from "#web/session/site/served-view.ts";
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

const nobody: SiteIdentity = {
  ...{ origin: "", operatorName: "", operatorAddress: "", licenceNumber: "" },
  mode: "production",
  analyticsContainerId: null,
};

const nowhere: SiteAuth = {
  endpoint: "",
  hostedOrigin: "",
  poolId: "",
  clientId: "",
  identityPoolId: null,
  objectsUrl: "",
  cookies: "sealed",
  providers: [],
  scopes: [],
};

const viewOf = createIsomorphicFn()
  .server((request?: SiteContext) => viewOfServed(request?.session ?? null))
  .client((): SessionView => NOBODY);

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
    session: viewOf(request),
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
    // Code is prefetched by app/idle-prefetch; data is only asked for when somebody goes there.
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
    hydrate: async ({ site, baseUrls, auth, maps, session: view }: HandedOver) => {
      const session = openSession({
        auth,
        initial: view,
        screen: () => screenOf(router.state.matches) ?? null,
        followPages: (gone) => void router.subscribe("onResolved", gone),
      });
      router.options.context = { site, auth, maps, session, standing: null };
      // A session that was ended elsewhere cannot be refreshed: that leads to the login page. One that can be goes on.
      const onUnauthorized = () => void session.refresh().catch(() => undefined);
      configureApiClient({ baseUrls, bearerToken: session.bearerToken, onUnauthorized });
      await session.start();
    },
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  });
  for (const route of Object.values(router.routesById)) {
    route.options.onError ??= failedValidationIsNotFound;
    if (typeof window === "undefined") continue;
    limitLoading(route.options.component, () => reloadOnce(window));
    if (typeof route.options.loader === "function") route.options.loader = afterPart(route.options.loader, route.options.component);
  }
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
