import { useEffect, useRef, useState } from "react";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { buttonClass } from "#web/kit/ui/button.tsx";
import { useSessionView, useSiteSession } from "#web/session/site/hooks.ts";
import { accountNavigation, loginItem, mypageItem } from "./navigation.ts";

const rowClass = "flex min-h-11 w-full items-center px-4 text-left text-14 hover:bg-brand-tint hover:text-brand";

/** The right end of the header: the way in, or the member's own pages and the way out. */
export function AccountMenu() {
  const { isLoggedIn } = useSessionView();
  const [login] = useExisting([loginItem]);
  if (isLoggedIn) return <MemberMenu />;
  return login ? <SiteLink item={login} className={`ml-auto ${buttonClass({ tone: "primary", size: "bar" })}`} /> : null;
}

function MemberMenu() {
  const session = useSiteSession();
  const { user, isBusy } = useSessionView();
  const [mypage] = useExisting([mypageItem]);
  const items = useExisting(accountNavigation);
  const menu = useClosing();
  return (
    <div className="ml-auto flex items-center gap-2">
      {mypage && <SiteLink item={mypage} className={buttonClass({ tone: "secondary", size: "bar" })} />}
      <details ref={menu.ref} open={menu.isOpen} onToggle={(event) => menu.setOpen(event.currentTarget.open)} className="relative">
        <summary className={`list-none ${buttonClass({ tone: "plain", size: "bar" })}`}>アカウント</summary>
        <div className="absolute right-0 z-30 mt-1 w-64 rounded-card border border-line bg-card py-2 shadow-sm">
          <p className="border-line border-b px-4 pb-2 text-13 text-sub">{user?.name ?? user?.email ?? "会員"}</p>
          <ul>
            {items.map((item) => (
              <li key={item.to}>
                <SiteLink item={item} className={rowClass} />
              </li>
            ))}
          </ul>
          <button type="button" disabled={isBusy} onClick={() => void session.logout()} className={rowClass}>
            {isBusy ? "ログアウトしています" : "ログアウト"}
          </button>
        </div>
      </details>
    </div>
  );
}

/** A menu closes by Escape, by a click elsewhere, and when one of its links was followed. */
function useClosing() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: Event) => {
      const isInside = event.target instanceof Node && ref.current?.contains(event.target);
      const isLink = event.target instanceof Element && event.target.closest("a") !== null;
      if (!isInside || isLink) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      ref.current?.querySelector("summary")?.focus();
    };
    addEventListener("click", close);
    addEventListener("keydown", closeByKey);
    return () => {
      removeEventListener("click", close);
      removeEventListener("keydown", closeByKey);
    };
  }, [isOpen]);
  return { ref, isOpen, setOpen };
}
