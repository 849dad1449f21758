import type { ReactNode } from "react";
import type { FoundHome } from "#api/client/client.ts";
import { USUAL_LOAN_WORDS } from "#domain/finance/monthly-cost.ts";
import { currentText, FIELD_RECIPIENTS } from "#domain/members/purposes.ts";
import type { Channel } from "#domain/queries/core/types.ts";
import { StepFrame, type StepFrameProps } from "#web/kit/flow/step-frame.tsx";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import { EstimateWords, HomeList } from "#web/kit/home/home-list.tsx";
import { SiteLink } from "#web/kit/link/site-link.tsx";
import { Button, buttonClass, LinkButton } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { keepableRow } from "#web/session/favorites/keepable-row.tsx";

/** Homes that fulfil one way of searching today. */
export type TodaysMatches = {
  readonly channel: Channel;
  readonly state: "waiting" | "ready" | "failed";
  readonly total: number;
  readonly homes: readonly FoundHome[];
  /** Where all of them are listed. */
  readonly search: Readonly<Record<string, string>>;
};

export type Saving = {
  /** `full`: there are as many conditions as there may be. */
  readonly state: "open" | "busy" | "saved" | "failed" | "full";
  readonly failure: string | null;
  readonly onSave: () => void;
  /** Of what was told of oneself; null: nothing was, or nobody is signed in. */
  readonly about: { readonly isTicked: boolean; readonly onTick: (isTicked: boolean) => void } | null;
};

type CompleteViewProps = {
  readonly frame: Pick<StepFrameProps, "step" | "isMoved" | "parts" | "savedNote" | "sentence">;
  /** What happened to the draft, if anything did. */
  readonly notice?: ReactNode;
  readonly words: string;
  readonly onBack: (() => void) | null;
  readonly matches: readonly TodaysMatches[];
  /** It asks for offers. */
  readonly isOffer: boolean;
  /** Once it is saved: how it is sent to owners; null: it asks for no offers. */
  readonly send: ReactNode;
  readonly saving: Saving;
  readonly isMember: boolean;
  readonly today: string;
};

const HEADS: Readonly<Record<Channel, string>> = {
  normal: "いま条件に合う物件",
  kyugake: "いま条件に合う九掛け物件",
  offer: "いま売り出されている、条件の近い物件",
};

/** The end of the form: what is saved, what it finds today, and what comes next. */
export function CompleteView({ frame, notice, words, onBack, matches, isOffer, send, saving, isMember, today }: CompleteViewProps) {
  const isSaved = saving.state === "saved";
  return (
    <StepFrame
      {...frame}
      sentence=""
      ask={isSaved ? "条件を保存しました" : "この条件を保存します"}
      hint={isSaved ? undefined : "保存すると、合う物件をマイページからいつでも確かめられます。"}
      count={null}
      onBack={isSaved ? null : onBack}
      next={null}
      onSkip={null}
    >
      {!isSaved && notice}
      <p className="font-bold text-16 [word-break:auto-phrase]">{words}</p>
      <SaveLine {...{ saving, isMember }} />
      {isSaved ? send : isOffer && <SentLater />}
      {matches.map((found) => (
        <Matches key={found.channel} found={found} today={today} />
      ))}
      {matches.some(({ homes }) => homes.some(({ estimate }) => estimate)) && <EstimateWords loan={USUAL_LOAN_WORDS} />}
    </StepFrame>
  );
}

const PROFILE = currentText("profile-matching");
const SAVED = { label: "保存した条件を見る", to: "/queries" };

function SaveLine({ saving: { state, failure, onSave, about }, isMember }: Pick<CompleteViewProps, "saving" | "isMember">) {
  if (state === "saved")
    return (
      <Notice tone="good" title="保存しました">
        <p>条件の変更や停止は「保存した条件」からできます。</p>
        {failure && <p>{failure}</p>}
        <p className="mt-2 flex flex-wrap gap-2">
          <SiteLink item={SAVED} className={buttonClass({ size: "bar", tone: "secondary" })} />
        </p>
      </Notice>
    );
  return (
    <div className="flex flex-col items-start gap-2">
      {about && (
        <TickBox name="save-about" isTicked={about.isTicked} onTick={about.onTick}>
          年代などの回答をプロフィールにも保存する。{PROFILE.body}
          <span className="block text-13 text-sub">選ばない場合、年代・性別・世帯年収・職業の回答は保存されません。{FIELD_RECIPIENTS}</span>
        </TickBox>
      )}
      <Button onClick={onSave} isBusy={state === "busy"}>
        {isMember ? "この条件を保存する" : "ログインして保存する"}
      </Button>
      <p role="status" className="text-14 text-accent empty:hidden">
        {failure && `＊${failure}`}
      </p>
      {state === "full" && <SiteLink item={SAVED} className="inline-flex min-h-11 items-center text-link" />}
      {!isMember && (
        <p className="text-13 text-sub">会員登録もこの先でできます。ここまでの入力はこの端末に残り、ログインしたあとに続けられます。</p>
      )}
    </div>
  );
}

/** Saving alone sends nothing: whom it reaches is told where it is sent, by one count. */
function SentLater() {
  return (
    <Notice title="オファーは、保存のあとに確かめてから送れます">
      保存しただけでは、オファーは送られません。オファーを受け付けているオーナーが1つの建物や町に5人以上いればおよその人数、提示する価格、送るときを、保存のあとに示します。少ないときは30日のあいだ見守り、受け付けを始めたオーナーに送れます。
    </Notice>
  );
}

function Matches({ found: { channel, state, total, homes, search }, today }: { found: TodaysMatches; today: string }) {
  return (
    <section className="border-line border-t pt-4">
      <h2 className="text-18">
        {HEADS[channel]}
        {state === "ready" && <span className="amount ml-2">{total.toLocaleString("ja-JP")}件</span>}
      </h2>
      {state === "waiting" && <p className="text-14 text-sub">読み込んでいます</p>}
      {state === "failed" && <p className="text-14">合う物件を読み込めませんでした。条件はこのまま保存できます。</p>}
      {state === "ready" && total === 0 && (
        <p className="text-14">いまは条件に合う物件がありません。条件をゆるめると見つかることがあります。</p>
      )}
      {homes.length > 0 && (
        <>
          <HomeList homes={homes} today={today} label={HEADS[channel]} rowOf={keepableRow} />
          <LinkButton size="bar" tone="secondary" to="/search" search={search} className="mt-3 min-h-11">
            すべて見る
          </LinkButton>
        </>
      )}
    </section>
  );
}
