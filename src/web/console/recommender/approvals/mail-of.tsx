import { useEffect, useState } from "react";
import { apiClient, type CompanyApproval, type CompanyApprovalMail } from "#api/client/client.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import { customerName } from "./approval-words.ts";
import { MailFrame } from "./mail-frame.tsx";

type Read = CompanyApprovalMail | { readonly why: string } | null;

/** The mail as its receiver will see it, once it is asked for; read anew where homes are taken out meanwhile. */
export function MailOf({ approval }: { readonly approval: CompanyApproval }) {
  const isReady = useIsReady();
  const [isOpen, setOpen] = useState(false);
  const [read, setRead] = useState<Read>(null);
  const name = customerName(approval);
  const { id } = approval;
  const homes = approval.homes.map(({ position }) => position).join(" ");
  useEffect(() => {
    if (!isOpen || homes === "") return;
    let isLate = false;
    void apiClient()
      .company.get("/recommender/approvals/{id}/mail", { path: { id } })
      .then((answer) => {
        if (!isLate) setRead(answer.ok ? answer.value : { why: failureText(answer.problem) });
      });
    return () => {
      isLate = true;
    };
  }, [isOpen, id, homes]);
  return (
    <div className="mt-2 flex flex-col gap-3">
      <div>
        <Button
          tone="plain"
          size="bar"
          disabled={!isReady}
          aria-expanded={isOpen}
          aria-label={isOpen ? `${name}に届くメールを閉じる` : `${name}に届くメールを見る`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "メールを閉じる" : "届くメールを見る"}
        </Button>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {isOpen && read === null && <p className="text-13 text-sub">メールを作っています。</p>}
        {isOpen && read !== null && "why" in read && <Notice tone="warn">{read.why}</Notice>}
        {isOpen && read !== null && "html" in read && (
          <div className="flex flex-col gap-2">
            <p className="text-13">
              <span className="text-sub">件名 </span>
              {read.subject}
            </p>
            <MailFrame title={`${name}に届くメール`} html={read.html} />
            <p className="text-13 text-sub">リンクは、送るときに作られます。</p>
          </div>
        )}
      </div>
    </div>
  );
}
