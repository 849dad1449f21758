import { Link } from "@tanstack/react-router";
import { CHANNEL_OPTIONS } from "#domain/queries/catalogue/start-options.ts";
import type { Channel, QueryAnswers } from "#domain/queries/core/types.ts";
import type { QueryDraft } from "#domain/queries/draft/types.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { BegunSearchView } from "./begun-search.view.tsx";
import { DraftCard } from "./draft-card.tsx";
import type { BegunSearch } from "./search-begun.ts";
import type { SearchSaving } from "./use-search-saving.ts";
import type { Start } from "./use-start.ts";

export type StartViewProps = {
  readonly start: Start;
  /** A search that is to be saved; null: the form begins with nothing. */
  readonly search: BegunSearch | null;
  readonly onTake: (answers: QueryAnswers) => void;
  readonly saving: SearchSaving;
  readonly onContinue: (draft: QueryDraft, account: QueryDraft | null) => void;
  readonly onBegin: (channel: Channel | null) => void;
};

/** 条件を登録する: what there is to go on with, and what to begin. */
export function StartView({ start, search, saving, onContinue, onBegin, onTake }: StartViewProps) {
  return (
    <div className="measure-form flex min-h-[36rem] flex-col gap-5 py-6 sm:py-8">
      <div>
        <h1 className="text-28">{search ? "条件を保存する" : "条件を登録する"}</h1>
        {search === null && (
          <p className="mt-1 text-14 text-sub">
            場所、条件、あなたのことの順に、1問ずつうかがいます。途中の回答はこの端末に残り、ログインせずに最後まで入力できます。
          </p>
        )}
      </div>
      <noscript>
        <p className="rounded-card border border-line bg-card p-4 text-14">
          条件の登録には、JavaScriptが必要です。ブラウザの設定で有効にしてから、この画面を開きなおしてください。
        </p>
      </noscript>
      {start?.isBegunAnew && (
        <Notice title="はじめから入力してください">入力フォームが新しくなったため、前の下書きを引き継げませんでした。</Notice>
      )}
      {search ? (
        <Search {...{ search, saving, onTake }} hasDraft={start !== null && start.which.kind !== "none"} />
      ) : (
        start && <Ways {...{ start, onContinue, onBegin }} />
      )}
    </div>
  );
}

type SearchProps = Pick<StartViewProps, "saving" | "onTake"> & { readonly search: BegunSearch; readonly hasDraft: boolean };

function Search(props: SearchProps) {
  return (
    <>
      <BegunSearchView {...props} />
      {props.saving.state !== "saved" && (
        <Link to="/queries/input" className="text-link inline-flex min-h-11 items-center self-start text-14">
          検索の条件を使わずに登録する
        </Link>
      )}
    </>
  );
}

type WaysProps = Pick<StartViewProps, "onContinue" | "onBegin"> & { readonly start: NonNullable<Start> };

/** What there is to go on with, and the ways to begin. */
function Ways({ start, onContinue, onBegin }: WaysProps) {
  return (
    <>
      <Drafts which={start.which} onContinue={onContinue} />
      <section className="flex flex-col gap-3">
        <h2 className="text-22">{start.which.kind === "none" ? "どの方法で探しますか" : "新しく登録する"}</h2>
        {start.which.kind !== "none" && <p className="text-13 text-sub">新しくはじめると、いまの下書きは消えます。</p>}
        <Channels onBegin={onBegin} />
        <p className="flex flex-wrap gap-x-6">
          <button
            type="button"
            onClick={() => onBegin(null)}
            className="min-h-11 font-bold text-14 text-brand underline underline-offset-4"
          >
            いくつか組み合わせて探す
          </button>
          <Link to="/queries/input" search={{ mode: "all" }} className="text-link inline-flex min-h-11 items-center font-bold text-14">
            1ページにまとめて入力する
          </Link>
        </p>
      </section>
    </>
  );
}

function Drafts({ which, onContinue }: Pick<StartViewProps, "onContinue"> & { readonly which: NonNullable<Start>["which"] }) {
  if (which.kind === "none") return null;
  if (which.kind === "one")
    return (
      <section className="flex flex-col gap-3">
        <h2 className="text-22">途中まで入力した条件</h2>
        <DraftCard
          draft={which.draft}
          where={which.from === "here" ? "この端末" : which.draft.device}
          action="続きから入力する"
          onChoose={() => onContinue(which.draft, which.from === "account" ? which.draft : null)}
        />
      </section>
    );
  const { here, account } = which;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-22">どちらを続けますか</h2>
      <p className="text-14 text-sub">入力の途中の下書きが2つあります。選ばなかったほうは、次の回答で置き換わります。</p>
      <DraftCard draft={here} where="この端末" action="この端末の下書きを続ける" onChoose={() => onContinue(here, account)} />
      <DraftCard
        draft={account}
        where={account.device || "ほかの端末"}
        action={`${account.device || "ほかの端末"}の下書きを続ける`}
        onChoose={() => onContinue(account, account)}
      />
    </section>
  );
}

function Channels({ onBegin }: Pick<StartViewProps, "onBegin">) {
  return (
    <ul className="flex flex-col gap-3">
      {CHANNEL_OPTIONS.map(({ value, label, note }) => (
        <li key={value} className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4 sm:px-6">
          <div className="min-w-0 max-w-[26rem]">
            <h3 className="text-18">{label}</h3>
            <p className="text-13 text-sub">{note}</p>
          </div>
          <Button tone="secondary" onClick={() => onBegin(value)} aria-label={`${label}を探す条件をはじめる`}>
            はじめる
          </Button>
        </li>
      ))}
    </ul>
  );
}
