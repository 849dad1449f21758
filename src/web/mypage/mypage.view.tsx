import { Link } from "@tanstack/react-router";
import { Avatar, type AvatarPicture } from "#web/kit/ui/avatar.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import type { MyPageData } from "./find-mypage.ts";
import { GuideCard } from "./guide-card.tsx";
import { HomesCard } from "./homes-card.tsx";
import { isNew, listedSteps } from "./next-steps.ts";
import { NextStepsCard } from "./next-steps-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { QueriesCard } from "./queries-card.tsx";
import { EstimatesCard, SearchesCard } from "./recent-cards.tsx";
import { RecommendationsCard } from "./recommendations-card.tsx";

export type MyPageViewProps = {
  readonly data: MyPageData;
  readonly avatar: AvatarPicture | null;
};

/** マイページ: what a member has looked up, and what is left to do. Every card fails by itself. */
export function MyPageView({ data: { overview, profile, homes, queries }, avatar }: MyPageViewProps) {
  return (
    <div className="measure-content py-6 sm:py-8">
      <Greeting name={overview?.greetingName ?? null} avatar={avatar} />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          {overview ? (
            <>
              {isNew(overview) && <GuideCard todos={overview.todos} />}
              {(!isNew(overview) || listedSteps(overview).length > 0) && <NextStepsCard todos={listedSteps(overview)} />}
              {queries ? <QueriesCard queries={queries} /> : <FailedCard {...QUERIES_FAILED} />}
              <RecommendationsCard />
              {homes ? <HomesCard homes={homes} /> : <FailedCard {...HOMES_FAILED} />}
              <EstimatesCard estimates={overview.estimates} />
              <SearchesCard searches={overview.searches} />
            </>
          ) : (
            FAILED.map(({ title, why }) => <FailedCard key={title} title={title} why={why} />)
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
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
      </div>
    </div>
  );
}

const HOMES_FAILED = {
  title: "保存した建物・場所",
  why: "保存した建物・場所を読み込めませんでした。保存されている内容はそのままです。",
} as const;

const QUERIES_FAILED = {
  title: "保存した条件",
  why: "保存した条件を読み込めませんでした。保存されている内容はそのままです。",
} as const;

const FAILED = [
  { title: "やること", why: "やることを読み込めませんでした。" },
  { title: "最近見た推定結果", why: "推定結果を読み込めませんでした。保存されている内容はそのままです。" },
  { title: "最近調べた場所", why: "調べた場所を読み込めませんでした。保存されている内容はそのままです。" },
] as const;

const WAYS = [
  { to: "/queries", label: "保存した条件" },
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
