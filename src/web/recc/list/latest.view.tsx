import type { ReactNode } from "react";
import type { Recommendations } from "#api/client/client.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import { useNotedVisit } from "#web/recc/door/use-noted-visit.ts";
import { HideButton, putAway, ReactionBar } from "./reaction-bar.tsx";
import { ReccList } from "./recc-list.tsx";
import { nextWords, putAwayWords } from "./recc-words.ts";
import { StopCard } from "./stop-card.tsx";
import { SuggestionCard } from "./suggestion-card.tsx";
import { type Reactions, useReactions } from "./use-reactions.ts";

type Batch = NonNullable<Recommendations["batch"]>;

type LatestProps = {
  readonly found: Recommendations;
  readonly today: string;
  /** The page of one home. */
  readonly homePath: "/recc/property" | "/recc/fm_detail";
};

/** The newest homes that were recommended, with what can be said of each. */
export function LatestView({ found, ...rest }: LatestProps) {
  const { batch } = found;
  return (
    <>
      {batch === null || batch.items.length === 0 ? (
        <NothingYet
          title="まだおすすめはありません"
          action={found.sender === null ? <OwnWay isSent={found.nextHour !== null} /> : undefined}
        >
          {nextWords(found.nextHour, found.sender !== null)}
        </NothingYet>
      ) : (
        <Homes key={batch.id} {...{ found, batch, ...rest }} />
      )}
    </>
  );
}

/** To what is missing: the choice to be told, or a condition that finds something. */
function OwnWay({ isSent }: { readonly isSent: boolean }) {
  return (
    <LinkButton to={isSent ? "/queries" : "/settings/notification"} tone="secondary" size="bar">
      {isSent ? "条件を見る" : "通知設定を見る"}
    </LinkButton>
  );
}

function Homes({ found, batch, today, homePath }: LatestProps & { readonly batch: Batch }) {
  const reactions = useReactions({ batchId: batch.id, suggestion: found.suggestion });
  useNotedVisit({ batchId: batch.id });
  // The question stands where the reader is: below the home that was just put away, and over the list for who comes later.
  const isAsked = batch.items.some((item) => item.position === reactions.last && putAwayWords(reactions.of(item)) !== null);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-14 text-sub">
        {formatDate(new Date(batch.sentAt ?? batch.scheduledAt))}のおすすめ・{batch.items.length}件。
        {nextWords(found.nextHour, found.sender !== null)}
      </p>
      <Said reactions={reactions} />
      {!isAsked && <SuggestionCard {...reactions} />}
      <div>
        <h2 className="sr-only">物件の一覧</h2>
        <ReccList
          items={batch.items}
          today={today}
          linkOf={({ position }) => ({ to: homePath, search: { b: batch.id, n: position } })}
          footOf={(item, title) => (
            <ReactionBar {...{ item, title, reactions }}>
              <LinkButton
                to={homePath}
                search={{ b: batch.id, n: item.position }}
                tone="secondary"
                size="bar"
                className="min-h-11"
                aria-label={`くわしく見る：${title}`}
              >
                くわしく見る
              </LinkButton>
            </ReactionBar>
          )}
          actionsOf={(item, title) => <HideButton {...{ item, title, reactions }} />}
          insteadOf={(item, title) => {
            const away = putAway({ item, title, reactions });
            return away !== null && isAsked && reactions.last === item.position ? <Asked reactions={reactions}>{away}</Asked> : away;
          }}
        />
      </div>
      <StopCard found={found} topic={batch.topic} />
    </div>
  );
}

function Asked({ reactions, children }: { readonly reactions: Reactions; readonly children: ReactNode }) {
  const hasWords = reactions.suggestion !== null || reactions.decided !== null;
  return (
    <>
      {children}
      {hasWords && (
        <div className="px-3.5 pb-3.5 @2xl:px-6">
          <SuggestionCard {...reactions} />
        </div>
      )}
    </>
  );
}

/** What a press did, or why it did nothing. */
export function Said({ reactions: { said, acting } }: { readonly reactions: Pick<Reactions, "said" | "acting"> }) {
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {acting.failure && <Notice tone="error">{acting.failure}</Notice>}
    </>
  );
}
