import { useState } from "react";
import { apiClient, type CompanyApiAccess } from "#api/client/client.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { ChangeOutcome } from "#web/console/frame/change-outcome.tsx";
import { useChange } from "#web/console/frame/use-change.ts";
import { NewKey } from "#web/console/keys/new-key.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { type NavigationItem, SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { calls, lastDay, planWords } from "./api-words.ts";
import { type ApiKeyRow, KeyList } from "./key-list.tsx";
import { NewApiKey } from "./new-api-key.tsx";
import { NoClient } from "./no-client.tsx";
import { isPublicKey, PublicTag } from "./public-tag.tsx";
import { readKeyForm } from "./read-key-form.ts";

type Client = CompanyApiAccess["items"][number];

const EMPTY_KEY = { label: "", kind: "secret", mode: "live", hosts: "", ips: "", "scope-assess-v3": "on" };

/** What a company has ordered of the API, and the keys to it. */
export function ApiScreen({ access: { items }, now }: { readonly access: CompanyApiAccess; readonly now: Date }) {
  return items.length === 0 ? <NoClient /> : items.map((client) => <ClientPart key={client.id} client={client} now={now} />);
}

function ClientPart({ client, now }: { readonly client: Client; readonly now: Date }) {
  const change = useChange();
  const [made, setMade] = useState<string | null>(null);
  const company = () => apiClient().company;
  const path = { clientId: client.id };
  const form = useForm({
    initial: EMPTY_KEY,
    read: (typed) => readKeyForm(typed, client.scopes),
    send: async (body) => {
      const answer = await company().post("/api/clients/{clientId}/keys", { path, body });
      if (!answer.ok) return failureOf(answer.problem);
      form.fill(EMPTY_KEY);
      setMade(answer.value.key);
      await change.say("キーを発行しました。");
      return "done";
    },
  });
  const rotate = (key: ApiKeyRow, overlapHours: number) =>
    change.run("新しいキーに替えました。", async () => {
      const answer = await company().post("/api/clients/{clientId}/keys/{keyId}/rotation", {
        path: { ...path, keyId: key.id },
        body: { overlapHours },
      });
      if (answer.ok) setMade(answer.value.key);
      return answer;
    });
  const revoke = (key: ApiKeyRow) =>
    change.run("キーを取り消しました。", () =>
      company().delete("/api/clients/{clientId}/keys/{keyId}", { path: { ...path, keyId: key.id } }),
    );
  return (
    <>
      <ChangeOutcome {...change} />
      {made !== null && <NewKey value={made} onClose={() => setMade(null)} />}
      {made !== null && isPublicKey(made) && <PublicTag keyText={made} />}
      <ClientHead client={client} />
      <Card title="キー">
        <KeyList keys={client.keys} now={now} isBusy={change.isBusy} onRotate={rotate} onRevoke={revoke} />
      </Card>
      <NewApiKey form={form} client={client} />
    </>
  );
}

function ClientHead({ client: { id, name, plan, mostCalls, next, endsAt } }: { readonly client: Client }) {
  return (
    <Card
      title={name}
      aside={
        <LinkButton to="/console/api/usage" search={{ client: id }} tone="secondary" size="bar">
          利用と請求を見る
        </LinkButton>
      }
    >
      <dl className="flex flex-wrap gap-x-10 gap-y-2 text-14">
        <div>
          <dt className="text-13 text-sub">プラン</dt>
          <dd className="font-bold">{planWords(plan)}</dd>
        </div>
        <div>
          <dt className="text-13 text-sub">回数の上限</dt>
          <dd className="font-bold">
            {calls(mostCalls)}
            {plan === "trial" ? "" : "／月"}
          </dd>
        </div>
        {next !== null && (
          <div>
            <dt className="text-13 text-sub">{formatDate(new Date(next.beginsAt))}から</dt>
            <dd className="font-bold">{planWords(next.plan)}</dd>
          </div>
        )}
        {endsAt !== null && (
          <div>
            <dt className="text-13 text-sub">使える最後の日</dt>
            <dd className="font-bold">{lastDay(endsAt)}</dd>
          </div>
        )}
      </dl>
      {plan !== "trial" && <ContractNote />}
    </Card>
  );
}

const CONTACT: NavigationItem = { label: "お問い合わせ", to: "/biz/contact" };

/** Who changes a contract: nobody here, so that no colleague orders by accident. */
function ContractNote() {
  const [contact] = useExisting([CONTACT]);
  return (
    <p className="mt-3 text-13 text-sub">
      プランの変更（翌月から）、回数の上限の引き上げ、解約（月末まで）は、
      {contact ? <SiteLink item={contact} className="text-brand underline" /> : "お問い合わせ"}から承ります。
    </p>
  );
}
