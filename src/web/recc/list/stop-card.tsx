import type { Recommendations } from "#api/client/client.ts";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { StopButton } from "./stop-button.tsx";

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
const officeWays = (key: string) => [{ label: "メールの個人情報の取扱い", to: "/email-privacy-policy", search: { t: key } }];

/** What was looked for, and how to change it or make it stop: without a sign-in, for who holds the link of a message. */
export function StopCard({ found: { conditions, sender }, topic }: StopCardProps) {
  const ways = useExisting(sender === null ? WAYS : officeWays(sender.key));
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
      <div className="mt-2">
        <StopButton topic={topic} />
      </div>
    </Card>
  );
}
