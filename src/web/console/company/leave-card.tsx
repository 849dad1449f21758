import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { apiClient, type CompanyHere } from "#api/client/client.ts";
import { mayBeGivenUp } from "#domain/companies/company-state.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { failureText } from "#web/session/errors/failure-text.ts";

/** Leaving the company, or withdrawing an application. */
export function LeaveCard({ here: { company } }: { readonly here: CompanyHere }) {
  const router = useRouter();
  const isReady = useIsReady();
  const [isAsking, setIsAsking] = useState(false);
  const leaving = useAction(failureText);
  const isApplication = company.state === "applied" || company.state === "rejected";
  const words = isApplication ? WITHDRAW : LEAVE;
  const leave = async () => {
    const answer = await apiClient().company.delete("/me");
    if (!answer.ok) throw answer.problem;
    router.clearCache();
    await router.navigate({ to: "/console", reloadDocument: true });
  };
  return (
    <Card title={words.title}>
      <p className="mb-3 text-14">{mayBeGivenUp(company.state) ? words.lead : LEAVE.lead}</p>
      <Button tone="secondary" disabled={!isReady} onClick={() => setIsAsking(true)}>
        {words.action}
      </Button>
      <ConfirmDialog
        title={words.title}
        action={words.action}
        isOpen={isAsking}
        isBusy={leaving.isBusy}
        isReady={isReady}
        failure={leaving.failure}
        onConfirm={() => void leaving.run(leave)}
        onClose={() => {
          leaving.forgive();
          setIsAsking(false);
        }}
      >
        <p>{words.question}</p>
      </ConfirmDialog>
    </Card>
  );
}

const LEAVE = {
  title: "この会社から抜ける",
  lead: "抜けると、この会社の管理画面を開けなくなります。会員としてのアカウントは、そのままお使いいただけます。",
  action: "会社から抜ける",
  question: "もう一度参加するには、管理者からの招待が必要です。",
} as const;

const WITHDRAW = {
  title: "お申し込みの取り下げ",
  lead: "お申し込みを取り下げて、この会社から抜けます。",
  action: "取り下げる",
  question: "取り下げると、元には戻せません。もう一度お申し込みいただくことはできます。",
} as const;
