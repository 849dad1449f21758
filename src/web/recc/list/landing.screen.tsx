import type { Recommendations } from "#api/client/client.ts";
import { formatDate, isoDateInJapan } from "#kernel/japanese-date.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import { NotShownView } from "#web/recc/door/closed.tsx";
import type { ReccData } from "#web/recc/find-recc.ts";
import { SenderCard, useSender } from "#web/recc/sender-card.tsx";
import { ReccList } from "./recc-list.tsx";
import { nextWords } from "./recc-words.ts";
import { StopCard } from "./stop-card.tsx";

const TITLE = "おすすめ物件";
const MOST_PICKS = 3;

/** Where messages lead: who sends, the first picks, what was looked for, and how to change or stop it. */
export function LandingScreen({ data }: { readonly data: ReccData }) {
  if (data.kind !== "shown") return <NotShownView title={TITLE} why={data.kind} />;
  return <Landing found={data.found} today={data.today} />;
}

function Landing({ found, today }: { readonly found: Recommendations; readonly today: string }) {
  const { batch } = found;
  const sender = useSender(found.sender);
  const picks = (batch?.items ?? []).filter(({ home, reaction }) => home !== null && reaction?.kind !== "hide").slice(0, MOST_PICKS);
  return (
    <div className="measure-content py-6 sm:py-8">
      <h1 className="text-28 max-sm:text-22">{TITLE}</h1>
      <div className="mt-4 flex flex-col gap-5">
        {batch === null || picks.length === 0 ? (
          <NothingYet title="いまのおすすめはありません">{nextWords(found.nextHour, found.sender !== null)}</NothingYet>
        ) : (
          <div>
            <h2 className="mb-2 text-18">{dayWords(batch, today)}のおすすめ</h2>
            <ReccList
              items={picks}
              today={today}
              linkOf={({ position }) => ({ to: "/recc/property", search: { b: batch.id, n: position } })}
            />
            <p className="mt-4">
              <LinkButton to="/recc/latest">すべて見る・いいねを付ける</LinkButton>
            </p>
          </div>
        )}
        <StopCard found={found} topic={batch?.topic ?? "recommendation"} />
        <SenderCard sender={sender} />
      </div>
    </div>
  );
}

/** The day on which it was sent, for who reads it later. */
function dayWords({ sentAt, scheduledAt }: NonNullable<Recommendations["batch"]>, today: string): string {
  const day = new Date(sentAt ?? scheduledAt);
  return isoDateInJapan(day) === today ? "今日" : formatDate(day);
}
