import { Link } from "@tanstack/react-router";
import type { LegalVersionResponse } from "#api/client/client.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import { Notice } from "#web/kit/ui/notice.tsx";
import type { VersionsCardProps } from "./versions-card.tsx";

type NoticesProps = Pick<VersionsCardProps, "to" | "versions"> & { readonly shown: LegalVersionResponse };

/** Above a text: that it is not the one in force, and what is to come. */
export function VersionNotices({ to, shown, versions }: NoticesProps) {
  const coming = versions.filter(({ state, version }) => state === "announced" && version !== shown.version).toReversed();
  return (
    <div className="mt-4 flex flex-col gap-3 empty:hidden">
      {shown.state !== "in-force" && <NotInForce to={to} shown={shown} />}
      {shown.state === "in-force" &&
        coming.map((version) => <Coming key={version.version} to={to} version={version} current={shown.version} />)}
    </div>
  );
}

function NotInForce({ to, shown: { state, effectiveOn } }: Pick<NoticesProps, "to" | "shown">) {
  const isAhead = state === "announced";
  return (
    <Notice tone="warn" title={isAhead ? `${formatDay(effectiveOn)}から効力が生じる版です` : "以前の版です"}>
      <p>
        {isAhead ? "その日までは、現在の版が適用されます。" : "いまは、これより新しい版が適用されています。"}
        <Link to={to} search={{}} className="text-link">
          現在の版を読む
        </Link>
      </p>
    </Notice>
  );
}

type ComingProps = { readonly to: VersionsCardProps["to"]; readonly version: LegalVersionResponse; readonly current: string };

function Coming({ to, version: { version, effectiveOn, summary, isDisadvantageous }, current }: ComingProps) {
  return (
    <Notice title={`${formatDay(effectiveOn)}から変わります`}>
      <p>
        {summary}
        {isDisadvantageous && "利用する方に不利益となる変更を含みます。"}
      </p>
      <p className="flex flex-wrap gap-x-5">
        <Link to={to} search={{ version }} className="inline-flex min-h-11 items-center text-link">
          変更後の全文を読む
        </Link>
        <Link to={to} search={{ version, compare: current }} hash="differences" className="inline-flex min-h-11 items-center text-link">
          変わるところを見る
        </Link>
      </p>
    </Notice>
  );
}
