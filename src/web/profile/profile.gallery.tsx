import { Avatar } from "#web/kit/mark/avatar.tsx";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { IconFailedView, IconView, type IconViewProps } from "#web/profile/icon/icon.view.tsx";
import { CANNOT_OPEN } from "#web/profile/icon/picture-file.ts";
import { EditView } from "#web/profile/questions/edit.view.tsx";
import { QuestionFailedView, QuestionView, type QuestionViewProps } from "#web/profile/questions/question.view.tsx";
import { AGE, INCOME, PROFESSION } from "#web/profile/questions/questions.ts";
import { ProfileFailedView, ProfileView, type ProfileViewProps } from "./profile.view.tsx";
import { fullProfile, newProfile, partProfile, sampleAnswer, sampleErasing, sampleIcon, sampleWeights } from "./samples.ts";
import { WeightsCard, type WeightsCardProps } from "./weights-card.tsx";

const ignore = () => undefined;
const cat = { kind: "preset", name: "cat" } as const;

function profile(state: ProfileViewProps["state"]) {
  const { icon } = state.profile;
  const actions = { ask: ignore, erase: ignore, withdraw: ignore, restore: ignore };
  return <ProfileView state={state} avatar={icon?.kind === "preset" ? icon : null} isReady actions={actions} />;
}

function weights(state: WeightsCardProps["state"]) {
  return <WeightsCard state={state} isReady actions={{ remove: ignore, restore: ignore }} />;
}

function question(changes: Partial<QuestionViewProps>) {
  const actions = { choose: ignore, agree: ignore, retry: ignore, keepLatest: ignore, overwrite: ignore };
  return <QuestionView question={AGE} state={sampleAnswer()} isReady actions={actions} {...changes} />;
}

function icon(changes: Partial<IconViewProps>) {
  const actions = { choose: ignore, pick: ignore, giveUp: ignore, upload: ignore };
  return <IconView state={sampleIcon()} avatar={cat} isReady canUpload cropper={null} actions={actions} {...changes} />;
}

const cutting = { pickedUrl: "blob:sample", isMarked: true };
const cropper = (
  <div className="flex h-64 items-center justify-center rounded-control bg-ink">
    <Avatar picture={cat} size="large" />
  </div>
);
const failed = "ただいま接続できません。入力した内容は残っています。時間をおいて、もう一度お試しください。";

export const gallery: Gallery = {
  title: "プロフィール",
  cases: [
    { name: "プロフィール：すべて回答済み", element: profile(sampleErasing()) },
    { name: "プロフィール：一部だけ回答", element: profile(sampleErasing({ profile: partProfile })) },
    { name: "プロフィール：未回答", element: profile(sampleErasing({ profile: newProfile })) },
    {
      name: "プロフィール：削除した直後",
      element: profile(sampleErasing({ profile: newProfile, done: "erased", erased: { answers: {}, picture: null } })),
    },
    { name: "プロフィール：ほかの画面で変更", element: profile(sampleErasing({ done: "reloaded" })) },
    { name: "プロフィール：元に戻せない", element: profile(sampleErasing({ profile: newProfile, failure: failed })) },
    { name: "プロフィール：取得失敗", element: <ProfileFailedView /> },
    { name: "重み：保存あり", element: weights(sampleWeights()) },
    { name: "重み：保存なし", element: weights(sampleWeights({ kept: null })) },
    { name: "重み：削除した直後", element: weights(sampleWeights({ kept: null, removed: "50-20-25-10-8-12" })) },
    { name: "重み：削除できない", element: weights(sampleWeights({ failure: failed })) },
    { name: "重み：取得失敗", element: weights(null) },
    { name: "編集：一部だけ回答", element: <EditView profile={partProfile} avatar={cat} /> },
    { name: "編集：取得失敗", element: <EditView profile={null} avatar={null} /> },
    { name: "質問：回答済み", element: question({}) },
    {
      name: "質問：はじめて",
      element: question({ question: INCOME, state: sampleAnswer({ profile: newProfile, chosen: null }) }),
    },
    {
      name: "質問：同意を待っている",
      element: question({
        question: PROFESSION,
        state: sampleAnswer({ profile: newProfile, chosen: "employee", progress: { kind: "unagreed" } }),
      }),
    },
    { name: "質問：保存しました", element: question({ state: sampleAnswer({ progress: { kind: "saved" } }) }) },
    {
      name: "質問：ほかの画面で変更",
      element: question({ state: sampleAnswer({ chosen: "50s", progress: { kind: "conflict", latest: partProfile } }) }),
    },
    { name: "質問：保存できない", element: question({ state: sampleAnswer({ progress: { kind: "failed", why: failed } }) }) },
    { name: "質問：取得失敗", element: <QuestionFailedView question={AGE} /> },
    { name: "アイコン：イラスト", element: icon({ state: sampleIcon({ outcome: "saved" }) }) },
    { name: "アイコン：画像を切り取る", element: icon({ state: sampleIcon(cutting), cropper }) },
    { name: "アイコン：画像を送っている", element: icon({ state: sampleIcon({ ...cutting, step: "sending" }), cropper }) },
    { name: "アイコン：送れない", element: icon({ state: sampleIcon({ ...cutting, failure: failed }), cropper }) },
    { name: "アイコン：開けない画像", element: icon({ state: sampleIcon({ fault: CANNOT_OPEN }) }) },
    { name: "アイコン：ほかの画面で変更", element: icon({ state: sampleIcon({ profile: fullProfile, outcome: "conflict" }) }) },
    { name: "アイコン：取得失敗", element: <IconFailedView /> },
  ],
};
