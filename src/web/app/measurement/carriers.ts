import { asksForPrivacy, toldNow } from "#web/kit/memory/tag-choice.ts";
import { loadScript } from "./load-script.ts";
import type { PageViewEvent, PageViews } from "./page-views.ts";
import { recorder } from "./recorder.ts";
import { tagService } from "./tag-service.ts";

declare global {
  interface Window {
    dataLayer?: PageViewEvent[];
  }
}

type Settings = {
  readonly containerId: string | null;
  readonly isLocal: boolean;
  readonly mayHoldToken: () => boolean;
  readonly showsSecret: () => boolean;
};

/** Where page views of this site go: to the tag service that is configured, and in local mode into the tab's own record. */
export function carriersOf({ containerId, isLocal, ...screen }: Settings): PageViews {
  const tags =
    containerId === null
      ? null
      : tagService(containerId, {
          told: toldNow,
          asksForPrivacy,
          ...screen,
          reload: () => location.reload(),
          queue: window,
          loadScript,
        });
  const record = isLocal ? recorder(window) : null;
  return {
    pageView: (name, at) => {
      tags?.pageView(name, at);
      record?.pageView(name, at);
    },
  };
}
