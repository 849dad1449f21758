import { Link } from "@tanstack/react-router";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { ClosingMenu, menuRowClass } from "#web/kit/ui/closing-menu.tsx";
import { SERVICE_NAME } from "#wire/site-words.ts";
import { AccountMenu } from "./account-menu.tsx";
import { Icon } from "./icons.tsx";
import { Logo } from "./logo.tsx";
import { mainNavigation, searchItem } from "./navigation.ts";

const iconButton = "grid size-11 place-items-center rounded-control hover:bg-brand-tint hover:text-brand";

/** One row: 48 px with icons on a phone, 64 px with words on a desk. Measured in the text of the reader, so that larger letters get the icons, and wrap. */
export function SiteHeader() {
  const items = useExisting(mainNavigation);
  return (
    <header className="no-print @container relative z-30 border-line border-b bg-card">
      <div className="measure-content flex min-h-12 flex-wrap items-center gap-x-7 max-sm:pr-1.5 @3xl:min-h-16 @max-3xl:gap-x-1">
        <Link to="/" aria-label={`${SERVICE_NAME} トップページ`} className="mr-auto py-2 @3xl:mr-0">
          <Logo />
        </Link>
        {items.length > 0 && (
          <nav aria-label="主なメニュー" className="@max-3xl:hidden">
            <MenuList
              {...{ items }}
              list="flex gap-x-5 whitespace-nowrap text-14"
              row="inline-flex min-h-11 items-center hover:text-brand hover:underline"
            />
          </nav>
        )}
        <div className="ml-auto flex items-center @3xl:gap-2">
          <SearchLink />
          <AccountMenu />
          {items.length > 0 && (
            <ClosingMenu summary={<MenuMark />} look={iconButton} className="@3xl:hidden">
              <nav aria-label="主なメニュー">
                <MenuList {...{ items }} list="" row={menuRowClass} />
              </nav>
            </ClosingMenu>
          )}
        </div>
      </div>
    </header>
  );
}

function MenuList({ items, list, row }: { items: ReturnType<typeof useExisting>; list: string; row: string }) {
  return (
    <ul className={list}>
      {items.map((item) => (
        <li key={item.to}>
          <SiteLink item={item} className={`${row} aria-[current=page]:font-bold aria-[current=page]:text-brand`} />
        </li>
      ))}
    </ul>
  );
}

function SearchLink() {
  const [search] = useExisting([searchItem]);
  if (!search) return null;
  return (
    <SiteLink item={search} className={`${iconButton} @3xl:hidden`}>
      <Icon name="search" />
      <span className="sr-only">{search.label}</span>
    </SiteLink>
  );
}

function MenuMark() {
  return (
    <>
      <Icon name="menu" />
      <span className="sr-only">メニュー</span>
    </>
  );
}
