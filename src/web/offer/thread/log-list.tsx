import { formatYen } from "#kernel/yen.ts";
import { MarkShape } from "#web/offer/prices/side-mark.tsx";
import { shortMoment } from "#web/offer/words/time-words.ts";
import type { LogRow } from "./thread-log.ts";

/** What has happened, the newest first: the prices of the picture in words. */
export function LogList({ rows }: { readonly rows: readonly LogRow[] }) {
  return (
    <ol aria-label="これまでの提示" className="mt-2">
      {rows.map(({ key, at, side, who, priceYen, words, note }) => (
        <li
          key={key}
          className="grid grid-cols-[14px_1fr_auto] items-baseline gap-x-2 border-line border-t py-2.5 text-14 first:border-t-0 sm:grid-cols-[14px_8.5em_7.5em_6.5em_1fr]"
        >
          <svg aria-hidden="true" className="mt-1.5 size-3 self-start overflow-visible">
            {side === null ? <rect x={1} y={5} width={10} height={2} className="fill-control" /> : <MarkShape side={side} />}
          </svg>
          <time dateTime={at} className="amount text-sub max-sm:col-start-2 max-sm:row-start-2 max-sm:text-13">
            {shortMoment(at)}
          </time>
          <span className="max-sm:col-start-2 max-sm:row-start-1">{who}</span>
          <b className="amount max-sm:col-start-3 max-sm:row-start-1">{priceYen === null ? words : formatYen(priceYen)}</b>
          {priceYen !== null && words !== null && <span className="text-13 max-sm:col-span-2 max-sm:col-start-2">{words}</span>}
          {note !== null && <span className="whitespace-pre-line text-13 max-sm:col-span-2 max-sm:col-start-2">「{note}」</span>}
        </li>
      ))}
    </ol>
  );
}
