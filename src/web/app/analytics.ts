/** Specification section 5: the container id of the tag service must be valid. */
const CONTAINER_ID = /^GTM-[A-Z0-9]{4,10}$/;

export function isContainerId(id: string): boolean {
  return CONTAINER_ID.test(id);
}

export interface PageViewEvent {
  readonly event: "page_view";
  readonly name: string;
}

export interface Analytics {
  pageView(name: string): void;
}

interface EventQueue {
  dataLayer?: PageViewEvent[];
}

/** Without a valid container id nothing is queued and nothing is loaded. */
export function createAnalytics(containerId: string | null, queue: EventQueue): Analytics {
  if (containerId === null || !isContainerId(containerId)) return { pageView: () => undefined };
  return {
    pageView(name) {
      queue.dataLayer ??= [];
      queue.dataLayer.push({ event: "page_view", name });
    },
  };
}

/** The script tag to put into the page: none without a valid container id. */
export function tagScripts(containerId: string | null): { src: string; async: true }[] {
  if (containerId === null || !isContainerId(containerId)) return [];
  return [{ src: `https://www.googletagmanager.com/gtm.js?id=${containerId}`, async: true }];
}
