import { type RegisteredRouter, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { configureApiClient } from "#api/client/client.ts";
import { followSession } from "#web/sign-in/login/follow-session.ts";
import { type Analytics, createAnalytics, type PageViewEvent } from "./analytics.ts";
import { outcomeOf } from "./document-head.ts";
import { handOverUse } from "./hand-over-use.ts";
import { createIdlePrefetch, type Network } from "./idle-prefetch.ts";
import { createLoadingBar, isRouteOrParameterChange, type LoadingBar } from "./loading-bar.ts";
import { LoadingBarView } from "./loading-bar.view.tsx";
import { pageViewName } from "./page-view.ts";
import { screenOf } from "./screen-data.ts";
import { watchVisibleLinks } from "./visible-links.ts";

declare global {
  interface Navigator {
    readonly connection?: Network["connection"];
  }
  interface Window {
    dataLayer?: PageViewEvent[];
  }
}

/** One per browser page; on the server nothing ever begins. */
const bar = createLoadingBar();

/** What runs in the browser behind every screen: loading bar, prefetch, page views. */
export function BrowserShell({ containerId }: { containerId: string | null }) {
  const router = useRouter();
  useEffect(() => {
    configureApiClient({ onStart: bar.begin, onEnd: bar.end });
    const use = handOverUse(router.options.context.session);
    const stops = [
      followNavigations(router, bar),
      prefetchLinks(router),
      countPageViews(router, createAnalytics(containerId, window)),
      router.subscribe("onResolved", () => void use.handOver()),
      use.stop,
      followSession(router.options.context.session),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router, containerId]);
  return <LoadingBarView bar={bar} />;
}

function followNavigations(router: RegisteredRouter, { begin, end }: LoadingBar): () => void {
  let isUnderWay = false;
  const stops = [
    router.subscribe("onBeforeLoad", ({ fromLocation, toLocation }) => {
      // A navigation that replaces another one is the same wait.
      if (isUnderWay || !isRouteOrParameterChange(fromLocation, toLocation)) return;
      isUnderWay = true;
      begin();
    }),
    router.subscribe("onResolved", () => {
      if (isUnderWay) end(outcomeOf(router.state.matches) === "failed");
      isUnderWay = false;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    if (isUnderWay) end();
  };
}

function prefetchLinks(router: RegisteredRouter): () => void {
  // Safari has no requestIdleCallback.
  const whenIdle = (work: () => void, options: { timeout: number }) =>
    "requestIdleCallback" in window ? window.requestIdleCallback(work, options) : setTimeout(work);
  return watchVisibleLinks(
    createIdlePrefetch(
      (path) => {
        const [routes] = router.getMatchedRoutes(path);
        for (const route of routes) void router.loadRouteChunk(route)?.catch(() => undefined);
      },
      { whenIdle, network: () => navigator, here: () => new URL(location.href) },
    ),
  );
}

function countPageViews(router: RegisteredRouter, analytics: Analytics): () => void {
  const count = () => {
    const { matches } = router.state;
    const name = outcomeOf(matches) === "shown" ? pageViewName(screenOf(matches)) : null;
    if (name !== null) analytics.pageView(name);
  };
  count();
  return router.subscribe("onResolved", ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) count();
  });
}
