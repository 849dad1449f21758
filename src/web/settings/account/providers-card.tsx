import { formatDate } from "#kernel/japanese-date.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import type { LinkedProvider } from "#web/settings/frame/providers.ts";
import type { Loaded } from "#web/settings/load/latest-load.ts";
import { Section } from "#web/settings/load/section-states.tsx";

export type ProvidersCardProps = {
  readonly providers: Loaded<readonly LinkedProvider[]>;
  /** The one that this sign-in came by. */
  readonly provider: string | null;
};

/** ログインの連携: outside services that sign in to this account. */
export function ProvidersCard({ providers, provider }: ProvidersCardProps) {
  return (
    <Card title="ログインの連携">
      <Section loaded={providers} room="min-h-14" failed="連携しているサービスを読み込めませんでした。">
        {(list) =>
          list.length === 0 ? (
            <p className="text-14">
              連携しているサービスはありません。GoogleやFacebookでログインすると、メールアドレスが同じでも、このアカウントとは別のアカウントになります。
            </p>
          ) : (
            <ul>
              {list.map(({ name, linkedAt }) => (
                <li
                  key={name}
                  className="flex flex-wrap items-center gap-2 border-line border-t py-3 first:border-t-0 first:pt-0 last:pb-0"
                >
                  <span className="font-bold">{name}</span>
                  {name === provider && <Badge tone="good">この方法でログインしています</Badge>}
                  {linkedAt !== null && <span className="text-13 text-sub">{formatDate(linkedAt)}から</span>}
                </li>
              ))}
            </ul>
          )
        }
      </Section>
    </Card>
  );
}
