import type { OfferCampaign } from "#api/client/client.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { momentWords } from "#web/offer/words/time-words.ts";

type CampaignsCardProps = {
  readonly campaigns: readonly OfferCampaign[];
  readonly isBusy: boolean;
  readonly onCancel: (campaign: OfferCampaign) => void;
};

/** What is on its way to owners: it can be called off for 24 hours. */
export function CampaignsCard({ campaigns, isBusy, onCancel }: CampaignsCardProps) {
  const shown = campaigns.filter(({ state }) => state === "scheduled" || state === "running");
  if (shown.length === 0) return null;
  return (
    <Card title="オファーの送信">
      <ul aria-label="オファーの送信">
        {shown.map((campaign) => (
          <li
            key={campaign.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-3 first:border-t-0"
          >
            <div className="min-w-0 flex-1 basis-72">
              <p className="font-bold text-14 [word-break:auto-phrase]">{campaign.words}</p>
              <p className="flex flex-wrap items-center gap-2 text-13 text-sub">
                <Badge tone={campaign.state === "scheduled" ? "brand" : "good"}>
                  {campaign.state === "scheduled" ? "送信前" : "送信中"}
                </Badge>
                <span>{whenWords(campaign)}</span>
              </p>
            </div>
            {campaign.state === "scheduled" && (
              <Button
                tone="secondary"
                size="bar"
                isBusy={isBusy}
                onClick={() => onCancel(campaign)}
                aria-label={`「${campaign.words}」の送信を取り消す`}
              >
                送信を取り消す
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function whenWords({ state, startsAt, fillUntil, made, live }: OfferCampaign): string {
  if (state === "scheduled") return startsAt === null ? "" : `${momentWords(startsAt)}に送り始めます`;
  const until = fillUntil === null ? "" : `・${momentWords(fillUntil)}まで`;
  return `これまでに${made}件（進行中${live}件）${until}`;
}
