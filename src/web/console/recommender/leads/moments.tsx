import type { CompanyLeadDetail } from "#api/client/client.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { isSaid, momentWords } from "./lead-words.ts";

const TIME = new Intl.DateTimeFormat("ja-JP", {
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "Asia/Tokyo",
});

/** What the customer was sent and did, the newest first. */
export function Moments({ moments }: Pick<CompanyLeadDetail, "moments">) {
  return (
    <Card title="これまでのこと" lead={moments.length >= 100 ? "新しいものから100件" : undefined}>
      {moments.length === 0 && <p className="text-14">まだ、配信も反応もありません。</p>}
      <ol className="flex flex-col">
        {moments.map((moment) => (
          <Row key={`${moment.at}${moment.kind}${moment.title ?? ""}`} moment={moment} />
        ))}
      </ol>
    </Card>
  );
}

/** Whose text stands under them, and not in their name. */
const WRITTEN: readonly string[] = ["answer", "estimate", "change"];

function Row({ moment }: { readonly moment: CompanyLeadDetail["moments"][number] }) {
  const { what, about } = momentWords(moment);
  const mark = isSaid(moment) ? "bg-accent" : "border border-control bg-card";
  return (
    <li className="grid grid-cols-[0.75rem_6.5rem_minmax(0,1fr)] items-baseline gap-x-2 border-line border-t py-2 text-14 first:border-t-0">
      <span aria-hidden="true" className={`inline-block size-2.5 rounded-full ${mark}`} />
      <time dateTime={moment.at} className="whitespace-nowrap text-13 text-sub tabular-nums">
        {TIME.format(new Date(moment.at))}
      </time>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <b className={isSaid(moment) ? "" : "font-normal"}>{what}</b>
        {about !== null && <span className="ml-2">{about}</span>}
        {WRITTEN.includes(moment.kind) && moment.text !== null && (
          <span className="block whitespace-pre-wrap text-13 text-sub">{moment.text}</span>
        )}
      </span>
    </li>
  );
}
