import { type RegisteredRouter, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { configureApiClient } from "#api/client/client.ts";
import { createPrefetch, type Network, watchIntent } from "#web/app/prefetch/idle-prefetch.ts";
import { LIKELY_NEXT } from "#web/app/prefetch/likely-next.ts";
import { readPartsTable } from "#web/app/prefetch/parts-table.ts";
import { PREFETCH_IDLE_TIMEOUT } from "#wire/constants.ts";
import { outcomeOf } from "./document-head.ts";
import { createLoadingBar, isRouteOrParameterChange, type LoadingBar } from "./loading-bar.ts";
import { LoadingBarView } from "./loading-bar.view.tsx";
import type { PageViews } from "./measurement/page-views.ts";
import { pageViewName } from "./page-view.ts";
import { mayHoldToken, screenOf } from "./screen-data.ts";

declare global {
  interface Navigator {
    readonly connection?: Network["connection"];
  }
}

/** One per browser page; on the server nothing ever begins. */
const bar = createLoadingBar();

/** What runs in the browser behind every screen: loading bar, prefetch, page views. */
export function BrowserShell({ containerId, isLocal }: { containerId: string | null; isLocal: boolean }) {
  const router = useRouter();
  useEffect(() => {
    configureApiClient({ onStart: bar.begin, onEnd: bar.end });
    const stops = [
      followNavigations(router, bar),
      prefetchParts(router),
      countPageViews(router, laterCarriers(router, { containerId, isLocal })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router, containerId, isLocal]);
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

/** Safari has no requestIdleCallback. */
function whenIdle(work: () => void, options: { timeout: number }): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, options);
  else setTimeout(work);
}

function prefetchParts(router: RegisteredRouter): () => void {
  const prefetch = createPrefetch(
    (path) => {
      const [routes] = router.getMatchedRoutes(path);
      for (const route of routes) void router.loadRouteChunk(route)?.catch(() => undefined);
    },
    // What a part needs comes side by side once the table is there, which everybody gets who may want to go on.
    {
      whenIdle: (work, options) => whenIdle(() => void readPartsTable().then(() => whenIdle(work, options)), options),
      network: () => navigator,
      here: () => new URL(location.href),
    },
  );
  const look = () => prefetch.later(LIKELY_NEXT[screenOf(router.state.matches)?.name ?? ""] ?? []);
  look();
  const stops = [router.subscribe("onResolved", look), watchIntent(prefetch.now)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Counted by ourselves at once; what carries it to others is fetched where there is any, once the browser has nothing else to do. */
function laterCarriers(router: RegisteredRouter, { containerId, isLocal }: { containerId: string | null; isLocal: boolean }): PageViews {
  const screen = () => screenOf(router.state.matches);
  const about = { mayHoldToken: () => mayHoldToken(screen()), showsSecret: () => screen()?.showsSecret === true };
  const carriers =
    containerId === null && !isLocal
      ? null
      : new Promise<void>((begin) => whenIdle(begin, { timeout: PREFETCH_IDLE_TIMEOUT }))
          .then(() => import("./measurement/carriers.ts"))
          .then(({ carriersOf }) => carriersOf({ containerId, isLocal, ...about }));
  // A release may have taken the file away: a page that is not counted is still a page.
  carriers?.catch(() => undefined);
  return {
    pageView: (name, at) => {
      navigator.sendBeacon?.("/api/counts/screens", new Blob([JSON.stringify({ screen: name })], { type: "application/json" }));
      void carriers?.then(({ pageView }) => pageView(name, at)).catch(() => undefined);
    },
  };
}

function countPageViews(router: RegisteredRouter, views: PageViews): () => void {
  const count = () => {
    const { matches } = router.state;
    const name = outcomeOf(matches) === "shown" ? pageViewName(screenOf(matches), { params: paramsOf(matches.at(-1)) }) : null;
    if (name !== null) views.pageView(name, Date.now());
  };
  count();
  return router.subscribe("onResolved", ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) count();
  });
}

function paramsOf(match: { readonly params: object } | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(match?.params ?? {}));
}
