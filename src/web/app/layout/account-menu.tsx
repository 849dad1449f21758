import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { buttonClass } from "#web/kit/ui/button.tsx";
import { ClosingMenu, menuRowClass } from "#web/kit/ui/closing-menu.tsx";
import { useSessionView, useSiteSession } from "#web/session/site/hooks.ts";
import { Icon } from "./icons.tsx";
import { LateBell } from "./late-bell.tsx";
import { accountNavigation, loginItem, mypageItem } from "./navigation.ts";

/** The way in, or the member's own pages and the way out. */
export function AccountMenu() {
  const { isLoggedIn } = useSessionView();
  const [login] = useExisting([loginItem]);
  if (isLoggedIn) return <MemberMenu />;
  return login ? <SiteLink item={login} className={`${buttonClass({ tone: "primary", size: "bar" })} @max-3xl:px-3`} /> : null;
}

function MemberMenu() {
  const session = useSiteSession();
  const { user, isBusy } = useSessionView();
  const [mypage] = useExisting([mypageItem]);
  const items = useExisting(accountNavigation);
  return (
    <>
      <LateBell />
      {mypage && <SiteLink item={mypage} className={`${buttonClass({ tone: "secondary", size: "bar" })} @max-3xl:hidden`} />}
      <ClosingMenu summary={<AccountMark />} look={`${buttonClass({ tone: "plain", size: "bar" })} @max-3xl:size-11 @max-3xl:p-0`}>
        <p className="border-line border-b px-4 pb-2 text-13 text-sub">{user?.name ?? user?.email ?? "会員"}</p>
        <ul>
          {mypage && (
            <li className="@3xl:hidden">
              <SiteLink item={mypage} className={menuRowClass} />
            </li>
          )}
          {items.map((item) => (
            <li key={item.to}>
              <SiteLink item={item} className={menuRowClass} />
            </li>
          ))}
        </ul>
        <button type="button" disabled={isBusy} onClick={() => void session.logout()} className={menuRowClass}>
          {isBusy ? "ログアウトしています" : "ログアウト"}
        </button>
      </ClosingMenu>
    </>
  );
}

/** A word where there is room for it, a drawing with the same name where there is not. */
function AccountMark() {
  return (
    <>
      <span className="@max-3xl:sr-only">アカウント</span>
      <span className="@3xl:hidden">
        <Icon name="person" />
      </span>
    </>
  );
}
