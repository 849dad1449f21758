import type { SiteIdentity } from "#api/client/context.ts";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { footerNavigation } from "./navigation.ts";

export function SiteFooter({ site, attributions }: { site: SiteIdentity; attributions: readonly string[] }) {
  const links = useExisting(footerNavigation);
  return (
    <footer className="mt-16 border-line border-t bg-card text-12 text-sub print:mt-6 print:border-0">
      <div className="measure-content flex flex-col gap-3 py-8 print:py-2">
        {site.operatorName !== "" && (
          <p>
            運営：{site.operatorName}
            {site.licenceNumber !== "" && <span className="ml-4">{site.licenceNumber}</span>}
          </p>
        )}
        {attributions.length > 0 && <DataCredits attributions={attributions} />}
        <ExternalTransmission isMeasured={site.analyticsContainerId !== null} />
        {links.length > 0 && (
          <nav aria-label="サイトについて" className="no-print">
            <ul className="flex flex-wrap gap-x-5">
              {links.map((item) => (
                <li key={item.label}>
                  <SiteLink item={item} className="inline-flex min-h-11 items-center underline hover:text-brand" />
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}

function DataCredits({ attributions }: { attributions: readonly string[] }) {
  return (
    <div>
      <span>出典：</span>
      <ul className="inline">
        {attributions.map((text) => (
          <li key={text} className="inline after:content-['／'] last:after:content-none">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** 外部送信 (電気通信事業法 27条の12): what the browser sends to others, to whom and why. */
function ExternalTransmission({ isMeasured }: { isMeasured: boolean }) {
  return (
    <details className="no-print">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline hover:text-brand">外部送信</summary>
      <ul className="list-disc pl-5">
        <li>
          国土地理院（地理院タイル・ハザードマップポータルサイト）：地図を開いたときに、表示する範囲と接続元のIPアドレスを送ります。背景の地図と災害の想定図を表示するためです。
        </li>
        {isMeasured && (
          <li>
            Google（Googleタグマネージャー）：見た画面の名前と接続元のIPアドレスを送ります。利用状況を知り、サイトを改善するためです。
          </li>
        )}
      </ul>
    </details>
  );
}
