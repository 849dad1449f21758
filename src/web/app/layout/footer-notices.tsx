import type { ReactNode } from "react";
import type { SiteIdentity } from "#api/client/context.ts";
import type { SiteMaps } from "#wire/site-maps.ts";
import { TOLD_HERE } from "./footer-navigation.ts";
import { sentByMaps } from "./sent-elsewhere.ts";

const SENT_BY_TAGS =
  "Google（Googleタグマネージャー）：見た画面の名前と接続元のIPアドレスを送ります。利用状況を知り、サイトを改善するためです。";

/** The sources of the data in use, as their licences ask. */
export function DataCredits({ attributions }: { attributions: readonly string[] }) {
  if (attributions.length === 0) return null;
  return (
    <div id={TOLD_HERE.credits}>
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

/** 個人情報保護法 21条・32条: who keeps personal data, for what, and where to ask about them. */
export function PersonalData({ site: { operatorName, operatorAddress } }: { site: SiteIdentity }) {
  const operator = [operatorName, operatorAddress].filter((text) => text !== "").join("、");
  return (
    <Folded id={TOLD_HERE.privacy} title="個人情報の取り扱い">
      {operator !== "" && <li>取り扱う事業者：{operator}</li>}
      <li>
        利用目的：会員の本人確認、調べた内容の保存、お問い合わせへの返信、申し込まれた通知の配信と、入力欄のそばに書いた目的のために使います。
      </li>
      <li>第三者への提供：本人の同意がある場合と、法令にもとづく場合をのぞき、提供しません。</li>
      <li>
        開示・訂正・利用停止・削除と苦情：お問い合わせで受け付けます。会員の方は、プロフィールとアカウント設定から、ご自分で直したり削除したりできます。
      </li>
    </Folded>
  );
}

/** 外部送信 (電気通信事業法 27条の12): what the browser sends to others, to whom and why. */
export function ExternalTransmission({ site, maps }: { site: SiteIdentity; maps: SiteMaps }) {
  const sent = [...sentByMaps(maps, site.origin), ...(site.analyticsContainerId === null ? [] : [SENT_BY_TAGS])];
  return (
    <Folded id={TOLD_HERE.external} title="外部送信">
      {sent.map((words) => (
        <li key={words}>{words}</li>
      ))}
      {sent.length === 0 && <li>画面を見るときに、外部の事業者へ送る情報はありません。地図も、このサイトのデータだけで描いています。</li>}
    </Folded>
  );
}

function Folded({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details className="open:basis-full">
      <summary className="inline-flex min-h-8 items-center underline hover:text-brand max-sm:min-h-11">{title}</summary>
      <ul id={id} className="list-disc pb-2 pl-5">
        {children}
      </ul>
    </details>
  );
}
