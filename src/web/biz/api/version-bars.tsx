import { Link } from "@tanstack/react-router";
import { API_VERSIONS, SUNSET_NOTICE, VERSION_TERMS, type VersionTerm } from "#domain/api-access/versions.ts";
import { days } from "#kernel/duration.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { VERSION_PAGES } from "./versions-words.ts";

const BEFORE = days(90);
const AHEAD = days(2 * 365);

/** From when to when each version is there, with what is told of its end. */
export function VersionBars({ now }: { readonly now: Date }) {
  return (
    <>
      <ul className="flex flex-col gap-2">
        {API_VERSIONS.map((version) => (
          <li key={version} className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-2 text-13">
            <Link to={VERSION_PAGES[version].to} className="text-link inline-flex min-h-6 items-center font-bold">
              {version}
            </Link>
            <Bar term={VERSION_TERMS[version]} now={now} />
            <span className="col-start-2 text-12 text-sub">{endWords(VERSION_TERMS[version])}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-12 text-sub">
        縦の線は今日です。提供を終えるときは、終える日の{SUNSET_NOTICE}前までに、この画面、登録のメールアドレス、応答の Deprecation と
        Sunset でお知らせします。
      </p>
    </>
  );
}

/** What is decided of the end of a version. */
export function endWords({ releasedAt, deprecatedAt, sunsetAt }: VersionTerm): string {
  const begun = `${formatDate(releasedAt)}から`;
  if (sunsetAt !== null) return `${begun}。${formatDate(sunsetAt)}に提供を終了します`;
  if (deprecatedAt !== null) return `${begun}。${formatDate(deprecatedAt)}から非推奨です。終了日は未定です`;
  return `${begun}。提供終了の予定はありません`;
}

/** Where an instant stands, in percent of what is drawn. */
export function placeOn(at: Date, now: Date): number {
  const share = (at.getTime() - (now.getTime() - BEFORE)) / (BEFORE + AHEAD);
  return Math.min(100, Math.max(0, share * 100));
}

function Bar({ term: { releasedAt, deprecatedAt, sunsetAt }, now }: { readonly term: VersionTerm; readonly now: Date }) {
  const [from, until] = [placeOn(releasedAt, now), sunsetAt ? placeOn(sunsetAt, now) : 100];
  const old = deprecatedAt ? placeOn(deprecatedAt, now) : until;
  const today = placeOn(now, now);
  return (
    <svg aria-hidden="true" className="block h-4 w-full">
      <rect x={`${from}%`} width={`${Math.max(0, old - from)}%`} height="100%" className="fill-brand" />
      {old < until && <rect x={`${old}%`} width={`${until - old}%`} height="100%" className="fill-warn-tint stroke-warn" />}
      {sunsetAt && <line x1={`${until}%`} x2={`${until}%`} y2="100%" strokeWidth="3" className="stroke-accent" />}
      <line x1={`${today}%`} x2={`${today}%`} y2="100%" strokeWidth="2" strokeDasharray="3" className="stroke-ink" />
    </svg>
  );
}
