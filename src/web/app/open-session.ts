import type { SiteAuth } from "#api/client/context.ts";
import { readCallback } from "#web/session/core/callback.ts";
import type { ScreenAccess } from "#web/session/core/machine-types.ts";
import { returnPath } from "#web/session/core/return-path.ts";
import type { SessionView } from "#web/session/core/types.ts";
import { furtherStorages, returnStorageOf, sessionStorageOf } from "#web/session/site/browser-parts.ts";
import { browserTabs } from "#web/session/site/other-tabs.ts";
import { type PageSession, pageSession } from "#web/session/site/page-session.ts";
import { SESSION_KEYS } from "#wire/session-cookies.ts";

export type Opening = {
  readonly auth: SiteAuth;
  /** As the server rendered the page. */
  readonly initial: SessionView;
  readonly screen: () => { readonly access: ScreenAccess } | null;
  /** Has it told of every page that is gone to. */
  readonly followPages: (gone: () => void) => void;
};

/** The session of this browser page. What is of no use to a visitor is loaded when there is somebody. */
export function openSession(opening: Opening): PageSession {
  const { auth, initial } = opening;
  const storages = [sessionStorageOf(auth.cookies), ...furtherStorages(window)];
  const otherTabs = browserTabs();
  return pageSession({
    initial,
    otherTabs,
    isMarked: () => storages.some((storage) => storage.get(SESSION_KEYS.strategy) !== null),
    isCallback: readCallback(window.location.href) !== null,
    returnPath: returnPath(returnStorageOf()),
    load: async (isLate) => {
      const { openMemberSession } = await import("./member-session.ts");
      return openMemberSession({ ...opening, otherTabs, isLate });
    },
  });
}
