import type { CompanyHere, CompanyRecommenderOverview } from "#api/client/client.ts";
import { NoOffice } from "#web/console/recommender/no-office.tsx";
import { HeatMark } from "#web/kit/office/heat-mark.tsx";
import { HEATS } from "#web/kit/office/heat-words.ts";
import { Badge, type BadgeTone } from "#web/kit/ui/badge.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { checksOf } from "./checks.ts";

type Overview = CompanyRecommenderOverview;
type Office = NonNullable<Overview["office"]>;
type Counts = NonNullable<Overview["customers"]>;

/** What the recommender of the company is doing: its customers, what waits, and how it is set up. */
export function OfficeView({
  here,
  overview: { office, customers, waitingApprovals, openLeads },
}: {
  readonly here: CompanyHere;
  readonly overview: Overview;
}) {
  if (office === null || customers === null) return <NoOffice isOwner={here.me.role === "owner"} />;
  return (
    <>
      <StateOf office={office} />
      <Customers customers={customers} hotDays={office.hotDays} />
      <Approvals office={office} waiting={waitingApprovals} />
      <Leads open={openLeads} />
      <SetUp office={office} />
    </>
  );
}

const STATES: Readonly<Record<Office["state"], { readonly word: string; readonly tone: BadgeTone; readonly text: string | null }>> = {
  setup: { word: "設定中", tone: "warn", text: "設定が済むと、運営がお客さまの登録ページを公開します。公開は、メールでお知らせします。" },
  live: { word: "利用中", tone: "good", text: null },
  suspended: {
    word: "停止中",
    tone: "accent",
    text: "停止のあいだ、登録ページは表示されず、お客さまへの配信も止まります。登録の内容は残っています。",
  },
};

function StateOf({ office }: { readonly office: Office }) {
  const { word, tone, text } = STATES[office.state];
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-14">
        <span className="wrap-anywhere font-bold">{office.name}</span>
        <Badge tone={tone}>{word}</Badge>
        {office.isSample && <Badge tone="warn">サンプル</Badge>}
        {office.state === "live" && (
          <a href={`/recommender/service?t=${office.key}`} className="text-link inline-flex min-h-11 items-center">
            お客さまの登録ページを見る
          </a>
        )}
      </p>
      {text !== null && (
        <Notice tone="warn" title={word}>
          {text}
        </Notice>
      )}
    </>
  );
}

const people = (count: number) => `${count.toLocaleString("ja-JP")}人`;

function Customers({ customers, hotDays }: { readonly customers: Counts; readonly hotDays: number }) {
  const all = (
    <LinkButton to="/console/recommender/customers" tone="secondary" size="bar">
      お客さまの一覧を見る
    </LinkButton>
  );
  return (
    <Card
      title="お客さま"
      aside={all}
      lead={`配信中 ${people(customers.active)}・確認待ち ${people(customers.waiting)}・停止 ${people(customers.stopped)}`}
    >
      {customers.all === 0 ? (
        <p className="text-14">まだいません。登録ページから登録があると、ここに並びます。</p>
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
            {HEATS.map((heat) => (
              <div key={heat}>
                <dt>
                  <HeatMark heat={heat} />
                </dt>
                <dd className="whitespace-nowrap font-bold text-22 tabular-nums">{people(customers[heat])}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-13 text-sub">
            配信中のお客さまの関心の高さです。この{hotDays}日間に見た回数と時間、いいね、問い合わせから、1時間ごとに計算します。
          </p>
        </>
      )}
    </Card>
  );
}

function Approvals({ office, waiting }: { readonly office: Office; readonly waiting: number }) {
  const open = (
    <LinkButton to="/console/recommender/approvals" tone={waiting > 0 ? "primary" : "secondary"} size="bar">
      承認を開く
    </LinkButton>
  );
  return (
    <Card title="配信前の確認" aside={open}>
      <p className="text-14">
        {office.approval === "auto" && waiting === 0
          ? "確認せずに配信する設定です。"
          : waiting === 0
            ? "確認を待っている配信はありません。"
            : `${waiting.toLocaleString("ja-JP")}件の配信が、確認を待っています。24時間のうちに確認しないと、送らずに終わります。`}
      </p>
    </Card>
  );
}

function Leads({ open }: { readonly open: number }) {
  return (
    <Card
      title="お客さまの反応"
      aside={
        <LinkButton to="/console/recommender/leads" tone={open > 0 ? "primary" : "secondary"} size="bar">
          反応を開く
        </LinkButton>
      }
    >
      <p className="text-14">
        {open === 0 ? "対応を待っている反応はありません。" : `${people(open)}の質問・見学の希望・いいねに、まだ対応していません。`}
      </p>
    </Card>
  );
}

function SetUp({ office }: { readonly office: Office }) {
  return (
    <Card
      title="設定の状態"
      aside={
        <LinkButton to="/console/recommender/settings" tone="secondary" size="bar">
          設定を開く
        </LinkButton>
      }
    >
      <ul className="text-14">
        {checksOf(office).map(({ what, state, text }) => (
          <li key={what} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-line border-b py-2 last:border-b-0">
            <span className="w-40 shrink-0 font-bold">{what}</span>
            <Badge tone={state === "ok" ? "good" : "warn"}>{state === "ok" ? "できています" : "まだです"}</Badge>
            <span className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
