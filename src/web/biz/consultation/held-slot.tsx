import { whenWords } from "#domain/consultations/core/consultation-words.ts";
import { useSecondsLeft } from "#web/kit/code/countdown.ts";
import { Button } from "#web/kit/ui/button.tsx";

type HeldSlotProps = {
  readonly startsAt: string;
  /** ISO instant. */
  readonly until: string;
  readonly onChange: () => void;
};

/** The half hour that is held, and for how long still. */
export function HeldSlot({ startsAt, until, onChange }: HeldSlotProps) {
  const left = useSecondsLeft(new Date(until).getTime());
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-brand-tint p-4">
      <div>
        <p className="font-bold text-18">{whenWords(new Date(startsAt))}</p>
        <p className="text-14">
          この日時をおさえています。
          {left !== null && <span className="whitespace-nowrap tabular-nums">{leftWords(left)}</span>}
        </p>
        <p aria-live="polite" className="sr-only">
          {left === null ? "" : announcedHold(left)}
        </p>
      </div>
      <Button tone="secondary" size="bar" onClick={onChange}>
        日時を変える
      </Button>
    </div>
  );
}

/** `あと14分5秒`. */
export function leftWords(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return minutes === 0 ? `あと${rest}秒` : `あと${minutes}分${rest}秒`;
}

/** What is read aloud: at the start, at five minutes and at one, not every second. */
export function announcedHold(seconds: number): string {
  if (seconds === 0) return "おさえていた時間が過ぎました";
  if (seconds <= 60) return "あと1分以内に、確認まで進んでください";
  return seconds <= 300 ? "あと5分ほど、この日時をおさえています" : "この日時を15分間おさえています";
}
