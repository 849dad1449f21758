import { useEffect, useSyncExternalStore } from "react";
import { apiClient } from "#api/client/client.ts";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { tellUnread, unreadState } from "#web/session/unread/unread.ts";
import { watchUnread } from "#web/session/unread/watch-unread.ts";

const NOTICES = { label: "お知らせ", to: "/mypage/notices" } as const;

/** The way to a member's notices, with how many are unread. */
export function Bell() {
  const unread = useSyncExternalStore(unreadState.subscribe, unreadState.state, unreadState.state);
  const [item] = useExisting([NOTICES]);
  useEffect(
    () =>
      watchUnread({
        mypage: apiClient().mypage,
        fetch: (request) => fetch(request),
        tell: tellUnread,
        isVisible: () => document.visibilityState === "visible",
        wait: (time) => new Promise((resolve) => setTimeout(resolve, time)),
      }),
    [],
  );
  if (!item) return null;
  return (
    <SiteLink item={item} className="relative grid size-11 place-items-center rounded-control hover:bg-brand-tint hover:text-brand">
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        className="size-5 shrink-0 fill-none stroke-current"
        strokeWidth="1.6"
        strokeLinecap="round"
      >
        <path d="M4.5 14.5h11c-1-1.2-1.5-2.6-1.5-4.2V8.5a4 4 0 0 0-8 0v1.8c0 1.6-.5 3-1.5 4.2M8.4 16.8a1.8 1.8 0 0 0 3.2 0" />
      </svg>
      <span className="sr-only">{item.label}</span>
      {unread > 0 && (
        <span className="absolute top-0.5 right-0 min-w-5 rounded-full bg-accent px-1 text-center font-bold text-12 text-white">
          {unread > 99 ? "99+" : unread}
          <span className="sr-only">件が未読</span>
        </span>
      )}
    </SiteLink>
  );
}
