import { useState } from "react";
import { apiClient } from "#api/client/client.ts";
import type { LineState } from "#domain/notifications/settings/types.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button, buttonClass } from "#web/kit/ui/button.tsx";
import { ErrorText } from "#web/kit/ui/field-label.tsx";
import { isProblem, problemText } from "#web/session/errors/problem-failure.ts";

const STATES: Readonly<Record<LineState, { readonly word: string; readonly line: string }>> = {
  not_linked: { word: "未連携", line: "LINEと連携していないため、LINEでの受け取りは選べません。" },
  linked: { word: "連携済み", line: "選んだお知らせを、LINEでも受け取れます。" },
  blocked: { word: "ブロック中", line: "LINEでブロックされているため、届きません。ブロックを解除すると、また届きます。" },
  unlinked: { word: "連携解除済み", line: "LINEとの連携を解除しているため、LINEでの受け取りは選べません。" },
};

export type LineLinkProps = {
  readonly state: LineState;
  /** Where people add our account as a friend; null: there is none, or it could not be asked for. */
  readonly friendUrl: string | null;
  readonly isReady: boolean;
  readonly onUnlinked: () => void;
};

/** How things stand with LINE, and the way into and out of it. */
export function LineLink({ state, friendUrl, isReady, onUnlinked }: LineLinkProps) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, run } = useAction(wordsOf);
  const { word, line } = STATES[state];
  const isTied = state === "linked" || state === "blocked";
  const unlink = async () => {
    const answer = await apiClient().mypage.delete("/line");
    if (!answer.ok) throw answer.problem;
    setAsking(false);
    onUnlinked();
  };
  return (
    <div className="flex flex-col items-start gap-2 border-line border-t pt-3 text-14">
      <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-bold">LINE</span>
        <Badge tone={state === "linked" ? "good" : "quiet"}>{word}</Badge>
        <p className="min-w-0 flex-1 basis-60 text-sub">{line}</p>
      </div>
      {!isTied && friendUrl !== null && <WayIn friendUrl={friendUrl} isBack={state === "unlinked"} />}
      {isTied && (
        <div className="flex flex-wrap gap-2">
          {isAsking ? (
            <>
              <Button tone="secondary" size="bar" isBusy={isBusy} onClick={() => void run(unlink)}>
                連携を解除する
              </Button>
              <Button tone="plain" size="bar" onClick={() => setAsking(false)}>
                やめる
              </Button>
            </>
          ) : (
            <Button tone="plain" size="bar" disabled={!isReady} onClick={() => setAsking(true)}>
              LINEとの連携を解除する…
            </Button>
          )}
        </div>
      )}
      {failure !== null && <ErrorText id="line-error">{failure}</ErrorText>}
    </div>
  );
}

/** Whoever was linked before has the chat already: a word in it brings the button. */
function WayIn({ friendUrl, isBack }: { readonly friendUrl: string; readonly isBack: boolean }) {
  return (
    <>
      <p>
        {isBack
          ? "トークで「連携」と送ると、「連携する」ボタンが届きます。いつでも元に戻せます。"
          : "友だちに追加すると、トークに「連携する」ボタンが届きます。そこから連携できます。"}
      </p>
      <a href={friendUrl} className={buttonClass({ tone: "secondary", size: "bar" })}>
        {isBack ? "LINEのトークを開く" : "LINEで友だちに追加する"}
      </a>
    </>
  );
}

function wordsOf(error: unknown): string {
  if (!isProblem(error)) throw error;
  return problemText(error, navigator.onLine);
}
