import { useState } from "react";
import { formatDate } from "#kernel/japanese-date.ts";
import type { ActionState } from "#web/kit/form/use-action.ts";
import { ProviderMark } from "#web/kit/mark/provider-mark.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import type { LinkedProvider } from "#web/settings/frame/providers.ts";
import type { Loaded } from "#web/settings/load/latest-load.ts";
import { Section } from "#web/settings/load/section-states.tsx";
import { providerMarkOf } from "#wire/provider-marks.ts";
import type { SocialStrategyName } from "#wire/session-cookies.ts";
import { rowsOf } from "./provider-rows.ts";

export type ProvidersCardProps = {
  readonly providers: Loaded<readonly LinkedProvider[]>;
  /** Those that may be linked. */
  readonly offered: readonly SocialStrategyName[];
  /** The one that this sign-in came by. */
  readonly provider: string | null;
  /** False before the page has come to life: a click would be lost. */
  readonly isReady: boolean;
  readonly acting: ActionState;
  /** What was just done, to be read aloud; empty: nothing. */
  readonly outcome: string;
  readonly onConnect: (provider: string) => void;
  /** Answers whether it was done. */
  readonly onUnlink: (provider: LinkedProvider) => Promise<boolean>;
  readonly onForgive: () => void;
};

/** ログインの連携: outside services that sign in to this account. */
export function ProvidersCard(props: ProvidersCardProps) {
  const { providers, offered, acting, outcome, onUnlink, onForgive } = props;
  const [asked, setAsked] = useState<LinkedProvider | null>(null);
  const ask = (next: LinkedProvider | null) => {
    onForgive();
    setAsked(next);
  };
  return (
    <Card title="ログインの連携" lead="つなげたサービスでも、このアカウントにログインできます。">
      <Section loaded={providers} room="min-h-36" failed="連携しているサービスを読み込めませんでした。">
        {(list) => (
          <ul>
            {rowsOf(list, offered).map((row) => (
              <ProviderRow key={row.linked === null ? row.name : `${row.name} ${row.linked.userId}`} {...props} {...row} onAsk={ask} />
            ))}
          </ul>
        )}
      </Section>
      <p role="status" className="mt-3 text-14 text-good empty:sr-only">
        {outcome}
      </p>
      <ConfirmDialog
        title={`${asked?.name ?? ""}を外しますか`}
        action="外す"
        isOpen={asked !== null}
        isBusy={acting.isBusy}
        failure={acting.failure}
        onClose={() => ask(null)}
        onConfirm={async () => {
          if (asked !== null && (await onUnlink(asked))) setAsked(null);
        }}
      >
        <p>外すと、次からは{asked?.name}でこのアカウントにログインできません。いまのログインはそのまま続きます。</p>
      </ConfirmDialog>
    </Card>
  );
}

type RowProps = ProvidersCardProps & {
  readonly name: string;
  readonly linked: LinkedProvider | null;
  readonly onAsk: (provider: LinkedProvider) => void;
};

function ProviderRow({ name, linked, provider, isReady, acting, onConnect, onAsk }: RowProps) {
  const mark = providerMarkOf(name);
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-2 first:border-t-0">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        {mark !== null && <ProviderMark name={mark} />}
        <span className="font-bold">{name}</span>
        {linked !== null && name === provider && <Badge tone="good">この方法でログインしています</Badge>}
        {linked !== null && linked.linkedAt !== null && <span className="text-13 text-sub">{formatDate(linked.linkedAt)}から</span>}
      </div>
      {linked === null ? (
        <Button tone="secondary" size="bar" disabled={!isReady} aria-label={`${name}をつなげる`} onClick={() => onConnect(name)}>
          つなげる
        </Button>
      ) : linked.isFirst ? (
        <span className="text-13 text-sub">会員登録に使ったため、外せません</span>
      ) : (
        <Button
          tone="plain"
          size="bar"
          disabled={!isReady}
          isBusy={acting.isBusy}
          aria-label={`${name}を外す`}
          onClick={() => onAsk(linked)}
        >
          外す
        </Button>
      )}
    </li>
  );
}
