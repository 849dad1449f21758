import { useRouter } from "@tanstack/react-router";
import type { BizGuide } from "#api/client/client.ts";
import { TRIAL_WORDS } from "#domain/api-access/plans.ts";
import type { ApiVersion } from "#domain/api-access/versions.ts";
import { AccuracyCard } from "#web/biz/accuracy/accuracy-card.tsx";
import { BizFrame, BizHead, SmallPrint } from "#web/biz/frame/biz-frame.tsx";
import { NoRentNotice } from "#web/biz/frame/no-rent.tsx";
import { PlanCard } from "#web/biz/plans/plan-card.tsx";
import { existing, type NavigationItem, SiteLink } from "#web/kit/link/site-link.tsx";
import { CodePanel } from "#web/kit/snippet/code-panel.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { buttonClass } from "#web/kit/ui/button.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { ChangesCard } from "./changes-card.tsx";
import type { ApiPage } from "./find-api-page.ts";
import { ReferenceCard } from "./reference-card.tsx";
import { StatusCard } from "./status-card.tsx";
import { TryCard } from "./try-card.tsx";
import { BeyondLink, VersionSwitch } from "./version-switch.tsx";
import { VERSION_PAGES } from "./versions-words.ts";

const TRIAL: readonly NavigationItem[] = [{ label: `${TRIAL_WORDS} 試す`, to: "/biz/trial" }];

/** The answer is as that of a test key, whatever the market. */
function marketWords({ isSampleMarket }: NonNullable<BizGuide["answer"]>): string {
  return isSampleMarket ? "サンプル市場" : "テスト用キー、実際の成約データ";
}

/** A reference page of the sold API, of one version. */
export function ApiView({ version, guide, cards, status, now }: ApiPage & { readonly version: ApiVersion }) {
  const { title, lead, beyond, facts } = VERSION_PAGES[version];
  const [trial] = existing(TRIAL, useRouter().routesByPath);
  return (
    <BizFrame>
      <VersionSwitch version={version} />
      <BizHead
        title={title}
        badge={<Badge tone={version === "v3" ? "brand" : "quiet"}>{version === "v3" ? "現行" : "提供中"}</Badge>}
        lead={
          <>
            {lead}
            {beyond && <BeyondLink {...beyond} />}
          </>
        }
        actions={
          <>
            <a href="#reference" className={buttonClass({ tone: "secondary" })}>
              仕様書
            </a>
            {trial && <SiteLink item={trial} className={`${buttonClass()} max-sm:whitespace-normal`} />}
          </>
        }
      />
      {guide === null ? (
        <LoadFailed>例と仕様を読み込めませんでした。</LoadFailed>
      ) : (
        <CodePanel
          label={`${title}の呼び出し`}
          samples={guide.samples}
          answer={
            guide.answer === null
              ? { status: "応答を用意しています", body: "// 推定モデルの準備ができると、ここに実際の応答が出ます" }
              : { status: "200 OK", note: `実際の応答（${marketWords(guide.answer)}）`, body: guide.answer.body }
          }
          facts={facts}
        />
      )}
      {version !== "v1" && <NoRentNotice cards={cards} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,56fr)_minmax(0,44fr)]">
        <TryCard version={version} />
        <AccuracyCard cards={cards} />
        <PlanCard />
        <StatusCard status={status} now={now} />
      </div>
      {guide !== null && <ReferenceCard version={version} operations={guide.reference} />}
      <ChangesCard version={version} />
      <SmallPrint basis={version === "v3" ? "factors と comparables" : "v3 の factors と comparables"} />
    </BizFrame>
  );
}
