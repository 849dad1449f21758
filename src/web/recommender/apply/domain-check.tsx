import { useState } from "react";
import { apiClient, type RecommenderDomainChecks } from "#api/client/client.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { Badge, type BadgeTone } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { failureText } from "#web/session/errors/failure-text.ts";

type Check = RecommenderDomainChecks["checks"][number];

const STATES: Readonly<Record<Check["state"], { readonly word: string; readonly tone: BadgeTone }>> = {
  ok: { word: "確認できました", tone: "good" },
  missing: { word: "設定がありません", tone: "warn" },
  wrong: { word: "設定に誤りがあります", tone: "accent" },
  unknown: { word: "確かめられませんでした", tone: "quiet" },
};

/** Whether receivers would believe mails from the domain that was typed: nothing of it keeps anybody from applying. */
export function DomainCheck({ domain }: { readonly domain: string }) {
  const isReady = useIsReady();
  const acting = useAction(failureText);
  const [found, setFound] = useState<RecommenderDomainChecks | null>(null);
  const asked = domain.trim();
  const shown = found?.domain === asked.toLowerCase() ? found : null;
  const check = () =>
    acting.run(async () => {
      const answer = await apiClient().recommender.post("/mail-domain-checks", { body: { domain: asked } });
      if (!answer.ok) throw answer.problem;
      setFound(answer.value);
    });
  return (
    <Card title="差出人のドメインの確認" lead="書いたドメインのDNSを調べます。準備ができていなくても申し込めます。">
      <div aria-live="polite" aria-busy={acting.isBusy}>
        {shown && <Found found={shown} />}
      </div>
      {acting.failure !== null && (
        <Notice tone="warn" title="調べられませんでした">
          {acting.failure}
        </Notice>
      )}
      <div className="mt-3">
        <Button tone="secondary" disabled={!isReady || asked === ""} isBusy={acting.isBusy} onClick={() => void check()}>
          {acting.isBusy ? "DNSを調べています" : "DNSを調べる"}
        </Button>
      </div>
      {asked === "" && <p className="mt-2 text-13 text-sub">ドメインを書かないときは、このサイトのドメインから送ります。</p>}
    </Card>
  );
}

function Found({ found: { domain, checks } }: { readonly found: RecommenderDomainChecks }) {
  const isPrepared = checks.every(({ state }) => state === "ok");
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <b className="wrap-anywhere">{domain}</b>
        <Badge tone={isPrepared ? "good" : "warn"}>{isPrepared ? "準備ができています" : "準備中"}</Badge>
      </p>
      <ul className="mt-2 flex flex-col gap-3">
        {checks.map(({ what, name, state, hint }) => (
          <li key={what} className="border-line border-t pt-3 text-14">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <b>{what}</b>
              <Badge tone={STATES[state].tone}>{STATES[state].word}</Badge>
            </p>
            <p className="wrap-anywhere text-13 text-sub">DNSの名前: {name}</p>
            {state !== "ok" && <p className="wrap-anywhere text-13">{what === "DKIM" && state === "missing" ? AFTERWARDS : hint}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

const AFTERWARDS = "公開鍵は、お申し込みのあとの設定でお渡しします。いまは、なくてかまいません。";
