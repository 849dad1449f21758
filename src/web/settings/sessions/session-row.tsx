import { useId } from "react";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import type { SessionEntry } from "#web/session/pool/types.ts";
import { sessionLines, sessionTitle } from "./session-words.ts";

type RowProps = { readonly session: SessionEntry; readonly isBusy: boolean; readonly onEnd: () => void };

/** One sign-in of the list. This one is ended by ログアウト, further down. */
export function SessionRow({ session, isBusy, onEnd }: RowProps) {
  const lines = useId();
  const title = sessionTitle(session);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-bold">{title}</span>
          {session.isThis && <Badge>この端末</Badge>}
          {session.kind === "hosted" && <Badge tone="quiet">共通のログイン画面</Badge>}
        </p>
        <div id={lines} className="text-13 text-sub">
          {sessionLines(session).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {session.kind === "hosted" && <p>共通のログイン画面が覚えているログインです。30分使わないと終わります。</p>}
        </div>
      </div>
      {!session.isThis && (
        <Button
          tone="plain"
          size="bar"
          isBusy={isBusy}
          aria-label={`${title}のログインを終了する`}
          aria-describedby={lines}
          onClick={onEnd}
        >
          終了する
        </Button>
      )}
    </li>
  );
}
