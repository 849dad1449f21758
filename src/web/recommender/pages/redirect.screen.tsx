import { useEffect, useRef, useState } from "react";
import { apiClient, type RecommenderTarget, type RecommenderTenant } from "#api/client/client.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { TenantFrame } from "#web/recommender/frame/tenant-frame.tsx";
import { takeFragment } from "#web/recommender/frame/visit.ts";

type RedirectProps = {
  readonly tenant: RecommenderTenant;
  readonly target: RecommenderTarget;
  /** Of the home that it leads to. */
  readonly home: string | undefined;
};

/** Where homes that are gone are told of. */
const GONE = "/recc/not_found";

/** 物件ページへ移動中: a press is counted by POST, and leads on. Opening alone counts nothing: a scanner that runs scripts does that too. Without script there is a plain link. */
export function RedirectScreen({ tenant, target, home }: RedirectProps) {
  const [isFailed, setFailed] = useState(false);
  const isReady = useIsReady();
  const opened = useRef<string | null>(null);
  useEffect(() => {
    opened.current ??= takeFragment()?.token ?? null;
  }, []);
  const go = async () => {
    const body = {
      to: target.url,
      ...(home === undefined ? {} : { home }),
      ...(opened.current === null ? {} : { opened: opened.current }),
    };
    const answer = await apiClient().recommender.post("/tenants/{key}/clicks", { path: { key: tenant.key }, body });
    // Counting is ours to lose: nobody is kept from the page for it.
    window.location.replace(answer.ok && answer.value.isGone ? GONE : target.url);
  };
  const press = () => void go().catch(() => setFailed(true));
  return (
    <TenantFrame tenant={tenant}>
      <h1 className="text-28">物件ページへ移動中</h1>
      <Card className="mt-5" lead={`${tenant.name}のページ（${target.host}）へ移ります。`}>
        {isFailed && <Notice tone="warn">移れませんでした。下のリンクをお使いください。</Notice>}
        {isReady && (
          <Button onClick={press}>
            <span className="whitespace-normal wrap-anywhere">{tenant.name}のページを開く</span>
          </Button>
        )}
        <p className="mt-3">
          <a href={target.url} rel="noreferrer" className="wrap-anywhere text-link">
            {target.url}
          </a>
        </p>
      </Card>
    </TenantFrame>
  );
}
