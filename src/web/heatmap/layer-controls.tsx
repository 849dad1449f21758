import { LayerChoice } from "#web/kit/map/layer-choice.tsx";
import { KINDS, type KindId, TOPICS, type TopicId, topicOf } from "./topics.ts";
import { yearText } from "./value-words.ts";

export type LayerControlsProps = {
  readonly topic: TopicId;
  readonly kind: KindId;
  /** Years to choose from; the shown one is among them. */
  readonly years: readonly number[];
  readonly year: number | null;
  readonly onTopic: (topic: TopicId) => void;
  readonly onKind: (kind: KindId) => void;
  readonly onYear: (year: number) => void;
};

/** What the map shows: the layer, the kind of property and the year. */
export function LayerControls({ topic, kind, years, year, onTopic, onKind, onYear }: LayerControlsProps) {
  return (
    <div className="no-print flex flex-col gap-4">
      <LayerChoice name="layer" label="表示する項目" chosen={topic} choices={TOPICS} onChoice={onTopic} />
      {topicOf(topic).kinds && <LayerChoice name="kind" label="種別" chosen={kind} choices={KINDS} onChoice={onKind} />}
      {year !== null && years.length > 1 && <YearSlider {...{ topic, years, year, onYear }} />}
    </div>
  );
}

function YearSlider({
  topic,
  years,
  year,
  onYear,
}: {
  topic: TopicId;
  years: readonly number[];
  year: number;
  onYear: (year: number) => void;
}) {
  const at = years.indexOf(year);
  return (
    <div className="max-w-form">
      <label htmlFor="year" className="font-bold text-14">
        年：<span className="amount">{yearText(topic, year)}</span>
      </label>
      <div className="mt-1 flex items-center gap-3 text-13 text-sub">
        <span className="amount">{years[0]}</span>
        <input
          id="year"
          type="range"
          min={0}
          max={years.length - 1}
          step={1}
          value={at}
          aria-valuetext={`${year}年`}
          onChange={(event) => {
            const chosen = years[Number(event.target.value)];
            if (chosen !== undefined) onYear(chosen);
          }}
          className="h-11 w-full accent-brand"
        />
        <span className="amount">{years.at(-1)}</span>
      </div>
    </div>
  );
}
