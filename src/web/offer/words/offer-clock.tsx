import { days, type Milliseconds } from "#kernel/duration.ts";
import { leftWords, momentWords } from "./time-words.ts";

type OfferClockProps = {
  readonly expiresAt: string;
  readonly now: number;
  /** Days that the whole clock has: a segment each. */
  readonly segments: number;
  /** What happens when it is over. */
  readonly children: string;
};

const GAP = 1;

/** How much of one segment is left, 0 to 1: with 3 days and 4 hours of 7 left → 1, 1, 1, 0.17, 0, 0, 0. */
export function segmentFill(left: Milliseconds, segment: number): number {
  return Math.min(1, Math.max(0, left / days(1) - segment));
}

/** The time that is left, in words and as segments of a day each. Never red: nobody is to be hurried. */
export function OfferClock({ expiresAt, now, segments, children }: OfferClockProps) {
  const left = Math.max(0, Date.parse(expiresAt) - now);
  const width = (100 - GAP * (segments - 1)) / segments;
  const isOver = left === 0;
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b className="amount text-18">{isOver ? "期限が過ぎました" : `あと ${leftWords(left)}`}</b>
        <time dateTime={expiresAt} className="amount text-12 text-sub">
          {momentWords(expiresAt)}まで
        </time>
      </p>
      <svg aria-hidden="true" className="my-1.5 block h-2 w-full">
        {Array.from({ length: segments }, (_, segment) => {
          const x = segment * (width + GAP);
          return (
            <g key={x}>
              <rect x={`${x}%`} width={`${width}%`} height={8} rx={4} className="fill-line" />
              <rect x={`${x}%`} width={`${width * segmentFill(left, segment)}%`} height={8} rx={4} className="fill-sub" />
            </g>
          );
        })}
      </svg>
      <p className="text-12 text-sub">{children}</p>
    </div>
  );
}
