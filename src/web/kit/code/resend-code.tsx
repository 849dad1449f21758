import { type Milliseconds, seconds } from "#kernel/duration.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { announcedLeft, useSecondsLeft } from "./countdown.ts";

/** A code may be sent again after this. */
const RESEND_AFTER = seconds(60);

type ResendProps = {
  /** What is sent, on the button. */
  readonly what?: string;
  /** When the last one was sent, in milliseconds since 1970. */
  readonly sentAt: Milliseconds;
  readonly isPending: boolean;
  /** What came of the last try: `確認コードを送り直しました`. */
  readonly outcome: string | null;
  readonly onResend: () => void;
};

/** Another code, once a minute has passed. */
export function ResendCode({ what = "コード", sentAt, isPending, outcome, onResend }: ResendProps) {
  const left = useSecondsLeft(sentAt + RESEND_AFTER);
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button tone="secondary" size="bar" disabled={left !== 0 || isPending} onClick={onResend}>
          {what}を送り直す
        </Button>
        {left !== null && left > 0 && (
          <span aria-hidden="true" className="amount text-13 text-sub">
            あと{left}秒で送り直せます
          </span>
        )}
      </div>
      <p role="status" className="sr-only">
        {left !== null && announcedLeft(left)}
      </p>
      <p role="status" className="text-14 text-good">
        {outcome}
      </p>
    </div>
  );
}
