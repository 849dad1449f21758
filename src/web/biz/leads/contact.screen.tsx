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
    "3営業日以内に、対象の数とお見積もりをご連絡します。",
    "内容が決まったら、受け取りを止めた方の名簿と照らしてから印刷します。",
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
      lead="価格の目安の幅を添えた手紙を、エリアを選んで持ち主に送る、ダイレクトメールのお申し込みです。お見積もりまで料金はかかりません。"
      letter={letter}
      steps={STEPS.directmail}
    />
  );
}
