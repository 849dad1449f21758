import { useRouter } from "@tanstack/react-router";
import { TRIAL_WORDS } from "#domain/api-access/plans.ts";
import { existing, type NavigationItem, SiteLink } from "#web/kit/link/site-link.tsx";
import { buttonClass } from "#web/kit/ui/button.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";

const WAYS: readonly NavigationItem[] = [
  { label: `${TRIAL_WORDS} 試す`, to: "/biz/trial" },
  { label: "問い合わせる", to: "/biz/contact" },
  { label: "APIの説明を見る", to: "/biz/ai-assessment-api-v3" },
];

/** A company that has not ordered the API: how to begin. */
export function NoClient() {
  const ways = existing(WAYS, useRouter().routesByPath);
  return (
    <NothingYet
      title="AI査定APIはまだご利用になっていません"
      action={
        <div className="flex flex-wrap gap-3">
          {ways.map((way, index) => (
            <SiteLink key={way.to} item={way} className={buttonClass({ tone: index === 0 ? "primary" : "secondary", size: "bar" })} />
          ))}
        </div>
      }
    >
      お問い合わせから契約できます。契約すると、ここでキーを発行できます。先に試すときは、無料トライアルをお使いください。
    </NothingYet>
  );
}
