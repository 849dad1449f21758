import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { apiClient, type CompanyMailChecks, type CompanyRecommenderSettings } from "#api/client/client.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { type MailCheckState, MailChecks } from "#web/kit/office/mail-checks.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { failureText } from "#web/session/errors/failure-text.ts";

type Check = CompanyMailChecks["checks"][number];

/** Whether receivers will believe mails from the office's own domain, each with what to write into its DNS. */
export function MailDomainCard({ settings: { mailDomain, mail } }: { readonly settings: CompanyRecommenderSettings }) {
  const router = useRouter();
  const isReady = useIsReady();
  const acting = useAction(failureText);
  const [selector, setSelector] = useState(mail.selector ?? "default");
  const [found, setFound] = useState<readonly Check[] | null>(null);
  const check = () =>
    acting.run(async () => {
      const answer = await apiClient().company.post("/recommender/mail-checks", { body: mail.wanted ? {} : { selector: selector.trim() } });
      if (!answer.ok) throw answer.problem;
      setFound(answer.value.checks);
      await router.invalidate();
    });
  const checks = found ?? kept(mailDomain ?? "", mail);
  return (
    <Card
      title="会社のメールのドメインの確認"
      lead={mail.checkedAt === null ? "まだ調べていません。" : `${formatDate(new Date(mail.checkedAt))}に調べた結果です。`}
    >
      <ul className="flex flex-col gap-3" aria-live="polite" aria-busy={acting.isBusy}>
        <MailChecks checks={checks} />
      </ul>
      {acting.failure !== null && (
        <div className="mt-3">
          <Notice tone="warn" title="調べられませんでした">
            {acting.failure}
          </Notice>
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        {mail.wanted === null && (
          <label className="flex flex-col gap-1 text-13">
            DKIMのセレクター
            <input
              value={selector}
              maxLength={63}
              onChange={(event) => setSelector(event.target.value)}
              className={`${fieldClass} max-w-44`}
            />
          </label>
        )}
        <Button tone="secondary" disabled={!isReady} isBusy={acting.isBusy} onClick={() => void check()}>
          {acting.isBusy ? "DNSを調べています" : "もう一度調べる"}
        </Button>
      </div>
      <p className="mt-3 text-13 text-sub">
        {mail.isReady ? IN_USE : mail.wanted ? NOT_YET : "確認が済んでいなくても、配信は止まりません。"}
      </p>
    </Card>
  );
}

const IN_USE = "お客さまへのメールを、このドメインから送っています。毎日5時40分に確かめ、そろわなくなると、まちのねのアドレスに戻します。";
const NOT_YET =
  "3つがそろうと、お客さまへのメールをこのドメインから送ります。そろうまでは、まちのねのアドレスから会社の名前で送り、配信は止まりません。";

/** What was found last, with what to write: what exactly is wrong is told by another look. */
function kept(domain: string, { spf, dkim, dmarc, selector, wanted }: CompanyRecommenderSettings["mail"]) {
  const hint = (state: MailCheckState, text: string) => (state === "ok" ? "" : text);
  return [
    {
      what: "SPF",
      name: domain,
      state: spf as MailCheckState,
      hint: hint(spf, `TXTレコードに「v=spf1 ${wanted?.spf ?? "include:送信サービス"} ~all」を加えてください。`),
    },
    {
      ...{ what: "DKIM", name: `${wanted?.selector ?? selector ?? "default"}._domainkey.${domain}`, state: dkim as MailCheckState },
      hint: hint(
        dkim,
        wanted ? `TXTレコードに「${wanted.dkim}」を加えてください。` : "お渡しした公開鍵の TXT（または CNAME）を加えてください。",
      ),
    },
    {
      what: "DMARC",
      name: `_dmarc.${domain}`,
      state: dmarc as MailCheckState,
      hint: hint(dmarc, "TXTレコードに「v=DMARC1; p=none」を加えてください。"),
    },
  ];
}
