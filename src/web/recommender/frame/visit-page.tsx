import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { apiClient, type RecommenderVisit } from "#api/client/client.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed, NothingYet } from "#web/kit/ui/state-block.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { TenantFrame } from "./tenant-frame.tsx";
import { type Fragment, findVisit, takeFragment, type VisitState } from "./visit.ts";

/** What a page does with the visit it has: asks again after a change, or shows that it has ended. */
export type VisitTools = { readonly renew: () => Promise<void> };

type VisitPageProps = {
  readonly title: string;
  readonly children: (visit: RecommenderVisit, tools: VisitTools) => ReactNode;
  /** Where no link of a mail leads here: shown to who has opened none. */
  readonly whenNone?: ReactNode;
  /** Of the page that a stop link opens; others send it there. */
  readonly onStopLink?: (token: string) => ReactNode;
};

/** A page that a link in a mail opens. The token is read once and taken out of the address before anything else is done. */
export function VisitPage({ title, children, whenNone, onStopLink }: VisitPageProps) {
  const [state, setState] = useState<VisitState>({ kind: "loading" });
  const fragment = useRef<Fragment | undefined>(undefined);
  useEffect(() => {
    if (fragment.current === undefined) fragment.current = takeFragment();
    void findVisit(fragment.current).then(setState);
  }, []);
  const renew = useCallback(async () => setState(await findVisit(null)), []);
  if (state.kind === "open") {
    return (
      <TenantFrame tenant={state.visit.tenant}>
        <h1 className="text-28">{title}</h1>
        <div className="mt-5 flex flex-col gap-5">{children(state.visit, { renew })}</div>
      </TenantFrame>
    );
  }
  return (
    <div className="measure-form py-6 sm:py-8">
      <h1 className="text-28">{title}</h1>
      <div className="mt-5 flex flex-col gap-5">
        {state.kind === "stop" && onStopLink ? (
          onStopLink(state.token)
        ) : state.kind === "none" && whenNone ? (
          whenNone
        ) : (
          <Closed state={state} />
        )}
      </div>
    </div>
  );
}

function Closed({ state }: { readonly state: VisitState }) {
  const isReady = useIsReady();
  if (state.kind === "expired") return <Expired token={state.token} />;
  if (state.kind === "failed") return <LoadFailed title="読み込みに失敗しました" />;
  if (state.kind === "loading")
    return (
      <>
        <p role="status" className="min-h-24 text-sub">
          {isReady ? "確認しています。" : "読み込んでいます。"}
        </p>
        <noscript>
          <Notice tone="warn">このページを使うには、ブラウザのJavaScriptを有効にして、メールのリンクから開き直してください。</Notice>
        </noscript>
      </>
    );
  return (
    <NothingYet title="このページは、メールのリンクから開きます">
      会社から届いたメールのリンクを、もう一度開いてください。配信を止めたあとは、前のリンクは使えません。
    </NothingYet>
  );
}

/** E4: a new link goes to the same address, whoever asks for it. */
function Expired({ token }: { readonly token: string }) {
  const [told, setTold] = useState<"asked" | "sent" | "failed">("asked");
  const send = async () => {
    const answer = await apiClient().recommender.post("/links", { body: { token } });
    setTold(answer.ok ? "sent" : "failed");
  };
  return (
    <Card title="リンクの有効期限が切れています">
      <p>リンクは30日間お使いいただけます。登録のメールアドレスに、新しいリンクをお送りします。</p>
      <div role="status" className="mt-3">
        {told === "sent" && <Notice tone="good">新しいリンクをメールで送りました。</Notice>}
        {told === "failed" && <Notice tone="warn">送れませんでした。時間をおいて、もう一度お試しください。</Notice>}
      </div>
      {told !== "sent" && (
        <Button className="mt-3" onClick={() => void send()}>
          新しいリンクを送る
        </Button>
      )}
    </Card>
  );
}
