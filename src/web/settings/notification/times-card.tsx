import { MOST_PER_DAY, usualSettings } from "#domain/notifications/settings/rules.ts";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import type { SettingsPartProps } from "./part-props.ts";
import { hourText } from "./words.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const COUNTS = Array.from({ length: MOST_PER_DAY }, (_, index) => index + 1);
const USUAL_QUIET = usualSettings("").quiet;

/** When, and how many. */
export function TimesCard({ settings: { digestHour, quiet, capPerDay }, isReady, onChange }: SettingsPartProps) {
  return (
    <Card title="時間と数">
      <div className="flex flex-col gap-5">
        <Choice
          {...{ name: "digest-hour", label: "まとめて届く時刻", isReady, value: digestHour }}
          options={HOURS.map((hour) => ({ value: hour, text: `${hour}時ごろ` }))}
          onChoose={(hour) => onChange({ digestHour: hour })}
        />
        <fieldset>
          <legend className="font-bold text-14">お知らせを止める時間帯</legend>
          <TickBox name="quiet" isTicked={quiet !== null} onTick={(isOn) => onChange({ quiet: isOn ? USUAL_QUIET : null })}>
            夜間など、決まった時間はお知らせしない
          </TickBox>
          {quiet && (
            <div className="flex flex-wrap items-end gap-3">
              <Choice
                {...{ name: "quiet-from", label: "はじまり", isReady, value: quiet.fromMinutes }}
                options={minutesBut(quiet.toMinutes, quiet.fromMinutes)}
                onChoose={(fromMinutes) => onChange({ quiet: { ...quiet, fromMinutes } })}
              />
              <Choice
                {...{ name: "quiet-to", label: "おわり", isReady, value: quiet.toMinutes }}
                options={minutesBut(quiet.fromMinutes, quiet.toMinutes)}
                onChoose={(toMinutes) => onChange({ quiet: { ...quiet, toMinutes } })}
              />
            </div>
          )}
          <p className="mt-1 text-13 text-sub">この時間のお知らせは、時間帯が終わってからお届けします。</p>
        </fieldset>
        <Choice
          {...{ name: "cap", label: "1日に届く速報の数", isReady, value: capPerDay }}
          options={COUNTS.map((count) => ({ value: count, text: `${count}件まで` }))}
          onChoose={(count) => onChange({ capPerDay: count })}
          hint="超えた分は、次にまとめて届くお知らせに入ります。"
        />
      </div>
    </Card>
  );
}

/** Whole hours, and the value that is there; never the other end. */
function minutesBut(other: number, own: number) {
  const values = [...new Set([...HOURS.map((hour) => hour * 60), own])].toSorted((a, b) => a - b);
  return values.filter((value) => value !== other).map((value) => ({ value, text: hourText(value) }));
}

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly options: readonly { readonly value: number; readonly text: string }[];
  readonly isReady: boolean;
  readonly hint?: string;
  readonly onChoose: (value: number) => void;
};

function Choice({ name, label, value, options, isReady, hint, onChoose }: ChoiceProps) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={name} className="font-bold text-14">
        {label}
      </label>
      <select
        id={name}
        value={value}
        disabled={!isReady}
        aria-describedby={hint === undefined ? undefined : `${name}-hint`}
        onChange={(event) => onChoose(Number(event.target.value))}
        className={`${fieldClass} max-w-40`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <p id={`${name}-hint`} className="text-13 text-sub">
          {hint}
        </p>
      )}
    </div>
  );
}
