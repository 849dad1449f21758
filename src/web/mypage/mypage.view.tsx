import { Link } from "@tanstack/react-router";
import { monthOf } from "#kernel/calendar/month.ts";
import { Avatar, type AvatarPicture } from "#web/kit/mark/avatar.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { AssetsSection } from "#web/mypage/assets/cards/assets-section.tsx";
import { assetSteps } from "./asset-steps.ts";
import type { MyPageData } from "./find-mypage.ts";
import { GuideCard } from "./guide-card.tsx";
import { HomesCard } from "./homes-card.tsx";
import { isNew, listedSteps, openGuide } from "./next-steps.ts";
import { NextStepsCard } from "./next-steps-card.tsx";
import { OffersCard } from "./offers-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { QueriesCard } from "./queries-card.tsx";
import { EstimatesCard, SearchesCard } from "./recent-cards.tsx";
import { RecommendationsCard } from "./recommendations-card.tsx";

export type MyPageViewProps = {
  readonly data: MyPageData;
  readonly avatar: AvatarPicture | null;
};

/** マイページ: the homes that a member owns, what is left to do, and what was looked up. Every card fails by itself. */
export function MyPageView({ data, avatar }: MyPageViewProps) {
  const { overview, assets } = data;
  const homes = assets?.items.length ?? 0;
  return (
    <div className="measure-content py-6 sm:py-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Greeting name={overview?.greetingName ?? null} avatar={avatar} />
        <LinkButton to="/mypage/add" tone="secondary" size="bar" className="min-h-11">
          物件を追加
        </LinkButton>
      </div>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5 lg:row-span-2">
          {overview && isNew(overview, homes) && <GuideCard open={openGuide(overview, homes)} />}
          {assets ? <AssetsSection assets={assets} /> : <FailedCard {...ASSETS_FAILED} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Todos overview={overview} assets={assets} />
          <Underway {...data} />
        </div>
        <LookedUp {...data} />
        <Account profile={data.profile} />
      </div>
    </div>
  );
}

function Todos({ overview, assets }: Pick<MyPageData, "overview" | "assets">) {
  if (!overview) return <FailedCard title="やること" why="やることを読み込めませんでした。" />;
  const homes = assets?.items.length ?? 0;
  const todos = listedSteps(overview, homes);
  const ofHomes = assetSteps(assets?.items.map(({ asset }) => asset) ?? [], monthOf(new Date()));
  return (!isNew(overview, homes) || todos.length + ofHomes.length > 0) && <NextStepsCard todos={todos} ofHomes={ofHomes} />;
}

/** What others answer to: offers, and what is looked for. */
function Underway({ queries, offers }: MyPageData) {
  return (
    <>
      {offers ? <OffersCard offers={offers} /> : <FailedCard {...OFFERS_FAILED} />}
      {queries ? <QueriesCard queries={queries} /> : <FailedCard {...QUERIES_FAILED} />}
    </>
  );
}

/** What was recommended, kept and looked at: beneath the homes, however many they are. */
function LookedUp({ overview, homes }: MyPageData) {
  return (
    <div className="flex min-w-0 flex-col gap-5 lg:row-span-2 lg:row-start-3">
      <RecommendationsCard />
      {homes ? <HomesCard homes={homes} /> : <FailedCard {...HOMES_FAILED} />}
      {overview ? (
        <>
          <EstimatesCard estimates={overview.estimates} />
          <SearchesCard searches={overview.searches} />
        </>
      ) : (
        FAILED.map(({ title, why }) => <FailedCard key={title} title={title} why={why} />)
      )}
    </div>
  );
}

function Account({ profile }: Pick<MyPageData, "profile">) {
  return (
    <div className="flex min-w-0 flex-col gap-5 lg:col-start-2 lg:row-span-3 lg:row-start-2">
      {profile ? (
        <ProfileCard completeness={profile.completeness} />
      ) : (
        <FailedCard title="プロフィール" why="プロフィールを読み込めませんでした。" />
      )}
      <Card title="登録の内容">
        <ul className="flex flex-col text-14">
          {WAYS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="text-link inline-flex min-h-11 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

const ASSETS_FAILED = {
  title: "登録した物件",
  why: "登録した物件を読み込めませんでした。登録されている内容はそのままです。",
} as const;

const HOMES_FAILED = {
  title: "保存した建物・場所",
  why: "保存した建物・場所を読み込めませんでした。保存されている内容はそのままです。",
} as const;

const OFFERS_FAILED = {
  title: "ダイレクトオファー",
  why: "オファーを読み込めませんでした。届いているオファーと期限はそのままです。",
} as const;

const QUERIES_FAILED = {
  title: "保存した条件",
  why: "保存した条件を読み込めませんでした。保存されている内容はそのままです。",
} as const;

const FAILED = [
  { title: "最近見た推定結果", why: "推定結果を読み込めませんでした。保存されている内容はそのままです。" },
  { title: "最近調べた場所", why: "調べた場所を読み込めませんでした。保存されている内容はそのままです。" },
] as const;

const WAYS = [
  { to: "/queries", label: "保存した条件" },
  { to: "/offer", label: "ダイレクトオファー" },
  { to: "/favorites", label: "お気に入り" },
  { to: "/profile", label: "プロフィール" },
  { to: "/mypage/notices", label: "お知らせ" },
  { to: "/settings/notification", label: "通知設定" },
  { to: "/settings/account", label: "アカウント設定" },
] as const;

function Greeting({ name, avatar }: { name: string | null; avatar: AvatarPicture | null }) {
  return (
    <div className="flex items-center gap-4">
      <Avatar picture={avatar} />
      <div className="min-w-0">
        <p className="text-13 text-sub">マイページ</p>
        <h1 className="text-28">
          {name !== null && `${name}さん、`}
          <span className="inline-block">こんにちは</span>
        </h1>
      </div>
    </div>
  );
}

function FailedCard({ title, why }: { title: string; why: string }) {
  return (
    <Card title={title}>
      <LoadFailed title="読み込みに失敗しました">{why}</LoadFailed>
    </Card>
  );
}
