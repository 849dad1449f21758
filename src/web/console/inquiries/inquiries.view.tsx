import { Link } from "@tanstack/react-router";
import type { CompanyInquiryResponse } from "#api/client/client.ts";
import { TOPIC_WORDS } from "#domain/letters/inquiries/inquiry-fields.ts";
import { formatDate, formatDay } from "#kernel/japanese-date.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { STATE_WORDS, waits } from "./inquiry-words.ts";

/** What visitors ask, those that wait first. */
export function InquiriesView({ items }: { readonly items: readonly CompanyInquiryResponse[] }) {
  const waiting = items.filter(waits);
  const others = items.filter((inquiry) => !waits(inquiry));
  return (
    <>
      <Card title="返信を待っている人" lead={`${waiting.length}件`}>
        {waiting.length === 0 && <p className="text-14 text-sub">返信を待っているお問い合わせはありません。</p>}
        <List items={waiting} />
      </Card>
      {others.length > 0 && (
        <Card title="返信したもの・終わったもの" lead={`${others.length}件`}>
          <List items={others} />
        </Card>
      )}
      <p className="text-13 text-sub">お名前や連絡先は、お問い合わせが終わってから3年で削除します。</p>
    </>
  );
}

function List({ items }: { readonly items: readonly CompanyInquiryResponse[] }) {
  return (
    <ul>
      {items.map((inquiry) => (
        <li
          key={inquiry.number}
          className="-mx-4 relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t px-4 py-3 first:border-t-0 hover:bg-brand-tint sm:-mx-6 sm:px-6"
        >
          <div className="min-w-0 flex-1 basis-60">
            <Link
              to="/console/inquiries/$number"
              params={{ number: inquiry.number }}
              className="font-bold text-16 text-brand underline underline-offset-4 after:absolute after:inset-0"
            >
              {inquiry.name}さん：{TOPIC_WORDS[inquiry.topic]}
            </Link>
            <p className="text-13 text-sub">{inquiry.homeTitle}</p>
          </div>
          <div className="text-13 text-sub">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={STATE_WORDS[inquiry.state].tone}>{STATE_WORDS[inquiry.state].word}</Badge>
              {formatDate(new Date(inquiry.receivedAt))}
            </p>
            {waits(inquiry) && <p className={inquiry.isOverdue ? "font-bold text-accent-strong" : ""}>{dueWords(inquiry)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function dueWords({ answerDueOn, isOverdue }: CompanyInquiryResponse): string {
  return `返信の目安 ${formatDay(answerDueOn)}${isOverdue ? "（過ぎています）" : ""}`;
}
