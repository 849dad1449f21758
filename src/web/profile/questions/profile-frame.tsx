import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "#web/kit/link/breadcrumbs.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { itemAfter, PAGE_PATHS, type ProfileItem } from "./items.ts";

export const PROFILE = "/profile";
export const EDIT = "/profile/edit";
export const EDIT_TITLE = "プロフィール編集";

const MYPAGE_CRUMB: Crumb = { label: "マイページ", to: "/mypage" };
const PROFILE_CRUMB: Crumb = { label: "プロフィール", to: PROFILE };
/** Above the page of one question. */
export const ABOVE_QUESTION: readonly Crumb[] = [PROFILE_CRUMB, { label: EDIT_TITLE, to: EDIT }];
export const ABOVE_EDIT: readonly Crumb[] = [PROFILE_CRUMB];

type FrameProps = {
  /** The page's own name in the way to it. */
  readonly crumb: string;
  readonly above?: readonly Crumb[];
  readonly heading?: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** One screen of the profile. */
export function ProfileFrame({ crumb, above = [], heading = crumb, lead, children }: FrameProps) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[MYPAGE_CRUMB, ...above, { label: crumb }]} />
      <h1 className="mt-1 text-28">{heading}</h1>
      {lead && <div className="mt-1 text-pretty text-14 text-sub">{lead}</div>}
      <div className="mt-5 flex flex-col gap-5">{children}</div>
    </div>
  );
}

/** In place of the answers where they could not be read: a form that starts empty would overwrite them. */
export function ProfileFailed() {
  return <LoadFailed title="読み込みに失敗しました">プロフィールを読み込めませんでした。保存されている回答はそのままです。</LoadFailed>;
}

/** もどる at the left, the next question at the right. */
export function StepLinks({ page }: { page: ProfileItem["page"] }) {
  const next = itemAfter(page);
  return (
    <nav aria-label="質問の移動" className="flex flex-wrap items-center justify-between gap-3">
      <LinkButton to={EDIT} tone="secondary">
        もどる
      </LinkButton>
      {next === null ? (
        <LinkButton to={PROFILE}>プロフィールを見る</LinkButton>
      ) : (
        <LinkButton to={PAGE_PATHS[next.page]}>次へ：{next.title}</LinkButton>
      )}
    </nav>
  );
}

/** Answers are kept by script as soon as they are given. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="rounded-control border-warn border-l-4 bg-warn-tint px-4 py-3 text-14">
        回答を保存するには、ブラウザーの設定でJavaScriptを有効にしてください。
      </p>
    </noscript>
  );
}
