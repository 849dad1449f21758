import { Link, useLocation } from "@tanstack/react-router";
import { type NavigationItem, SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { buttonClass } from "#web/kit/ui/button.tsx";
import { ClosingMenu, menuRowClass } from "#web/kit/ui/closing-menu.tsx";
import { BIZ_HOME, BIZ_MENU, isShown, KEYS_ITEM } from "./biz-menu.ts";

/** Of an item with a hash only its part of the page is the place where somebody is. */
const EXACT = { exact: true, includeHash: true } as const;

/**
 * The menu of business pages. It lies over the header of the site, beside the mark, where the site's own menu then gives way (`own-bar` in
 * the styles): the header of other pages knows nothing of it. Where a browser cannot do that it is a row under the header. Its widths are in the text
 * of the reader: where larger letters leave no room for the words, they stand in the menu.
 */
export function BizBar() {
  const items = useExisting(BIZ_MENU);
  const [keys] = useExisting([KEYS_ITEM]);
  const home = useExisting([BIZ_HOME]);
  return (
    <div className="no-print @container relative z-20">
      <div className="own-bar">
        <div className="measure-content flex h-12 items-center gap-x-5 @3xl:h-16 @max-3xl:pr-1.5">
          <HomeLink />
          <nav aria-label="事業者向けメニュー" className="h-full @max-3xl:hidden">
            <ul className="flex h-full gap-x-5 text-14">
              {items.map((item) => (
                <li key={item.label} className="h-full">
                  <BizLink
                    item={item}
                    className="inline-flex h-full items-center whitespace-nowrap border-transparent border-y-3 hover:text-brand aria-[current=page]:border-b-brand aria-[current=page]:font-bold aria-[current=page]:text-brand"
                  />
                </li>
              ))}
            </ul>
          </nav>
          {keys && <SiteLink item={keys} className={`${buttonClass({ size: "bar" })} ml-auto @max-3xl:hidden`} />}
          <ClosingMenu
            summary={<MenuMark />}
            look="grid size-11 place-items-center rounded-control hover:bg-brand-tint hover:text-brand"
            className="ml-auto @3xl:hidden"
          >
            <nav aria-label="事業者向けメニュー">
              <ul>
                {[...home, ...items, ...(keys ? [keys] : [])].map((item) => (
                  <li key={item.label}>
                    <BizLink item={item} className={`${menuRowClass} aria-[current=page]:font-bold aria-[current=page]:text-brand`} />
                  </li>
                ))}
                <li className="border-line border-t">
                  <Link to="/" activeOptions={EXACT} className={menuRowClass}>
                    まちのねのトップページ
                  </Link>
                </li>
              </ul>
            </nav>
          </ClosingMenu>
        </div>
      </div>
    </div>
  );
}

function HomeLink() {
  const [home] = useExisting([BIZ_HOME]);
  const look = "whitespace-nowrap text-14 text-sub @max-2xs:hidden";
  return home ? (
    <Link to={home.to} activeOptions={EXACT} className={`${look} inline-flex min-h-11 items-center hover:text-brand`}>
      {home.label}
    </Link>
  ) : (
    <span className={look}>{BIZ_HOME.label}</span>
  );
}

function BizLink({ item, className }: { readonly item: NavigationItem; readonly className: string }) {
  const { pathname } = useLocation();
  return (
    <Link
      to={item.to}
      {...(item.hash ? { hash: item.hash } : {})}
      activeOptions={EXACT}
      aria-current={isShown(item, pathname) ? "page" : undefined}
      className={className}
    >
      {item.label}
    </Link>
  );
}

function MenuMark() {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5.5" fill="none" stroke="currentColor" strokeWidth="2">
        <path d="M4 7h16M4 12h16M4 17h16" />
      </svg>
      <span className="sr-only">事業者向けメニューを開く</span>
    </>
  );
}
