import type { Recommendations } from "#api/client/client.ts";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { StopButton } from "#web/recc/list/stop-button.tsx";

type MorePicksProps = {
  readonly listPath: "/recc/latest" | "/recc/fm_collection";
  /** The office in whose name the message came; null: the site itself. */
  readonly office?: Recommendations["sender"];
};

/** After a letter was sent: the other homes, and how to stop what is sent. Customers of an office have no settings here: all of its mails stop at once. */
export function MorePicks({ listPath, office = null }: MorePicksProps) {
  const [settings] = useExisting([{ label: "お知らせの時間・回数を変える、止める", to: "/settings/notification" }]);
  return (
    <Card title="ほかのおすすめ">
      <p className="text-14">お返事を待つあいだに、ほかの物件もご覧いただけます。</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <LinkButton to={listPath} tone="secondary">
          おすすめの一覧を見る
        </LinkButton>
        {office === null && settings && <SiteLink item={settings} className="inline-flex min-h-11 items-center text-14 text-link" />}
      </div>
      {office !== null && (
        <div className="mt-4 border-line border-t pt-4">
          <StopButton topic="recommendation" />
        </div>
      )}
    </Card>
  );
}
