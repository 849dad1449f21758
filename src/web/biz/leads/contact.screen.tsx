import { Link, useNavigate } from "@tanstack/react-router";
import type { Receipt } from "#web/kit/letter/letter.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { LeadPage } from "./lead-page.tsx";
import type { ProductSearch } from "./lead-search.ts";
import { thanksFor } from "./thanks-for.ts";
import { useLead } from "./use-lead.ts";

const STEPS = {
  contact: [
    "受付番号をメールでお送りします。",
    "2営業日以内に、担当者がメールか電話でご連絡します。",
    "ご希望に合わせて、資料、トライアル、お見積もりをご案内します。",
  ],
  directmail: [
    "受付番号をメールでお送りします。",
    "3営業日以内に、ご利用の方法とお見積もりをご連絡します。",
    "免許を確かめた会社の管理画面で、宛先のCSVを取り込み、停止を申し出た住所を除いたPDFを受け取れます。",
  ],
} as const;

/** お問い合わせ(事業者); of direct mail the form that orders it. */
export function ContactScreen({ search }: { readonly search: ProductSearch }) {
  return search.product === "directmail" ? <DirectMail /> : <Contact search={search} />;
}

function Contact({ search: { product } }: { readonly search: ProductSearch }) {
  const navigate = useNavigate();
  const letter = useLead({
    form: "contact",
    initial: product === undefined ? {} : { product },
    onSent: (receipt: Receipt) => navigate({ to: "/biz/thanks", search: thanksFor(receipt) }),
  });
  return (
    <LeadPage
      title="お問い合わせ（事業者）"
      lead="AI査定API、価格チェッカー、レコメンダーのご相談を受け付けています。2営業日以内にお返事します。"
      letter={letter}
      steps={STEPS.contact}
      beside={
        <Card title="ほかの窓口">
          <ul className="flex flex-col gap-2 text-14">
            <li>
              <Link to="/biz/document" className="text-link">
                資料請求
              </Link>
            </li>
            <li>
              <Link to="/biz/trial" className="text-link">
                無料トライアル
              </Link>
            </li>
            <li>
              <Link to="/biz/contact" search={{ product: "directmail" }} className="text-link">
                ダイレクトメールのお申し込み
              </Link>
            </li>
          </ul>
        </Card>
      }
    />
  );
}

function DirectMail() {
  const navigate = useNavigate();
  const letter = useLead({
    form: "directmail",
    initial: {},
    onSent: (receipt: Receipt) => navigate({ to: "/biz/thanks-directmail", search: thanksFor(receipt) }),
  });
  return (
    <LeadPage
      title="お問い合わせ（事業者）"
      lead="会社がお持ちの宛先のCSVから、推定価格の幅を添えた手紙のPDFを作る、ダイレクトメールのお申し込みです。印刷と発送は会社が行います。お見積もりまで料金はかかりません。"
      letter={letter}
      steps={STEPS.directmail}
    />
  );
}
