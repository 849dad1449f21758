import type { ReactNode } from "react";
import type { CompanyOfferResponse } from "#api/client/client.ts";
import { showsPeople } from "#domain/offers/core/agent-view.ts";
import { homeFacts, homeName } from "#domain/offers/core/home-words.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { formatPhone } from "#kernel/phone.ts";
import { formatYen } from "#kernel/yen.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { namesPrice, STATE_WORDS, stepWord, WHO_WORDS } from "./offer-words.ts";

type Offer = CompanyOfferResponse;
type Props = { readonly offer: Offer };

/** Everything that was agreed to, said and told, as it is printed. */
export function OfferRecord({ offer }: Props) {
  const { state, contacts, messages } = offer;
  return (
    <>
      <Summary offer={offer} />
      {!showsPeople(state) ? (
        <Notice title="連絡先とやり取りは表示していません">
          この交渉は終わりました。お手元の控えは、必要がなくなったら破棄してください。
        </Notice>
      ) : (
        <Card title="双方の連絡先" lead="この取引の連絡だけに使ってください。開くたびに記録されます。">
          <div className="grid gap-4 sm:grid-cols-2">
            {(["buyer", "owner"] as const).map((side) => (
              <Contact key={side} who={WHO_WORDS[side]} contact={contacts[side]} />
            ))}
          </div>
        </Card>
      )}
      <Steps steps={offer.steps} />
      {showsPeople(state) && <Messages messages={messages} />}
    </>
  );
}

function Summary({ offer: { id, state, home, priceYen, estimateYen, handedOverAt } }: Props) {
  const { word, tone } = STATE_WORDS[state];
  return (
    <Card title={homeName(home)} lead={homeFacts(home)} aside={<Badge tone={tone}>{word}</Badge>}>
      <Rows>
        <Row label="番号">{id}</Row>
        <Row label="合意した価格">
          <b className="amount">{formatYen(priceYen)}</b>
        </Row>
        <Row label="AI推定価格">{formatYen(estimateYen)}（オファーのとき）</Row>
        <Row label="引き継いだ日">{formatDate(new Date(handedOverAt))}</Row>
      </Rows>
      <p className="mt-3 text-13 text-sub">
        合意は「交渉を進める意思」で、契約ではありません。住所と部屋番号は、オーナーに確かめてください。媒介契約と重要事項の説明は、御社からお願いします。
      </p>
    </Card>
  );
}

function Contact({ who, contact }: { readonly who: string; readonly contact: Offer["contacts"]["buyer"] }) {
  return (
    <section aria-label={who} className="rounded-control border border-line p-3">
      <h3 className="text-16">{who}</h3>
      {contact === null ? (
        <p className="mt-2 text-14">データなし（退会しています）</p>
      ) : (
        <Rows>
          <Row label="氏名">{contact.name}</Row>
          <Row label="メール">{contact.email}</Row>
          <Row label="電話">{contact.phone === null ? "伝えられていません" : formatPhone(contact.phone)}</Row>
        </Rows>
      )}
    </section>
  );
}

function Steps({ steps }: Pick<Offer, "steps">) {
  return (
    <Card title="経過">
      <ol className="text-14">
        {steps.map((step) => (
          <li
            key={`${step.at} ${step.kind} ${step.actor}`}
            className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2 last:border-b-0"
          >
            <span>
              {WHO_WORDS[step.actor]}：{stepWord(step.kind)}
              {namesPrice(step) && ` ${formatYen(step.priceYen)}`}
            </span>
            <span className="text-13 text-sub">{formatDate(new Date(step.at))}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Messages({ messages }: Pick<Offer, "messages">) {
  return (
    <Card title="メッセージ">
      {messages.length === 0 && <p className="text-14">メッセージはありません。</p>}
      <ol className="text-14">
        {messages.map(({ no, side, text, at }) => (
          <li key={no} className="border-line border-b py-2 last:border-b-0">
            <p className="flex flex-wrap justify-between gap-x-4 text-13 text-sub">
              {WHO_WORDS[side]}
              <span>{formatDate(new Date(at))}</span>
            </p>
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text ?? "（退会した人のメッセージは削除しました）"}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Rows({ children }: { readonly children: ReactNode }) {
  return <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-14">{children}</dl>;
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-sub">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
