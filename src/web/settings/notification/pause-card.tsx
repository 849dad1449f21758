import { useState } from "react";
import { usualSettings } from "#domain/notifications/settings/rules.ts";
import { days, type Milliseconds } from "#kernel/duration.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ErrorText, fieldClass } from "#web/kit/ui/field-label.tsx";
import type { SettingsPartProps } from "./part-props.ts";
import { untilText } from "./words.ts";

const NOTHING = usualSettings("").choices;

type Props = SettingsPartProps & { readonly now: () => Milliseconds };

/** Everything at once: for a while, or until it is chosen anew. */
export function PauseCard({ settings: { pausedUntil, choices }, isReady, isBusy, onChange, now }: Props) {
  const pause = (time: Milliseconds) => onChange({ pausedUntil: new Date(now() + time).toISOString() });
  const isAnyOn = Object.values(choices).some(({ mail, line }) => mail || line);
  return (
    <Card title="まとめて止める">
      {pausedUntil === null ? (
        <div className="flex flex-col gap-3">
          <p className="text-14">すべてのお知らせを、しばらく止めます。選んだ内容はそのまま残ります。</p>
          <div className="flex flex-wrap gap-2">
            <Button tone="secondary" size="bar" disabled={!isReady} isBusy={isBusy} onClick={() => pause(days(1))}>
              1日止める
            </Button>
            <Button tone="secondary" size="bar" disabled={!isReady} isBusy={isBusy} onClick={() => pause(days(7))}>
              1週間止める
            </Button>
          </div>
          <PauseUntil {...{ isReady, isBusy, now }} onPause={(iso) => onChange({ pausedUntil: iso })} />
        </div>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-14">
            <b>{untilText(pausedUntil)}</b>まで、すべてのお知らせを止めています。
          </p>
          <Button disabled={!isReady} isBusy={isBusy} onClick={() => onChange({ pausedUntil: null })}>
            再開する
          </Button>
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        <p className="min-w-0 flex-1 basis-60 text-14">すべてのお知らせをオフにします。大切なお知らせは、これからも届きます。</p>
        <Button tone="secondary" disabled={!isReady || !isAnyOn} isBusy={isBusy} onClick={() => onChange({ choices: NOTHING })}>
          すべてオフにする
        </Button>
      </div>
    </Card>
  );
}

type UntilProps = Pick<Props, "isReady" | "isBusy" | "now"> & { readonly onPause: (iso: string) => void };

function PauseUntil({ isReady, isBusy, now, onPause }: UntilProps) {
  const [day, setDay] = useState("");
  const [fault, setFault] = useState("");
  const pause = () => {
    const end = endOfDay(day);
    const ahead = end === null ? 0 : end.getTime() - now();
    if (end === null || ahead <= 0 || ahead > days(365)) return setFault("今日から1年以内の日を選んでください");
    setFault("");
    return onPause(end.toISOString());
  };
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor="pause-until" className="font-bold text-14">
        この日まで止める
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <input
          id="pause-until"
          type="date"
          value={day}
          min={isReady ? isoDateInJapan(new Date(now())) : undefined}
          onChange={(event) => setDay(event.target.value)}
          aria-invalid={fault === "" ? undefined : true}
          aria-describedby={fault === "" ? undefined : "pause-until-error"}
          className={`${fieldClass} max-w-48`}
        />
        <Button tone="secondary" size="bar" disabled={!isReady} isBusy={isBusy} onClick={pause}>
          止める
        </Button>
      </div>
      {fault !== "" && <ErrorText id="pause-until-error">{fault}</ErrorText>}
    </div>
  );
}

/** The midnight in Japan that ends a day; null: it is none. */
export function endOfDay(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const end = new Date(new Date(`${day}T00:00:00+09:00`).getTime() + days(1));
  return Number.isNaN(end.getTime()) ? null : end;
}
