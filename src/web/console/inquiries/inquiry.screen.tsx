import { apiClient, type CompanyInquiryResponse } from "#api/client/client.ts";
import { TOPIC_WORDS, WAY_WORDS } from "#domain/letters/inquiries/inquiry-fields.ts";
import { formatDate, formatDay } from "#kernel/japanese-date.ts";
import { formatPhone } from "#kernel/phone.ts";
import { formatYen } from "#kernel/yen.ts";
import { ChangeOutcome } from "#web/console/frame/change-outcome.tsx";
import { useChange } from "#web/console/frame/use-change.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { AnswerForm } from "./answer-form.tsx";
import { isOpen, STATE_WORDS, STEP_WORDS } from "./inquiry-words.ts";

type Inquiry = CompanyInquiryResponse;

/** One inquiry: what is asked, and the answer. */
export function InquiryScreen({ inquiry }: { readonly inquiry: Inquiry }) {
  const change = useChange();
  const isReady = useIsReady();
  const { number } = inquiry;
  const close = () =>
    change.run("お問い合わせを終わりにしました。", () => apiClient().company.delete("/inquiries/{number}", { path: { number } }));
  return (
    <>
      <ChangeOutcome {...change} />
      <Question inquiry={inquiry} />
      {inquiry.answer !== null && (
        <Card title="返信" lead={inquiry.answeredAt === null ? undefined : formatDate(new Date(inquiry.answeredAt))}>
          <p className="whitespace-pre-wrap text-14 [overflow-wrap:anywhere]">{inquiry.answer}</p>
        </Card>
      )}
      {isOpen(inquiry) && (
        <>
          <AnswerForm key={inquiry.answeredAt} inquiry={inquiry} onAnswered={(done) => change.say(done)} />
          <Card title="お問い合わせを終わりにする">
            <p className="mb-3 text-14">やりとりが済んだら、終わりにしてください。終わりにすると、返信はできません。</p>
            <Button tone="secondary" disabled={!isReady} isBusy={change.isBusy} onClick={() => void close()}>
              終わりにする
            </Button>
          </Card>
        </>
      )}
      <Steps steps={inquiry.steps} />
    </>
  );
}

function Question({ inquiry }: { readonly inquiry: Inquiry }) {
  const { word, tone } = STATE_WORDS[inquiry.state];
  return (
    <Card title={`${inquiry.name}さんから`} lead={`受付番号 ${inquiry.number}`} aside={<Badge tone={tone}>{word}</Badge>}>
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-14">
        {factsOf(inquiry).map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-sub">{label}</dt>
            <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function factsOf(inquiry: Inquiry): readonly (readonly [string, string])[] {
  const { homeTitle, homePrice, topic, message, preferredDates, contactWay, email, phone, receivedAt, answerDueOn } = inquiry;
  return [
    ["物件", `${homeTitle}（${formatYen(homePrice)}）`],
    ["内容", TOPIC_WORDS[topic]],
    ...(preferredDates === "" ? [] : [["希望の日時", preferredDates] as const]),
    ...(message === "" ? [] : [["伝えたいこと", message] as const]),
    [
      "連絡の方法",
      `${WAY_WORDS[contactWay]}${contactWay === "phone" ? `（${phone === null ? "番号なし" : formatPhone(phone)}）` : `（${email}）`}`,
    ],
    ["受け付けた日", formatDate(new Date(receivedAt))],
    ["返信の目安", formatDay(answerDueOn)],
  ];
}

function Steps({ steps }: Pick<Inquiry, "steps">) {
  return (
    <Card title="経過">
      <ol className="text-14">
        {steps.map(({ to, at }) => (
          <li key={`${at} ${to}`} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2 last:border-b-0">
            {STEP_WORDS[to]}
            <span className="text-13 text-sub">{formatDate(new Date(at))}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
