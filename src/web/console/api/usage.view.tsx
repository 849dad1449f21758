import { Link } from "@tanstack/react-router";
import type { CompanyApiUsage } from "#api/client/client.ts";
import { SCOPE_NAMES } from "#domain/api-access/invoices/usage-csv.ts";
import { PLANS } from "#domain/api-access/plans.ts";
import { formatMonth } from "#kernel/calendar/month.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import { saveText } from "#web/kit/save/save-text.ts";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { type Column, DataTable } from "#web/kit/ui/data-table.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { calls, planWords, yen } from "./api-words.ts";
import type { ShownUsage } from "./find-usage.ts";
import { NoClient } from "./no-client.tsx";

/** What a client called in a month, what is left of it, and what it costs. */
export function UsageView({ clients, usage }: ShownUsage) {
  if (usage === null) return <NoClient />;
  if (usage === "none") {
    return (
      <NothingYet
        title="この月の利用はありません"
        action={
          <LinkButton to="/console/api/usage" tone="secondary" size="bar">
            今月の利用を見る
          </LinkButton>
        }
      >
        契約の前の月、または、ない契約が選ばれています。
      </NothingYet>
    );
  }
  return (
    <>
      {clients.length > 1 && (
        <Choice label="契約" chosen={usage.client.id} items={clients.map(({ id, name }) => ({ id, name, search: { client: id } }))} />
      )}
      <Choice
        label="月"
        chosen={usage.month}
        items={usage.months.map((month) => ({ id: month, name: formatMonth(month), search: { client: usage.client.id, month } }))}
      />
      <Month usage={usage} />
      <Days usage={usage} />
    </>
  );
}

type ChoiceItem = { readonly id: string; readonly name: string; readonly search: { readonly client: string; readonly month?: string } };

function Choice({ label, chosen, items }: { readonly label: string; readonly chosen: string; readonly items: readonly ChoiceItem[] }) {
  return (
    <nav aria-label={label} className="no-print overflow-x-auto">
      <ul className="flex gap-2">
        {items.map(({ id, name, search }) => (
          <li key={id}>
            <Link
              to="/console/api/usage"
              search={search}
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={id === chosen ? "true" : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-control border border-line bg-card px-3 text-14 hover:border-brand aria-[current=true]:border-brand aria-[current=true]:bg-brand-tint aria-[current=true]:font-bold"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Month({ usage }: { readonly usage: CompanyApiUsage }) {
  const isReady = useIsReady();
  const { mostCalls } = usage;
  const { overCallYen } = PLANS[usage.plan];
  const left = Math.max(0, usage.includedCalls - usage.calls);
  return (
    <Card
      title={`${formatMonth(usage.month)}の利用`}
      lead={planWords(usage.plan)}
      aside={
        <Button
          tone="secondary"
          size="bar"
          disabled={!isReady}
          onClick={() => saveText(usage.csv, `ai-satei-api-${usage.month}.csv`, "text/csv")}
        >
          請求用CSVを保存
        </Button>
      }
    >
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        <Figure name="回数" figure={calls(usage.calls)} more={`月額に含まれる残り ${calls(left)}`} />
        <Figure
          name="こえた回数"
          figure={calls(usage.overCalls)}
          more={overCallYen === null ? "こえると止まります" : `1回${yen(overCallYen)}。${calls(mostCalls)}で止まります`}
        />
        <Figure name="料金の見込み" figure={yen(usage.feeYen)} more="税別" />
        <Figure name="テスト" figure={calls(usage.testCalls)} more="料金はかかりません" />
      </dl>
      {usage.calls > 0 && (
        <p className="mt-4 text-14">
          内訳：
          {usage.scopes
            .filter((each) => each.calls > 0)
            .map((each) => `${SCOPE_NAMES[each.scope]} ${calls(each.calls)}`)
            .join("、")}
        </p>
      )}
    </Card>
  );
}

function Figure({ name, figure, more }: { readonly name: string; readonly figure: string; readonly more: string }) {
  return (
    <div>
      <dt className="text-13 text-sub">{name}</dt>
      <dd className="amount font-bold text-22">{figure}</dd>
      <dd className="text-13 text-sub">{more}</dd>
    </div>
  );
}

type Day = CompanyApiUsage["days"][number];

const COLUMNS: readonly Column<Day>[] = [
  { key: "day", label: "日", isRowHeading: true, cell: ({ day }) => formatDay(day) },
  { key: "calls", label: "回数", isNumber: true, cell: (day) => calls(day.calls) },
  { key: "test", label: "テスト", isNumber: true, cell: (day) => calls(day.testCalls) },
];

function Days({ usage }: { readonly usage: CompanyApiUsage }) {
  return (
    <Card title="日ごと">
      <DataTable
        caption={`${formatMonth(usage.month)}の日ごとの回数`}
        columns={COLUMNS}
        rows={usage.days}
        rowKey={({ day }) => day}
        empty="この月の呼び出しはまだありません。"
      />
    </Card>
  );
}
