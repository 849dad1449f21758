import { useNavigate } from "@tanstack/react-router";
import type { Receipt } from "#web/kit/letter/letter.ts";
import { useLinkToken } from "#web/kit/link/use-link-token.ts";
import { DocumentLink } from "./document-link.tsx";
import { LeadPage } from "./lead-page.tsx";
import type { ProductSearch } from "./lead-search.ts";
import { thanksFor } from "./thanks-for.ts";
import { useLead } from "./use-lead.ts";

const STEPS = [
  "資料を受け取るリンクを、すぐにメールでお送りします。リンクは30日使えます。",
  "リンクの画面で、PDFを受け取ります。",
  "連絡を希望された場合だけ、3営業日以内に担当者がご連絡します。",
];

/** 資料請求; with the link of its mail also where the document is taken. */
export function DocumentScreen({ search: { product } }: { readonly search: ProductSearch }) {
  const navigate = useNavigate();
  const token = useLinkToken();
  const letter = useLead({
    form: "document",
    initial: product === undefined ? {} : { product },
    onSent: (receipt: Receipt) => navigate({ to: "/biz/thanks", search: { ...thanksFor(receipt), of: "document" } }),
  });
  return (
    <LeadPage
      title="資料請求"
      lead="サービスの内容、料金、推定の精度をまとめた資料（PDF）をお送りします。営業のご連絡は、希望された場合だけです。"
      letter={letter}
      steps={STEPS}
      above={token && <DocumentLink key={token} token={token} />}
    />
  );
}
