import { apiClient, type CompanyHere, type OfficeCustomerInFull } from "#api/client/client.ts";
import { CUSTOMER_STATE_WORDS, ORIGIN_WORDS } from "#domain/tenants/console/customer-words.ts";
import { PROOF_WAY_WORDS } from "#domain/tenants/core/proof-words.ts";
import { formatDate, formatDay } from "#kernel/japanese-date.ts";
import { ChangeOutcome } from "#web/console/frame/change-outcome.tsx";
import { useChange } from "#web/console/frame/use-change.ts";
import { HeatMark } from "#web/kit/office/heat-mark.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { DeleteCard, StopCard } from "./customer-ends.tsx";
import { ClicksCard, DeliveriesCard } from "./customer-history.tsx";
import { nameOf, STATE_TEXTS, STATE_TONES } from "./customer-words.ts";
import { NoteForm } from "./note-form.tsx";

type Customer = OfficeCustomerInFull;

/** One customer of the office: what they look for, what was sent, what they made of it, and what the office may do for them. */
export function CustomerScreen({ here, customer }: { readonly here: CompanyHere; readonly customer: Customer }) {
  const change = useChange();
  const may = (permission: CompanyHere["permissions"][number]) => here.permissions.includes(permission);
  const { id } = customer;
  const stop = () =>
    change.run("配信を止めました。", () => apiClient().company.post("/recommender/customers/{id}/stop", { path: { id }, body: {} }));
  return (
    <>
      <ChangeOutcome {...change} />
      <Who customer={customer} mayAnswer={may("answer-leads")} />
      <Queries queries={customer.queries} changes={customer.changes} />
      <DeliveriesCard deliveries={customer.deliveries} />
      <ClicksCard clicks={customer.clicks} />
      {may("tend-customers") && <NoteForm key={customer.note} customer={customer} onSaved={() => change.say("メモを保存しました。")} />}
      {may("tend-customers") && customer.state !== "stopped" && <StopCard change={change} onStop={stop} />}
      {may("change-customers") && <DeleteCard customer={customer} />}
      <p>
        <LinkButton to="/console/recommender/customers" tone="secondary">
          お客さまの一覧にもどる
        </LinkButton>
      </p>
    </>
  );
}

function Who({ customer, mayAnswer }: { readonly customer: Customer; readonly mayAnswer: boolean }) {
  const { state, heat } = customer;
  return (
    <Card title={nameOf(customer)} aside={<Badge tone={STATE_TONES[state]}>{CUSTOMER_STATE_WORDS[state]}</Badge>}>
      <p className="mb-3 text-14">{STATE_TEXTS[state]}</p>
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-14">
        <dt className="text-sub">関心</dt>
        <dd>
          <HeatMark heat={heat} />
        </dd>
        {factsOf(customer).map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-sub">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
      {mayAnswer && (
        <p className="mt-4">
          <LinkButton to="/console/recommender/leads" search={{ customer: customer.id }}>
            反応を見る・返事をする
          </LinkButton>
        </p>
      )}
    </Card>
  );
}

function factsOf({ email, origin, createdAt, proof, consentedAt }: Customer): readonly (readonly [string, string])[] {
  return [
    ["メール", email ?? "登録がありません"],
    ["登録", `${formatDate(new Date(createdAt))}（${ORIGIN_WORDS[origin]}）`],
    ...(proof === null ? [] : [["いただいた同意", `${formatDay(proof.on)}（${PROOF_WAY_WORDS[proof.way]}）`] as const]),
    ["本人の確認", consentedAt === null ? "まだです" : formatDate(new Date(consentedAt))],
  ];
}

const QUERY_STATES = { waiting: "確認待ち", active: "配信中", paused: "休止中" } as const;

function Queries({ queries, changes }: Pick<Customer, "queries" | "changes">) {
  return (
    <Card title="探している条件">
      {queries.length === 0 && <p className="text-14 text-sub">まだ登録されていません。</p>}
      <ul>
        {queries.map(({ id, state, words, updatedAt }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-line border-t py-2 text-14 first:border-t-0">
            <span className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">{words}</span>
            <span className="text-13 text-sub">
              {QUERY_STATES[state]}・{formatDate(new Date(updatedAt))}
            </span>
          </li>
        ))}
      </ul>
      {changes.length > 0 && <Changes changes={changes} />}
    </Card>
  );
}

/** What the customer changed, so that nobody answers by a condition of before. */
function Changes({ changes }: Pick<Customer, "changes">) {
  return (
    <section aria-label="条件の変更" className="mt-4 border-line border-t pt-3">
      <h3 className="text-14">条件の変更</h3>
      <ul>
        {changes.map(({ queryId, before, after, at }) => (
          <li key={`${queryId}${at}`} className="py-2 text-14 [overflow-wrap:anywhere]">
            <span className="text-13 text-sub">{formatDate(new Date(at))}にお客さまが変更</span>
            <dl className="mt-1 grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 gap-y-0.5">
              <dt className="text-13 text-sub">変更前</dt>
              <dd className="text-sub">{before}</dd>
              <dt className="text-13 text-sub">変更後</dt>
              <dd>{after}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
