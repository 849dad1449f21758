import { useState } from "react";
import type { ActionState } from "#web/kit/form/use-action.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import type { SessionEntry } from "#web/session/pool/types.ts";
import { useFocusOnOutcome } from "#web/settings/frame/use-focus-on-outcome.ts";
import type { FetchState } from "#web/settings/load/fetch-state.ts";
import type { Loaded } from "#web/settings/load/latest-load.ts";
import { Section } from "#web/settings/load/section-states.tsx";
import { SessionRow } from "./session-row.tsx";
import { sessionLines, sessionTitle, thisFirst } from "./session-words.ts";

export type SessionsCardProps = {
  /** Ready with null: the user pool does not tell. */
  readonly sessions: Loaded<readonly SessionEntry[] | null>;
  /** Who keeps the password of this account; null: we do. */
  readonly provider: string | null;
  readonly fetch: FetchState;
  readonly acting: ActionState;
  /** What was just done, to be read aloud; empty: nothing. */
  readonly outcome: string;
  /** Answer whether it was done. */
  readonly onEnd: (session: SessionEntry) => Promise<boolean>;
  readonly onEndOthers: () => Promise<boolean>;
  readonly onForgive: () => void;
};

type Asked = SessionEntry | "others" | null;

/** ログイン中の端末: where the account is signed in now, and how to end it there. Not shown where the user pool does not tell. */
export function SessionsCard(props: SessionsCardProps) {
  const { sessions, provider, fetch, acting, outcome, onForgive } = props;
  const [asked, setAsked] = useState<Asked>(null);
  const outcomeLine = useFocusOnOutcome(asked !== null, outcome);
  const ask = (next: Asked) => {
    onForgive();
    setAsked(next);
  };
  if (sessions.kind === "ready" && sessions.value === null) return null;
  return (
    <Card
      title="ログイン中の端末"
      lead={`心当たりのないログインがあるときは、終了して、${provider === null ? "" : `${provider}の`}パスワードを変えてください。`}
    >
      <div className="flex flex-col gap-3" aria-busy={fetch.pending}>
        {acting.failure && asked === null && (
          <Notice tone="error" title="続けられませんでした">
            {acting.failure}
          </Notice>
        )}
        <Section loaded={sessions} room="min-h-36" failed="ログイン中の端末を読み込めませんでした。">
          {(list) => <SessionList list={list ?? []} isBusy={acting.isBusy} onAsk={ask} />}
        </Section>
        <p ref={outcomeLine} role="status" tabIndex={-1} className="text-14 text-good empty:sr-only">
          {outcome}
        </p>
      </div>
      <EndDialog {...props} asked={asked} onClose={() => ask(null)} onDone={() => setAsked(null)} />
    </Card>
  );
}

type ListProps = { readonly list: readonly SessionEntry[]; readonly isBusy: boolean; readonly onAsk: (asked: Asked) => void };

function SessionList({ list, isBusy, onAsk }: ListProps) {
  const others = list.filter(({ isThis }) => !isThis).length;
  return (
    <>
      <ul>
        {thisFirst(list).map((session) => (
          <SessionRow key={session.id} session={session} isBusy={isBusy} onEnd={() => onAsk(session)} />
        ))}
      </ul>
      {others === 0 && <p className="text-14">ほかの端末ではログインしていません。</p>}
      {others > 1 && (
        <div>
          <Button tone="secondary" isBusy={isBusy} onClick={() => onAsk("others")}>
            ほかのすべてを終了
          </Button>
        </div>
      )}
    </>
  );
}

type DialogProps = Pick<SessionsCardProps, "acting" | "onEnd" | "onEndOthers"> & {
  readonly asked: Asked;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

const AFTER = "30秒ほどで使えなくなります。元に戻すことはできません。もう一度使うときは、ログインし直してください。";

function EndDialog({ asked, acting, onEnd, onEndOthers, onClose, onDone }: DialogProps) {
  const isOthers = asked === "others";
  const end = () => (asked === null ? Promise.resolve(false) : isOthers ? onEndOthers() : onEnd(asked));
  return (
    <ConfirmDialog
      title={isOthers ? "ほかの端末のログインをすべて終了しますか" : "このログインを終了しますか"}
      action="終了する"
      isOpen={asked !== null}
      isBusy={acting.isBusy}
      failure={acting.failure}
      onClose={onClose}
      onConfirm={async () => {
        if (await end()) onDone();
      }}
    >
      {asked !== null && !isOthers && (
        <div>
          <p className="font-bold">{sessionTitle(asked)}</p>
          {sessionLines(asked).map((line) => (
            <p key={line} className="text-sub">
              {line}
            </p>
          ))}
        </div>
      )}
      <p>{isOthers ? `この端末のログインは続きます。ほかの端末では、${AFTER}` : `その端末では、${AFTER}`}</p>
    </ConfirmDialog>
  );
}
