import { type ReactNode, useEffect } from "react";
import type { SiteIdentity } from "#api/client/context.ts";
import { keepOfflinePage } from "#web/app/offline-page.ts";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { RSS_PATH } from "#wire/content/news-feeds.ts";
import { CONTACT, FOOTER_COLUMNS, NEWS, TOLD_HERE } from "./footer-navigation.ts";
import { DataCredits } from "./footer-notices.tsx";
import { Logo } from "./logo.tsx";

export type SiteFooterProps = { readonly site: SiteIdentity; readonly attributions: readonly string[] };

const rowClass = "inline-flex min-h-8 items-center hover:text-brand hover:underline max-sm:min-h-11";

/** Who we are, where one can go, and what the law and the sources ask us to say. */
export function SiteFooter({ site, attributions }: SiteFooterProps) {
  // Here, for it is the part of every page whose code comes last.
  useEffect(() => {
    if (site.mode === "production") keepOfflinePage(window);
  }, [site.mode]);
  return (
    <footer className="mt-16 in-[body:has([data-whole-screen])]:hidden border-line border-t bg-card text-12 text-sub print:mt-6 print:border-0">
      <div className="measure-content py-8 print:py-2">
        <div className="grid grid-cols-2 gap-x-5 gap-y-6 lg:grid-cols-[1.6fr_1fr_1fr_1fr_1fr] print:block">
          <Operator site={site} />
          <Column column={FOOTER_COLUMNS.use} />
          <Column column={FOOTER_COLUMNS.check}>
            <NewsFeed />
            <Here to={TOLD_HERE.credits}>データの出所</Here>
          </Column>
          <Column column={FOOTER_COLUMNS.business}>
            <li>
              <a href="/api/docs" className={rowClass}>
                APIの仕様
              </a>
            </li>
          </Column>
          <Column column={FOOTER_COLUMNS.rules} />
        </div>
        <div className="mt-6 flex flex-col gap-2 border-line border-t pt-4 print:mt-2 print:pt-2">
          <DataCredits attributions={attributions} />
          <p>AI推定価格は統計的な参考値で、不動産鑑定評価ではありません。リスク診断は安全を保証するものではありません。</p>
        </div>
      </div>
    </footer>
  );
}

function Operator({ site }: Pick<SiteFooterProps, "site">) {
  const { operatorName, operatorAddress, licenceNumber } = site;
  const [contact] = useExisting([CONTACT]);
  return (
    <div className="col-span-2 lg:col-span-1">
      <span className="no-print">
        <Logo />
      </span>
      {operatorName !== "" && <p className="mt-2">運営：{operatorName}</p>}
      {operatorAddress !== "" && <p>{operatorAddress}</p>}
      {licenceNumber !== "" && <p>{licenceNumber}</p>}
      {contact && (
        <p className="no-print">
          個人情報・苦情の窓口：
          <SiteLink item={contact} className={`${rowClass} underline`} />
        </p>
      )}
    </div>
  );
}

type ColumnProps = { readonly column: (typeof FOOTER_COLUMNS)[keyof typeof FOOTER_COLUMNS]; readonly children?: ReactNode };

function Column({ column: { title, items }, children }: ColumnProps) {
  const shown = useExisting(items);
  if (shown.length === 0 && !children) return null;
  return (
    <nav aria-label={title} className="no-print">
      <p className="font-bold text-13 text-ink">{title}</p>
      <ul className="mt-1">
        {shown.map((item) => (
          <li key={item.label}>
            <SiteLink item={item} className={rowClass} />
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** For readers of feeds; there with the page of news. */
function NewsFeed() {
  const isThere = useExisting([NEWS]).length > 0;
  return (
    isThere && (
      <li>
        <a href={RSS_PATH} className={rowClass}>
          お知らせ（RSS）
        </a>
      </li>
    )
  );
}

/** A place on the page itself. */
function Here({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <a href={`#${to}`} className={rowClass}>
        {children}
      </a>
    </li>
  );
}
