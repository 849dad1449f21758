import type { ToldOf } from "#web/kit/memory/tag-choice.ts";
import type { PageViewEvent, PageViews } from "./page-views.ts";

/** Specification section 5: the container id of the tag service must be valid. */
const CONTAINER_ID = /^GTM-[A-Z0-9]{4,10}$/;

export function isContainerId(id: string): boolean {
  return CONTAINER_ID.test(id);
}

/** The page that a tag is put into. */
export type TagPage = {
  /** What people were told of the tag, when, and what they said. */
  readonly told: () => Pick<ToldOf, "choice" | "since">;
  /** Whether the browser asks all sites to leave its visits alone (https://globalprivacycontrol.org). */
  readonly asksForPrivacy: () => boolean;
  /** Whether the address may hold a token: a tag may read the address of its page. */
  readonly mayHoldToken: () => boolean;
  /** Whether the page shows a key in full: a tag could read it. */
  readonly showsSecret: () => boolean;
  /** Loads the page anew, without what was loaded into it. */
  readonly reload: () => void;
  readonly queue: { dataLayer?: PageViewEvent[] };
  readonly loadScript: (src: string) => void;
};

/**
 * The tag service, with nothing asked of it and nothing queued for it until the notice about 外部送信 has stood before this
 * visitor on an earlier screen; never for who stopped it, and never without a valid container id. A screen with a secret is loaded anew
 * where a tag is in the page already.
 */
export function tagService(containerId: string, page: TagPage): PageViews {
  let isLoaded = false;
  const isAllowed = (at: number) => {
    const { choice, since } = page.told();
    return isContainerId(containerId) && !page.asksForPrivacy() && (choice === "shown" || choice === "closed") && since < at;
  };
  return {
    pageView: (name, at) => {
      if (page.showsSecret()) return isLoaded ? page.reload() : undefined;
      if (!isAllowed(at) || (!isLoaded && page.mayHoldToken())) return;
      page.queue.dataLayer ??= [];
      page.queue.dataLayer.push({ event: "page_view", name });
      if (!isLoaded) page.loadScript(`https://www.googletagmanager.com/gtm.js?id=${containerId}`);
      isLoaded = true;
    },
  };
}
