import { createRouter } from "@tanstack/react-router";
import { getGlobalStartContext } from "@tanstack/react-start";
import { configureApiClient } from "#api/client.ts";
import type { BaseUrls, SiteIdentity } from "#api/client-context.ts";
import { PENDING_DELAY } from "./constants.ts";
import { ErrorPage } from "./layouts/error-page.tsx";
import { NotFoundPage } from "./layouts/not-found-page.tsx";
import { routeTree } from "./routeTree.gen.ts";
import { reloadOnce } from "./shell/chunk-reload.ts";
import { limitLoading } from "./shell/chunk-timeout.ts";
import { failedValidationIsNotFound } from "./shell/failed-validation.ts";
import { pageTransition } from "./shell/page-transition.ts";

/** What the browser learns from the server once, with the first page. */
interface HandedOver {
  readonly site: SiteIdentity;
  readonly baseUrls: BaseUrls;
}

const nobody: SiteIdentity = { operatorName: "", licenceNumber: "", mode: "production", analyticsContainerId: null };

export function getRouter() {
  const request = getGlobalStartContext();
  const nonce = request?.nonce;
  const handedOver: HandedOver = { site: request?.site ?? nobody, baseUrls: request?.baseUrls ?? {} };
  const router = createRouter({
    routeTree,
    caseSensitive: true,
    trailingSlash: "preserve",
    notFoundMode: "root",
    scrollRestoration: true,
    defaultHashScrollIntoView: true,
    defaultPendingMs: PENDING_DELAY,
    defaultPendingMinMs: PENDING_DELAY,
    // Code is prefetched by shell/idle-prefetch; data is only asked for when somebody goes there.
    defaultPreload: false,
    defaultViewTransition: pageTransition,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    context: { site: handedOver.site },
    dehydrate: () => ({ ...handedOver }),
    hydrate: ({ site, baseUrls }: HandedOver) => {
      router.options.context = { site };
      configureApiClient({ baseUrls });
    },
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  });
  for (const route of Object.values(router.routesById)) {
    route.options.onError ??= failedValidationIsNotFound;
    if (typeof window !== "undefined") limitLoading(route.options.component, () => reloadOnce(window));
  }
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
