import { useNavigate } from "@tanstack/react-router";
import { PLANS, TRIAL_WORDS } from "#domain/api-access/plans.ts";
import type { Receipt } from "#web/kit/letter/letter.ts";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LeadPage } from "./lead-page.tsx";
import { thanksFor } from "./thanks-for.ts";
import { useLead } from "./use-lead.ts";

const { days } = PLANS.trial;

/** 無料トライアル: an application, which the desk reviews. */
export function TrialScreen() {
  const navigate = useNavigate();
  const letter = useLead({
    form: "trial",
    initial: {},
    onSent: (receipt: Receipt) => navigate({ to: "/biz/thanks-trial", search: thanksFor(receipt) }),
  });
  return (
    <LeadPage
      title="無料トライアル"
      lead={`AI査定APIを、${TRIAL_WORDS}まで無料で試せます。自動で有料になることはありません。`}
      letter={letter}
      steps={[
        "受付番号をメールでお送りします。",
        "3営業日以内に審査し、結果をメールでお知らせします。",
        `メールのリンクの画面で、APIキーを受け取ります。そこから${days}日です。`,
        "終わるとキーは止まります。続けるときは、同じキーのまま契約に移れます。",
      ]}
      above={
        <Notice title="お申し込みの前に">
          <a href="/biz/terms" target="_blank" rel="noopener" className="text-link">
            事業者向け利用規約<span className="sr-only">（新しいタブで開きます）</span>
          </a>
          をお読みください。会社のメールアドレスとWebサイトが分かると、審査が早く進みます。無料のメールアドレスでもお申し込みいただけます。
        </Notice>
      }
    />
  );
}
