import type { ReactNode } from "react";
import type { SiteIdentity } from "#api/client/context.ts";
import { BrowserShell } from "#web/app/browser-shell.tsx";
import type { MarketNotice } from "#web/app/market.ts";
import { LateTagNotice } from "#web/app/measurement/late-tag-notice.tsx";
import { RouteAnnouncer } from "#web/app/route-announcer.tsx";
import { MAIN_ID, SkipLink } from "#web/kit/link/skip-link.tsx";
import { LaterFooter } from "./later-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { OfflineBanner, SiteNotices } from "./site-notices.tsx";

interface SiteFrameProps {
  readonly site: SiteIdentity;
  /** Null when it could not be had, and after a failure at the root. */
  readonly market: MarketNotice | null;
  readonly children: ReactNode;
}

const NO_SOURCES: readonly string[] = [];

/** What surrounds every page, the error page included. */
export function SiteFrame({ site, market, children }: SiteFrameProps) {
  return (
    <>
      <BrowserShell containerId={site.analyticsContainerId} isLocal={site.mode === "local"} />
      <SkipLink />
      <SiteNotices isSample={market?.origin === "sample"} isLocal={site.mode === "local"} />
      {site.analyticsContainerId !== null && <LateTagNotice />}
      <OfflineBanner />
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className="page min-h-[60vh] focus-visible:shadow-none focus-visible:outline-none">
        {children}
      </main>
      <LaterFooter site={site} attributions={market?.attributions ?? NO_SOURCES} />
      <RouteAnnouncer />
    </>
  );
}
