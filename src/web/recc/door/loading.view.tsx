import { RetryScope } from "#web/kit/ui/retry.tsx";
import { Skeleton } from "#web/kit/ui/skeleton.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { ClosedCard } from "./closed.tsx";
import { ExpiredLink } from "./expired-link.tsx";
import type { OpenedLink } from "./open-link.ts";

/** `closed`: the address brought no token. */
export type LinkState = { readonly kind: "checking"; readonly isSlow: boolean } | { readonly kind: "closed" } | OpenedLink;

type LoadingViewProps = {
  readonly state: LinkState;
  readonly token: () => string | null;
  readonly onRetry: () => void;
};

/** While the link of a message is checked, and what became of it. */
export function LoadingView({ state, token, onRetry }: LoadingViewProps) {
  if (state.kind === "expired") return <ExpiredLink token={token} />;
  return (
    <div className="measure-form py-6 sm:py-8">
      <h1 className="text-28">おすすめを開く</h1>
      <div className="mt-5" aria-live="polite">
        {state.kind === "checking" && state.isSlow && <Skeleton />}
        {state.kind === "closed" && <ClosedCard />}
        {(state.kind === "failed" || state.kind === "busy") && (
          <RetryScope ask={onRetry}>
            <LoadFailed title="開けませんでした">{wordsOf(state)}</LoadFailed>
          </RetryScope>
        )}
      </div>
      <noscript>
        <p className="mt-4">
          リンクを確かめるために、JavaScriptを使っています。ブラウザーの設定で有効にしてから、もう一度リンクを開いてください。
        </p>
      </noscript>
    </div>
  );
}

function wordsOf(state: LinkState): string {
  if (state.kind === "busy") return `アクセスが集中しています。${state.waitSeconds}秒ほど待ってから、もう一度お試しください。`;
  return "リンクを確かめられませんでした。通信の状態を確かめて、もう一度お試しください。";
}
