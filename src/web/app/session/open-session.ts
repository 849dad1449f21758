import { readCallback } from "#web/session/core/callback.ts";
import { LOGIN_PATH } from "#web/session/core/paths.ts";
import { returnPath } from "#web/session/core/return-path.ts";
import { furtherStorages, returnStorageOf, sessionStorageOf } from "#web/session/site/browser-parts.ts";
import { browserTabs } from "#web/session/site/other-tabs.ts";
import { type PageSession, pageSession } from "#web/session/site/page-session.ts";
import { SESSION_ENDPOINT, SESSION_HEADER, SESSION_KEYS } from "#wire/session-cookies.ts";
import type { Opening } from "./session-opening.ts";

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
    endAlone: async () => {
      await fetch(SESSION_ENDPOINT, { method: "DELETE", headers: { [SESSION_HEADER]: "1" } });
      window.location.assign(LOGIN_PATH);
    },
    load: async (isLate) => {
      const { openMemberSession } = await import("./member-session.ts");
      return openMemberSession({ ...opening, otherTabs, isLate });
    },
  });
}
