import { useId, useState } from "react";
import { dayWords } from "#domain/consultations/core/consultation-words.ts";
import { formatTime } from "#kernel/japanese-date.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { firstWeek, type SlotDay, weeksOf } from "./weeks.ts";

type SlotPickerProps = {
  readonly days: readonly SlotDay[];
  readonly chosen: string | null;
  /** A half hour of one's own: it can be chosen though it is not free. */
  readonly own: string | null;
  readonly onChoose: (startsAt: string) => void;
  /** The id of the first half hour, to which an error leads. */
  readonly id: string;
};

/** The half hours of a week by day: one group of radio buttons, so that arrow keys go through all of them. */
export function SlotPicker({ days, chosen, own, onChoose, id }: SlotPickerProps) {
  const weeks = weeksOf(days);
  const [at, setAt] = useState(() => firstWeek(weeks, chosen ?? own));
  const shown = weeks[Math.min(at, weeks.length - 1)];
  const name = useId();
  const first = shown?.days.flatMap(({ slots }) => slots).find(({ isFree, startsAt }) => isFree || startsAt === own)?.startsAt;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">日時（日本時間、30分）</legend>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button tone="secondary" size="bar" disabled={at <= 0} onClick={() => setAt(at - 1)}>
          前の週
        </Button>
        <p aria-live="polite" className="font-bold text-14">
          {shown && `${dayWords(shown.days[0]?.day ?? shown.monday)}からの週`}
        </p>
        <Button tone="secondary" size="bar" disabled={at >= weeks.length - 1} onClick={() => setAt(at + 1)}>
          次の週
        </Button>
      </div>
      <div className="grid gap-4 md:grid-cols-5 md:gap-3">
        {shown?.days.map(({ day, slots }) => (
          <section key={day} aria-label={dayWords(day)} className="min-w-0">
            <h3 className="mb-1.5 border-line border-b pb-1 font-bold text-14">{dayWords(day)}</h3>
            <div className="grid grid-cols-4 gap-1.5 md:grid-cols-1">
              {slots.map(({ startsAt, isFree }) => (
                <SlotChoice
                  key={startsAt}
                  name={name}
                  {...(startsAt === first ? { id } : {})}
                  label={formatTime(new Date(startsAt))}
                  day={dayWords(day)}
                  isOwn={startsAt === own}
                  isFree={isFree || startsAt === own}
                  isChosen={startsAt === chosen}
                  onChoose={() => onChoose(startsAt)}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
    </fieldset>
  );
}

type SlotChoiceProps = {
  readonly id?: string;
  readonly name: string;
  readonly label: string;
  readonly day: string;
  readonly isOwn: boolean;
  readonly isFree: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function SlotChoice({ id, name, label, day, isOwn, isFree, isChosen, onChoose }: SlotChoiceProps) {
  const look = isFree
    ? "cursor-pointer border-control bg-card has-checked:border-2 has-checked:border-brand has-checked:bg-brand-tint has-checked:font-bold"
    : "border-line border-dashed text-sub";
  return (
    <label
      className={`flex min-h-11 flex-wrap content-center items-center justify-center gap-x-1 whitespace-nowrap rounded-control border px-1 text-14 tabular-nums has-focus-visible:outline-4 has-focus-visible:outline-black has-focus-visible:outline-offset-2 ${look}`}
    >
      <input
        type="radio"
        id={id}
        name={name}
        value={`${day} ${label}`}
        checked={isChosen}
        disabled={!isFree}
        onChange={onChoose}
        className="sr-only"
      />
      <span className="sr-only">{day}</span>
      {isFree ? label : <s>{label}</s>}
      {!isFree && <span className="sr-only">満席</span>}
      {isOwn && <span className="text-12">今の予約</span>}
    </label>
  );
}
