import { Link } from "@tanstack/react-router";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { SERVICE_NAME } from "#wire/site-words.ts";
import { AccountMenu } from "./account-menu.tsx";
import { Logo } from "./logo.tsx";
import { mainNavigation } from "./navigation.ts";

export function SiteHeader() {
  const items = useExisting(mainNavigation);
  return (
    <header className="no-print border-line border-b bg-card">
      <div className="measure-content flex min-h-16 flex-wrap items-center gap-x-7 gap-y-1 py-2">
        <Link to="/" aria-label={`${SERVICE_NAME} トップページ`} className="py-2">
          <Logo />
        </Link>
        {items.length > 0 && (
          <nav aria-label="主なメニュー" className="-m-1.5 order-last max-w-full overflow-x-auto p-1.5 md:order-none">
            <ul className="flex gap-x-5 whitespace-nowrap text-14">
              {items.map((item) => (
                <li key={item.to}>
                  <SiteLink
                    item={item}
                    className="inline-flex min-h-11 items-center hover:text-brand hover:underline aria-[current=page]:font-bold aria-[current=page]:text-brand"
                  />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <AccountMenu />
      </div>
    </header>
  );
}
