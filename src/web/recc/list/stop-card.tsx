import { apiClient, type Recommendations } from "#api/client/client.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { isProblem, problemText } from "#web/session/errors/problem-failure.ts";

type StopCardProps = {
  readonly found: Pick<Recommendations, "reader" | "conditions" | "sender">;
  readonly topic: NonNullable<Recommendations["batch"]>["topic"];
};

const WAYS = [
  { label: "条件を変える", to: "/queries" },
  { label: "時間・回数を変える", to: "/settings/notification" },
  { label: "メールの個人情報の取扱い", to: "/email-privacy-policy" },
] as const;

/** Customers of an office have no settings here: they change what they look for by the link in the office's mails. */
const NO_WAYS = [] as const;

/** What was looked for, and how to change it or make it stop: without a sign-in, for who holds the link of a message. */
export function StopCard({ found: { conditions, sender }, topic }: StopCardProps) {
  const ways = useExisting(sender === null ? WAYS : NO_WAYS);
  const isReady = useIsReady();
  const acting = useAction(wordsOf);
  const stop = () =>
    void acting.run(async () => {
      const answer = await apiClient().recommendation.post("/stop-links", { body: { topic } });
      if (!answer.ok) throw answer.problem;
      // Behind the #, so that no server and no other site is told it.
      window.location.assign(answer.value.page);
    });
  return (
    <Card title="お届けしている条件">
      {conditions.length === 0 ? (
        <p className="text-14 text-sub">条件は、いま登録されていません。</p>
      ) : (
        <ul className="list-disc pl-6 text-14">
          {conditions.map(({ id, words }) => (
            <li key={id}>{words}</li>
          ))}
        </ul>
      )}
      <ul className="mt-2 flex flex-wrap gap-x-5 text-14">
        {ways.map((item) => (
          <li key={item.to}>
            <SiteLink item={item} className="inline-flex min-h-11 items-center text-link" />
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-col gap-3">
        <Button tone="secondary" className="w-full" disabled={!isReady} isBusy={acting.isBusy} onClick={stop}>
          この配信を止める（ログイン不要）
        </Button>
        {acting.failure && <Notice tone="error">{acting.failure}</Notice>}
      </div>
    </Card>
  );
}

function wordsOf(error: unknown): string {
  if (!isProblem(error)) throw error;
  return problemText(error, navigator.onLine);
}
