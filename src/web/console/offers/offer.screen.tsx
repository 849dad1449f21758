import { useState } from "react";
import { apiClient, type CompanyOfferResponse } from "#api/client/client.ts";
import { ChangeOutcome } from "#web/console/frame/change-outcome.tsx";
import { useChange } from "#web/console/frame/use-change.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { OfferRecord } from "./offer-record.tsx";
import { OUTCOME_WORDS } from "./offer-words.ts";

type Outcome = keyof typeof OUTCOME_WORDS;
const OUTCOMES: readonly Outcome[] = ["contract", "broken"];

/** One offer that the company has: all of it, and what became of it. */
export function OfferScreen({ offer }: { readonly offer: CompanyOfferResponse }) {
  const change = useChange();
  const isReady = useIsReady();
  const [asking, setAsking] = useState<Outcome | null>(null);
  const words = asking && OUTCOME_WORDS[asking];
  const tell = async (outcome: Outcome) => {
    const send = () => apiClient().company.post("/offers/{id}/outcome", { path: { id: offer.id }, body: { outcome } });
    if (await change.run(OUTCOME_WORDS[outcome].done, send)) setAsking(null);
  };
  const close = () => {
    setAsking(null);
    change.forgive();
  };
  return (
    <>
      <ConfirmDialog
        title={words?.title ?? ""}
        action={words?.action ?? ""}
        stay="もどる"
        isOpen={asking !== null}
        isBusy={change.isBusy}
        failure={change.failure}
        onConfirm={() => asking && void tell(asking)}
        onClose={close}
      >
        {words?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ConfirmDialog>
      <ChangeOutcome done={change.done} failure={null} />
      <OfferRecord offer={offer} />
      <div className="no-print flex flex-col gap-5">
        {offer.state === "handed_to_agent" && (
          <Card title="結果を知らせる" lead="双方に連絡し、結果が決まったら知らせてください。">
            <p className="flex flex-wrap gap-3">
              {OUTCOMES.map((outcome) => (
                <Button
                  key={outcome}
                  tone={outcome === "contract" ? "primary" : "secondary"}
                  disabled={!isReady || change.isBusy}
                  onClick={() => setAsking(outcome)}
                >
                  {outcome === "contract" ? "契約になった" : "破談になった"}
                </Button>
              ))}
            </p>
          </Card>
        )}
        <div>
          <Button size="bar" tone="secondary" disabled={!isReady} onClick={() => window.print()}>
            印刷・PDFで保存
          </Button>
        </div>
      </div>
    </>
  );
}
