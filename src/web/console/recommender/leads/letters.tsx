import type { CompanyLeadDetail } from "#api/client/client.ts";
import { TOPIC_WORDS } from "#domain/letters/inquiries/inquiry-fields.ts";
import { formatDate, formatDay } from "#kernel/japanese-date.ts";
import { formatPhone } from "#kernel/phone.ts";
import { formatYen } from "#kernel/yen.ts";
import { Card } from "#web/kit/ui/card.tsx";

type Letter = CompanyLeadDetail["letters"][number];

const TOPICS: Readonly<Record<Letter["topic"], string>> = { ...TOPIC_WORDS, estimate: "今の家の査定" };

/** What the customer wrote to the office, in their own words. */
export function Letters({ letters }: { readonly letters: readonly Letter[] }) {
  return (
    <Card title="いただいたお問い合わせ" lead="このお客さまから会社だけに届いています。お返事は、下の「返事をする」から送れます。">
      <ul className="flex flex-col gap-4">
        {letters.map((letter) => (
          <li key={letter.number} className="border-line border-t pt-3 text-14 first:border-t-0 first:pt-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <b>{TOPICS[letter.topic]}</b>
              <span className="text-13 text-sub">
                {formatDate(new Date(letter.receivedAt))}・返事のめやす {formatDay(letter.answerDueOn)}まで
              </span>
            </p>
            <p className="[overflow-wrap:anywhere]">
              {letter.subject}
              {letter.price !== null && <span className="ml-2 whitespace-nowrap tabular-nums">{formatYen(letter.price)}</span>}
            </p>
            {letter.message !== "" && <p className="mt-2 whitespace-pre-wrap [overflow-wrap:anywhere]">{letter.message}</p>}
            <dl className="mt-2 grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-1 text-13">
              {factsOf(letter).map(([label, text]) => (
                <div key={label} className="contents">
                  <dt className="text-sub">{label}</dt>
                  <dd className="[overflow-wrap:anywhere]">{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function factsOf({ name, phone, preferredDates, number }: Letter): readonly (readonly [string, string])[] {
  return [
    ["お名前", name],
    ...(preferredDates === "" ? [] : [["見学の希望", preferredDates] as const]),
    ["連絡の方法", phone === null ? "メール" : `電話 ${formatPhone(phone)}`],
    ["受付番号", number],
  ];
}
