import { Link } from "@tanstack/react-router";
import type { LegalVersionResponse } from "#api/client/client.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";

const STATES = { "in-force": "現在の版", announced: "これから", ended: "以前の版" } as const;
const TONES = { "in-force": "good", announced: "warn", ended: "quiet" } as const;

export type VersionsCardProps = {
  /** Path of the page. */
  readonly to: "/terms" | "/privacypolicy" | "/biz/terms";
  readonly shown: string;
  /** Newest first. */
  readonly versions: readonly LegalVersionResponse[];
};

/** Every version that is published, each to be read and to be compared with the one before. */
export function VersionsCard({ to, shown, versions }: VersionsCardProps) {
  return (
    <Card title="版の一覧" id="versions">
      <ol className="divide-y divide-line border-line border-t">
        {versions.map((version, index) => (
          <li key={version.version} className="flex flex-col gap-1 py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link
                to={to}
                search={{ version: version.version }}
                aria-current={version.version === shown ? "page" : undefined}
                className="inline-flex min-h-11 items-center text-link aria-[current]:font-bold"
              >
                {formatDay(version.version)}の版
              </Link>
              <Badge tone={TONES[version.state]}>{STATES[version.state]}</Badge>
              {version.version === shown && <span className="text-13 text-sub">この画面に表示しています</span>}
            </p>
            <p className="text-14">{version.summary}</p>
            <p className="text-13 text-sub">
              公開 <span className="amount">{formatDay(version.publishedOn)}</span>　効力発生{" "}
              <span className="amount">{formatDay(version.effectiveOn)}</span>　お知らせ：{version.announced}
            </p>
            <Compare to={to} version={version.version} before={versions[index + 1]?.version} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

type CompareProps = { readonly to: VersionsCardProps["to"]; readonly version: string; readonly before: string | undefined };

function Compare({ to, version, before }: CompareProps) {
  if (before === undefined) return null;
  return (
    <p className="no-print text-14">
      <Link to={to} search={{ version, compare: before }} hash="differences" className="inline-flex min-h-11 items-center text-link">
        {formatDay(before)}の版との違いを見る
      </Link>
    </p>
  );
}
