import type { ServiceStatus } from "#api/client/client.ts";
import { formatMoment } from "#kernel/japanese-date.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { daysWords, lookOf, PART_WORDS, STATE_WORDS, upWords } from "./status-words.ts";
import { VersionBars } from "./version-bars.tsx";

const TONES = { up: "text-good", down: "text-accent", unknown: "text-sub" } as const;
const MARKS = { up: "●", down: "▲", unknown: "○" } as const;
const MOST_INCIDENTS = 5;

/** 稼働と版: whether the service answers, ninety days of it, and how long each version stays. */
export function StatusCard({ status, now }: { readonly status: ServiceStatus | null; readonly now: Date }) {
  return (
    <Card
      id="status"
      title="稼働と版"
      aside={
        status && (
          <p className={`font-bold text-14 ${TONES[status.state]}`}>
            <span aria-hidden="true">{MARKS[status.state]}</span> {STATE_WORDS[status.state]}
          </p>
        )
      }
    >
      {status === null ? <LoadFailed>稼働状況を読み込めませんでした。</LoadFailed> : <Status status={status} />}
      <div className="mt-4 border-line border-t pt-4">
        <VersionBars now={now} />
      </div>
    </Card>
  );
}

function Status({ status: { days, upShare, p95Ms, incidents, asOf } }: { readonly status: ServiceStatus }) {
  return (
    <>
      <p className="flex flex-wrap gap-x-5 text-13 text-sub">
        <span>
          記録のある時間のうち正常 <b className="text-ink">{upWords(upShare)}</b>
        </span>
        <span>
          p95 <b className="text-ink">{p95Ms === null ? "データなし" : `${p95Ms.toLocaleString("ja-JP")} ms`}</b>（24時間）
        </span>
      </p>
      <DayBars days={days} />
      <p className="text-12 text-sub">{daysWords(days)}。灰色の斜線は記録のない日です。</p>
      <ul className="mt-2 text-13">
        {incidents.slice(0, MOST_INCIDENTS).map(({ from, minutes, parts }) => (
          <li key={from}>
            <span className="text-accent">▼</span> {formatMoment(new Date(from))} 障害 {minutes}分（
            {parts.map((part) => PART_WORDS[part]).join("・")}）
          </li>
        ))}
      </ul>
      {asOf !== null && <p className="mt-1 text-12 text-sub">1分ごとに確認しています。最後の確認 {formatMoment(new Date(asOf))}</p>}
    </>
  );
}

const WIDTH = 4;
const HEIGHT = 22;

function DayBars({ days }: Pick<ServiceStatus, "days">) {
  return (
    <svg
      role="img"
      aria-label={daysWords(days)}
      viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="my-1 block h-6 w-full"
    >
      <defs>
        <pattern id="status-none" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="3" height="3" className="fill-quiet" />
          <rect width="1" height="3" className="fill-control" />
        </pattern>
      </defs>
      {days.map((day, index) => (
        <DayBar key={day.day} day={day} x={index * WIDTH} />
      ))}
    </svg>
  );
}

function DayBar({ day, x }: { readonly day: ServiceStatus["days"][number]; readonly x: number }) {
  const look = lookOf(day);
  if (look === "none") return <rect x={x} width={WIDTH - 1} height={HEIGHT} fill="url(#status-none)" />;
  if (look === "up") return <rect x={x} width={WIDTH - 1} height={HEIGHT} className="fill-good" />;
  return <rect x={x} y={HEIGHT / 3} width={WIDTH - 1} height={(HEIGHT * 2) / 3} className="fill-accent" />;
}
