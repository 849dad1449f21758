import type { ProfileResponse } from "#api/client/client.ts";
import { CONSENT_TEXTS, currentText, FIELD_RECIPIENTS } from "#domain/members/purposes.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";

type ConsentCardProps = {
  readonly consent: Pick<ProfileResponse, "consentAt" | "consentTextVersion">;
  readonly isReady: boolean;
  readonly onWithdraw: () => void;
};

/** Whether, when and in which words the member agreed to what the answers are used for. */
export function ConsentCard({ consent: { consentAt, consentTextVersion }, isReady, onWithdraw }: ConsentCardProps) {
  const isGiven = consentAt !== null;
  const { title, withdrawal } = currentText("profile-matching");
  // Words that this page does not know are never taken for others.
  const agreed = CONSENT_TEXTS["profile-matching"].find(({ version }) => version === consentTextVersion);
  return (
    <Card
      title={`${title}への同意`}
      aside={isGiven ? <Badge tone="good">同意しています</Badge> : <Badge tone="quiet">同意していません</Badge>}
    >
      <div className="flex flex-col items-start gap-3 text-14">
        {isGiven ? (
          <>
            <p>
              {formatDate(new Date(consentAt))}に、{agreed ? "次の" : ""}文面（{consentTextVersion}版）に同意しました。
            </p>
            {agreed && <blockquote className="border-line border-l-4 pl-3 text-sub">{agreed.body}</blockquote>}
            <p>
              {FIELD_RECIPIENTS}
              {agreed?.withdrawal ?? withdrawal}
            </p>
            <Button tone="secondary" disabled={!isReady} onClick={onWithdraw}>
              同意を取り消す
            </Button>
          </>
        ) : (
          <p>年代・性別・世帯年収・職業にはじめて回答するときに、使いみちを示して確認します。同意なしに回答を保存することはありません。</p>
        )}
      </div>
    </Card>
  );
}
