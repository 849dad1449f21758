import type { OfferBlocks } from "#api/client/client.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { shortMoment } from "#web/offer/words/time-words.ts";

type BlocksCardProps = {
  readonly blocks: OfferBlocks["items"];
  readonly isBusy: boolean;
  readonly onUnblock: (block: OfferBlocks["items"][number]) => void;
};

/** 止めている相手, of an owner. */
export function BlocksCard({ blocks, isBusy, onUnblock }: BlocksCardProps) {
  if (blocks.length === 0) return null;
  return (
    <Card title="止めている相手" lead="やめると、次のオファーから届きます。">
      <ul aria-label="止めている相手">
        {blocks.map((block) => (
          <li
            key={block.id}
            className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-2 text-14 first:border-t-0"
          >
            <span>
              {block.alias}
              <span className="ml-2 text-13 text-sub">{shortMoment(block.blockedAt)}から</span>
            </span>
            <Button
              tone="secondary"
              size="bar"
              isBusy={isBusy}
              onClick={() => onUnblock(block)}
              aria-label={`${block.alias}を止めるのをやめる`}
            >
              止めるのをやめる
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
