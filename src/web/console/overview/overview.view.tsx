import { Link } from "@tanstack/react-router";
import type { CompanyFeedRun, CompanyHere, CompanyInquiriesResponse, CompanyOverviewResponse } from "#api/client/client.ts";
import { ROLE_WORDS } from "#domain/companies/roles.ts";
import { LISTING_FAULT_WORDS } from "#domain/listings/advertising/listing-fault-words.ts";
import { FILTER_WORDS } from "#web/console/listings/listing-words.ts";
import { RunsCard } from "#web/console/uploads/runs-card.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";

type OverviewData = {
  /** Null: not this member's to read, or it could not be read. */
  readonly overview: CompanyOverviewResponse | null;
  readonly inquiries: CompanyInquiriesResponse["counts"] | null;
  /** The newest files. */
  readonly runs: readonly CompanyFeedRun[] | null;
};

type OverviewProps = { readonly here: CompanyHere; readonly data: OverviewData };

/** What asks for something to be done, and the ways on. */
export function OverviewView({ here, data: { overview, inquiries, runs } }: OverviewProps) {
  if (here.company.state === "applied" || here.company.state === "rejected") return <BeforeApproval here={here} />;
  if (!here.permissions.includes("read-listings")) return <NothingToRead here={here} />;
  if (overview === null) return <LoadFailed title="読み込みに失敗しました">物件の件数を読み込めませんでした。</LoadFailed>;
  return (
    <>
      <Numbers counts={overview.counts} />
      {inquiries !== null && <Waiting count={inquiries.waiting} />}
      {overview.counts.all === 0 ? <FirstSteps /> : <Faults faults={overview.faults} />}
      {runs !== null && runs.length > 0 && <RunsCard title="最近の取り込み" runs={runs} />}
    </>
  );
}

const SHOWN = ["shown", "faulty", "due", "reported"] as const;

function Numbers({ counts }: Pick<CompanyOverviewResponse, "counts">) {
  return (
    <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      {SHOWN.map((filter) => (
        <li key={filter} className="relative flex flex-col rounded-card border border-line bg-card p-4 hover:border-brand">
          <Link
            to="/console/listings"
            search={{ filter }}
            className="text-13 text-brand underline underline-offset-4 after:absolute after:inset-0"
          >
            {FILTER_WORDS[filter]}
          </Link>
          <p className="mt-auto whitespace-nowrap pt-1 font-bold text-28 tabular-nums">
            {counts[filter].toLocaleString("ja-JP")}
            <span className="ml-1 font-normal text-14">件</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Waiting({ count }: { readonly count: number }) {
  return (
    <Card title="お問い合わせ">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-14">
          {count === 0 ? "返信を待っているお問い合わせはありません。" : `${count.toLocaleString("ja-JP")}件が返信を待っています。`}
        </p>
        <LinkButton to="/console/inquiries" search={count === 0 ? {} : { filter: "waiting" }} tone="secondary" size="bar">
          お問い合わせを開く
        </LinkButton>
      </div>
    </Card>
  );
}

function Faults({ faults }: Pick<CompanyOverviewResponse, "faults">) {
  return (
    <Card title="直すところ" lead="広告に必要な項目がそろうまで、物件は表示されません。">
      {faults.length === 0 && <p className="text-14">いまはありません。</p>}
      <ul>
        {faults.map(({ fault, count }) => (
          <li
            key={fault}
            className="-mx-4 relative flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-line border-t px-4 py-3 first:border-t-0 hover:bg-brand-tint sm:-mx-6 sm:px-6"
          >
            <div className="min-w-0 flex-1 basis-60">
              <Link
                to="/console/listings"
                search={{ fault }}
                className="font-bold text-14 text-brand underline underline-offset-4 after:absolute after:inset-0"
              >
                {LISTING_FAULT_WORDS[fault].fault}
              </Link>
              <p className="text-13 text-sub">{LISTING_FAULT_WORDS[fault].remedy}</p>
            </div>
            <span className="amount whitespace-nowrap text-16">{count.toLocaleString("ja-JP")}件</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function FirstSteps() {
  return (
    <Card title="物件を取り込む" lead="まだ物件がありません。">
      <p className="mb-4 text-14">CSVかJSONのファイルで取り込みます。先に、何が変わるかを確かめられます。</p>
      <LinkButton to="/console/uploads">取り込みを開く</LinkButton>
    </Card>
  );
}

function NothingToRead({ here: { me } }: Pick<OverviewProps, "here">) {
  return (
    <Card title="物件とお問い合わせは表示されません" lead={`あなたの役割：${ROLE_WORDS[me.role].name}`}>
      <p className="mb-4 text-14">物件やお問い合わせを扱うときは、会社の管理者に、役割の変更を頼んでください。</p>
      <LinkButton to="/console/staff" tone="secondary">
        スタッフを見る
      </LinkButton>
    </Card>
  );
}

function BeforeApproval({ here }: Pick<OverviewProps, "here">) {
  return (
    <Card title="お申し込みの内容">
      <p className="mb-4 text-14">承認されると、物件の取り込み、スタッフの招待、連携キーの発行ができるようになります。</p>
      <LinkButton to="/console/company" tone="secondary">
        {here.company.state === "applied" ? "内容を見る・直す" : "内容を直す"}
      </LinkButton>
    </Card>
  );
}
