import { useState } from "react";
import { apiClient, type CompanyApiClients, type CompanyWebhooks } from "#api/client/client.ts";
import { ChangeOutcome } from "#web/console/frame/change-outcome.tsx";
import { type Change, useChange } from "#web/console/frame/use-change.ts";
import { NewKey } from "#web/console/keys/new-key.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { EndpointList } from "./endpoint-list.tsx";
import { NewWebhook } from "./new-webhook.tsx";
import { eventField, readWebhookForm } from "./read-webhook-form.ts";
import type { EndpointRow } from "./webhook-words.ts";

type Client = CompanyApiClients["items"][number];
type WebhooksProps = { readonly clients: readonly Client[]; readonly webhooks: CompanyWebhooks };

const EMPTY = { url: "", [eventField("batch.finished")]: "on", [eventField("batch.failed")]: "on" };

/** Where the clients of a company are told of their batches. */
export function WebhooksScreen({ clients, webhooks: { items } }: WebhooksProps) {
  if (clients.length === 0)
    return (
      <NothingYet title="AI査定APIはまだご利用になっていません">契約すると、ここで一括査定の知らせを受け取る先を登録できます。</NothingYet>
    );
  return clients.map((client) => (
    <ClientPart key={client.id} client={client} endpoints={items.filter(({ clientId }) => clientId === client.id)} />
  ));
}

function ClientPart({ client, endpoints }: { readonly client: Client; readonly endpoints: readonly EndpointRow[] }) {
  const change = useChange();
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm({
    initial: EMPTY,
    read: readWebhookForm,
    send: async (wanted) => {
      const body = { clientId: client.id, url: wanted.url, events: [...wanted.events] };
      const answer = await apiClient().company.post("/api/webhooks", { body });
      if (!answer.ok) return failureOf(answer.problem);
      form.fill(EMPTY);
      setSecret(answer.value.secret);
      await change.say("送信先を加えました。");
      return "done";
    },
  });
  return (
    <>
      <ChangeOutcome {...change} />
      {secret !== null && <NewKey value={secret} noun="秘密鍵" onClose={() => setSecret(null)} />}
      <Card
        title={`${client.name}の送信先`}
        lead="一括査定が終わると、登録した先に知らせます。届かないときは、約1日のあいだに、最初の送信を含めて8回まで送ります。"
      >
        <EndpointList endpoints={endpoints} isBusy={change.isBusy} {...changesOf(change, setSecret)} />
      </Card>
      <NewWebhook form={form} isFull={endpoints.length >= 5} />
    </>
  );
}

function changesOf({ run }: Change, onSecret: (secret: string) => void) {
  const company = () => apiClient().company;
  const path = ({ id }: EndpointRow) => ({ id });
  return {
    onPing: (row: EndpointRow) =>
      run("試しに送りました。結果は、送信の記録で確認できます。", () =>
        company().post("/api/webhooks/{id}/ping", { path: path(row), body: {} }),
      ),
    onTurnOn: (row: EndpointRow) =>
      run("送信を再開しました。", () => company().post("/api/webhooks/{id}/activation", { path: path(row), body: {} })),
    onRemove: (row: EndpointRow) => run("送信先を取り除きました。", () => company().delete("/api/webhooks/{id}", { path: path(row) })),
    onRotate: (row: EndpointRow, keepHours: number) =>
      run("秘密鍵を取り替えました。", async () => {
        const answer = await company().post("/api/webhooks/{id}/rotation", { path: path(row), body: { keepHours } });
        if (answer.ok) onSecret(answer.value.secret);
        return answer;
      }),
    onResend: ({ id }: EndpointRow, deliveryId: string) =>
      run("もう一度送ります。", () =>
        company().post("/api/webhooks/{id}/deliveries/{deliveryId}/resend", { path: { id, deliveryId }, body: {} }),
      ),
  };
}
