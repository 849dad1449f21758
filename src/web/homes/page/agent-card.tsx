import type { HomeDetail } from "#api/client/client.ts";
import { formatIsoDate } from "#kernel/japanese-date.ts";
import { formatYen } from "#kernel/yen.ts";
import { shortDay } from "#web/kit/home/home-words.ts";
import { type NavigationItem, SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { buttonClass } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { FactList } from "./facts-card.tsx";

const CONTACT = { label: "問い合わせる・内覧を申し込む", to: "/kyugake/contact" };

/** Another form than that of the site, with its own search. */
export type ContactWay = NavigationItem & {
  /** Whoever offers the home, this office answers; left out: those that the reader ticks. */
  readonly answeredBy?: string | undefined;
};

type ContactLinkProps = {
  readonly detail: HomeDetail;
  readonly label?: string;
  readonly className?: string;
  readonly contact?: ContactWay | undefined;
};

/** The way to ask about a home; none where it is not on offer. */
export function ContactLink({ detail: { home, state }, label, className = "", contact }: ContactLinkProps) {
  const [asked] = useExisting([contact ?? { ...CONTACT, search: { listing: home.key } }]);
  if (!asked || state !== "on-offer") return null;
  return <SiteLink item={label === undefined ? asked : { ...asked, label }} className={`${buttonClass()} ${className}`} />;
}

/** Who advertises the home, with licence, 取引態様 and dates, as 表示規約 asks for. */
export function AgentCard({ detail, contact }: Pick<ContactLinkProps, "detail" | "contact">) {
  const { advertiser, facts, home, otherOffers } = detail;
  return (
    <Card>
      <div className="flex items-center gap-3">
        <svg aria-hidden="true" width="44" height="44" viewBox="0 0 44 44" className="shrink-0">
          <rect width="44" height="44" rx="10" className="fill-brand-tint" />
          <path d="M12 32V18l10-7 10 7v14M18 32v-8h8v8" fill="none" strokeWidth="2" className="stroke-brand" />
        </svg>
        <div className="min-w-0 leading-snug">
          <h2 className="wrap-anywhere text-16">{advertiser.name}</h2>
          <p className="text-12 text-sub">{advertiser.licence}</p>
          {advertiser.isSample && <p className="text-12 text-sub">サンプル（実在しない会社です）</p>}
        </div>
      </div>
      <ContactLink {...{ detail, contact }} className="no-print mt-4 w-full px-2!" />
      {detail.state === "on-offer" && <p className="no-print mt-2 wrap-anywhere text-12 text-sub">{answeredWords(contact?.answeredBy)}</p>}
      <div className="mt-3">
        <FactList
          facts={[
            { label: "取引態様", value: facts.dealType },
            { label: "所在地", value: advertiser.address },
            { label: "電話", value: advertiser.phone },
            { label: "情報の更新", value: formatIsoDate(facts.updatedOn) },
            { label: "次回の更新予定", value: facts.nextUpdateOn && formatIsoDate(facts.nextUpdateOn) },
            { label: "掲載", value: `${formatIsoDate(home.firstSeenOn)}から` },
            { label: "物件番号", value: facts.reference },
          ]}
        />
      </div>
      {otherOffers.length > 0 && <OtherOffers offers={otherOffers} />}
    </Card>
  );
}

function answeredWords(office: string | undefined): string {
  if (office === undefined) return "送り先は、ご自身で選んだ会社だけです。連絡の方法も選べます。";
  return `お問い合わせは、${office}の担当者が受けます。ほかの会社には送りません。`;
}

function OtherOffers({ offers }: { offers: HomeDetail["otherOffers"] }) {
  return (
    <div className="mt-4">
      <h3 className="text-14">同じ物件を掲載しているほかの会社</h3>
      <ul className="mt-1 divide-y divide-line text-14">
        {offers.map(({ key, price, companyName, dealType, updatedOn }) => (
          <li key={key} className="py-1.5">
            <SiteLink item={{ label: companyName, to: `/homes/${key}` }} className="text-link" />
            <span className="flex flex-wrap justify-between gap-x-3 text-13">
              <span className="text-sub">
                {dealType}・更新 {shortDay(updatedOn)}
              </span>
              <b className="amount">{formatYen(price)}</b>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
