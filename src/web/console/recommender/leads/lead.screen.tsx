import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { apiClient, type CompanyLeadDetail } from "#api/client/client.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { ChangeOutcome } from "#web/console/frame/change-outcome.tsx";
import { useChange } from "#web/console/frame/use-change.ts";
import { customerName } from "#web/console/recommender/approvals/approval-words.ts";
import { HeatMark } from "#web/kit/office/heat-mark.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { AnswerLead } from "./answer-lead.tsx";
import { dwellWords } from "./lead-words.ts";
import { Letters } from "./letters.tsx";
import { Moments } from "./moments.tsx";

export type Colleague = { readonly id: string; readonly name: string };
type LeadProps = { readonly detail: CompanyLeadDetail; readonly colleagues: readonly Colleague[] };

/** One customer: what they did, who sees to them, and the answer. */
export function LeadScreen({ detail, colleagues }: LeadProps) {
  const { lead, inquiries, letters, state, moments } = detail;
  const change = useChange();
  const isReady = useIsReady();
  const [undoable, setUndoable] = useState(false);
  const { company } = apiClient();
  const path = { customer: lead.customerId };
  const handle = async (isDone: boolean) => {
    const done = isDone ? "対応済みにしました。" : "未対応にもどしました。";
    const isChanged = await change.run(done, () => company.put("/recommender/leads/{customer}/handled", { path, body: { isDone } }));
    setUndoable(isChanged && isDone);
  };
  const assign = (to: string | null) =>
    change.run("担当を変えました。", () => company.put("/recommender/leads/{customer}/assigned", { path, body: { to } }));
  const mayAnswer = state === "active" && lead.email !== null && lead.questions + lead.visits > 0;
  return (
    <div className="flex flex-col gap-5">
      <ChangeOutcome {...change} />
      {undoable && !lead.isOpen && (
        <div>
          <Button tone="secondary" size="bar" disabled={!isReady} isBusy={change.isBusy} onClick={() => void handle(false)}>
            取り消して、未対応にもどす
          </Button>
        </div>
      )}
      <About detail={detail}>
        <div className="flex flex-wrap items-end gap-3">
          <label className="flex flex-col gap-1 text-13">
            担当
            <select
              value={lead.assignedTo ?? ""}
              disabled={!isReady || change.isBusy}
              onChange={(event) => void assign(event.target.value || null)}
              className={`${fieldClass} min-w-36`}
            >
              <option value="">決めない</option>
              {colleagues.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {lead.isOpen && (
            <Button tone="secondary" disabled={!isReady} isBusy={change.isBusy} onClick={() => void handle(true)}>
              対応済みにする
            </Button>
          )}
        </div>
      </About>
      {letters.length > 0 && <Letters letters={letters} />}
      {inquiries.length > 0 && <Inquiries inquiries={inquiries} />}
      {mayAnswer && <AnswerLead key={moments.length} customer={lead.customerId} onAnswered={(done) => change.say(done)} />}
      <Moments moments={moments} />
    </div>
  );
}

function About({ detail, children }: { readonly detail: CompanyLeadDetail; readonly children: React.ReactNode }) {
  const { lead, conditions, consentedAt, state } = detail;
  const facts = [
    [`${lead.visits}`, "見学の希望"],
    [`${lead.questions}`, "質問"],
    [`${lead.likes}`, "いいね"],
    [`${lead.looks}回`, "閲覧"],
    [dwellWords(lead.dwellSeconds), "閲覧の時間"],
  ] as const;
  return (
    <Card title={customerName(lead)} lead={lead.email ?? "メールアドレスなし"} aside={<HeatMark heat={lead.heat} />}>
      {state === "stopped" && <p className="mb-3 text-14 text-warn-strong">▲ お客さまは配信をすべて止めています。メールは送れません。</p>}
      <dl className="mb-4 grid grid-cols-3 gap-2 sm:grid-cols-5">
        {facts.map(([value, label]) => (
          <div key={label} className="flex flex-col-reverse rounded-control border border-line px-2 py-2 text-center">
            <dt className="text-12 text-sub">{label}</dt>
            <dd className="whitespace-nowrap font-bold text-16 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mb-4 flex flex-col gap-1 text-14">
        {conditions.map((condition) => (
          <p key={condition} className="[overflow-wrap:anywhere]">
            <span className="text-sub">条件 </span>
            {condition}
          </p>
        ))}
        {consentedAt !== null && <p className="text-13 text-sub">{formatDate(new Date(consentedAt))}に登録に同意</p>}
        <p>
          <Link to="/console/recommender/customers/$id" params={{ id: lead.customerId }} className="text-link">
            お客さまの登録内容を見る
          </Link>
        </p>
      </div>
      {children}
    </Card>
  );
}

/** Letters to the company, which are answered on pages of their own. */
function Inquiries({ inquiries }: Pick<CompanyLeadDetail, "inquiries">) {
  return (
    <Card title="物件へのお問い合わせ" lead="このお客さまから会社に届いた問い合わせです。返信は、お問い合わせの画面で送ります。">
      <ul className="flex flex-col gap-3">
        {inquiries.map(({ number, homeTitle, receivedAt, isWaiting }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-14">
            <span className="min-w-0 flex-1 basis-52 [overflow-wrap:anywhere]">
              {homeTitle}
              <span className="ml-2 text-13 text-sub">
                {formatDate(new Date(receivedAt))}
                {isWaiting ? "・返信を待っています" : ""}
              </span>
            </span>
            <LinkButton
              to="/console/inquiries/$number"
              params={{ number }}
              tone={isWaiting ? "primary" : "secondary"}
              size="bar"
              aria-label={`${homeTitle}へのお問い合わせ：${isWaiting ? "返信する" : "開く"}`}
            >
              {isWaiting ? "返信する" : "開く"}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
