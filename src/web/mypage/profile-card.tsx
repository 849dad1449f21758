import type { ProfileResponse } from "#api/client/client.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { CompletenessBar } from "#web/kit/ui/completeness-bar.tsx";

/** How much of the profile is answered. */
export function ProfileCard({ completeness }: Pick<ProfileResponse, "completeness">) {
  const { answered, total } = completeness;
  const isComplete = answered === total;
  return (
    <Card title="プロフィール">
      <div className="flex flex-col items-start gap-4">
        <div className="w-full">
          <CompletenessBar label="回答した項目" answered={answered} total={total} />
        </div>
        <p className="text-14 text-sub">
          {isComplete ? "すべて回答済みです。使いみちと同意は、いつでも見直せます。" : "任意です。項目ごとに使いみちを示します。"}
        </p>
        <LinkButton to={isComplete ? "/profile" : "/profile/edit"} tone="secondary" size="bar">
          {isComplete ? "プロフィールを見る" : "プロフィールに答える"}
        </LinkButton>
      </div>
    </Card>
  );
}
