import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { SiteAuth, SiteContext, SiteIdentity } from "#api/client/context.ts";
import { minutes } from "#kernel/duration.ts";
import { documentHead } from "#web/app/document-head.ts";
import { CanonicalLink } from "#web/app/layout/canonical-link.tsx";
import { ErrorPage } from "#web/app/layout/error-page.tsx";
import icon from "#web/app/layout/icon.svg?url";
import { NotFoundPage } from "#web/app/layout/not-found-page.tsx";
import { SiteFrame } from "#web/app/layout/site-frame.tsx";
import { findMarket } from "#web/app/market.ts";
import { runMiddlewares } from "#web/app/middleware.ts";
import { screenOf } from "#web/app/screen-data.ts";
import { guardVisit } from "#web/app/visit-guard.ts";
import { RetryScope } from "#web/kit/ui/retry.tsx";
import type { GuardableSession } from "#web/session/core/standing-session.ts";
import styles from "#web/styles.css?url";
import type { SiteMaps } from "#wire/site-maps.ts";

type SiteRouterContext = {
  readonly site: SiteIdentity;
  readonly auth: SiteAuth;
  readonly maps: SiteMaps;
  readonly session: GuardableSession;
  /** What the server found of who is signed in; null in the browser. */
  readonly standing: SiteContext["sessionState"] | null;
};

export const Route = createRootRouteWithContext<SiteRouterContext>()({
  staticData: { name: "", access: "open", layout: "default", tracked: false, title: "" },
  beforeLoad: async ({ matches, location, context: { session, standing } }) => {
    const { href, pathname } = location;
    await guardVisit({ screen: screenOf(matches), href, pathname, session, standing });
    await runMiddlewares(matches, location);
  },
  loader: async () => ({ market: await findMarket() }),
  staleTime: minutes(10),
  head: ({ matches }) => ({
    meta: [{ charSet: "utf-8" }, { name: "viewport", content: "width=device-width, initial-scale=1" }, ...documentHead(matches)],
    links: [
      { rel: "stylesheet", href: styles },
      { rel: "icon", type: "image/svg+xml", href: icon },
    ],
  }),
  shellComponent: Document,
  component: Site,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
});

function Document({ children }: { children: ReactNode }) {
  const market = Route.useMatch({ select: (match) => match.loaderData?.market ?? null });
  // From the router, not from the match: a failure at the root leaves the match without context.
  const { site } = useRouter().options.context;
  return (
    <html lang="ja">
      <head>
        <HeadContent />
        <CanonicalLink />
      </head>
      <body>
        <SiteFrame site={site} market={market}>
          {children}
        </SiteFrame>
        <Scripts />
      </body>
    </html>
  );
}

/** What failed on a page is asked for again by its loaders. */
function Site() {
  const router = useRouter();
  return (
    <RetryScope ask={() => void router.invalidate()}>
      <Outlet />
    </RetryScope>
  );
}
