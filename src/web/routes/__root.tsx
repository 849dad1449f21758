import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { SiteAuth, SiteContext, SiteIdentity } from "#api/client-context.ts";
import { minutes } from "#kernel/duration.ts";
import type { SiteMaps } from "#kernel/site-maps.ts";
import type { GuardableSession } from "../auth/session/standing-session.ts";
import { ErrorPage } from "../layouts/error-page.tsx";
import icon from "../layouts/icon.svg?url";
import { NotFoundPage } from "../layouts/not-found-page.tsx";
import { SiteFrame } from "../layouts/site-frame.tsx";
import { tagScripts } from "../shell/analytics.ts";
import { documentHead } from "../shell/document-head.ts";
import { findMarket } from "../shell/market.ts";
import { runMiddlewares } from "../shell/middleware.ts";
import { screenOf } from "../shell/screen-data.ts";
import { guardVisit } from "../shell/visit-guard.ts";
import styles from "../styles.css?url";

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
  head: ({ matches, match }) => ({
    meta: [{ charSet: "utf-8" }, { name: "viewport", content: "width=device-width, initial-scale=1" }, ...documentHead(matches)],
    links: [
      { rel: "stylesheet", href: styles },
      { rel: "icon", type: "image/svg+xml", href: icon },
    ],
    scripts: tagScripts(match.context.site.analyticsContainerId),
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

function Site() {
  return <Outlet />;
}
