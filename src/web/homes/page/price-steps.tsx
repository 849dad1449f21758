import { formatYen } from "#kernel/yen.ts";
import { shortDay } from "#web/kit/home/home-words.ts";
import { type Step, type StepsInput, stepsGeometry } from "./steps-geometry.ts";

const HEIGHT = 150;

/** The prices of a home as steps over the band of its estimate. Across in percent, down in pixels: its text keeps its size. */
export function PriceSteps(input: StepsInput) {
  const { steps, band } = stepsGeometry(input);
  const y = (percent: number) => (percent / 100) * HEIGHT;
  return (
    <svg role="img" aria-label={stepsWords(input)} className="block h-[184px] w-full overflow-visible print:break-inside-avoid">
      <svg width="78%" height={HEIGHT} className="overflow-visible" aria-hidden="true">
        {band && (
          <>
            <rect y={y(band.top)} width="100%" height={y(band.bottom - band.top)} className="fill-brand/15 print:stroke-brand" />
            <line x1="0" x2="100%" y1={y(band.point)} y2={y(band.point)} strokeWidth={2} className="stroke-brand" />
          </>
        )}
        {steps.map((step, index) => (
          <OneStep key={step.fromOn} step={step} next={steps[index + 1]} y={y} />
        ))}
        <line x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} className="stroke-control" />
        <DayLabels steps={steps} />
      </svg>
      <Labels input={input} y={y} />
    </svg>
  );
}

type StepProps = { readonly step: Step; readonly next: Step | undefined; readonly y: (percent: number) => number };

function OneStep({ step, next, y }: StepProps) {
  return (
    <g className="stroke-accent">
      <line x1={`${step.x}%`} x2={`${step.toX}%`} y1={y(step.y)} y2={y(step.y)} strokeWidth={2.5} />
      {next && <line x1={`${next.x}%`} x2={`${next.x}%`} y1={y(step.y)} y2={y(next.y)} strokeWidth={2.5} />}
      <circle cx={`${step.x}%`} cy={y(step.y)} r={4} strokeWidth={2} className="fill-card" />
      {next && (
        <text x={`${step.x}%`} y={y(step.y) + 18} dx={4} stroke="none" className="fill-accent-strong font-bold text-12">
          {(step.price / 10_000).toLocaleString("ja-JP")}
        </text>
      )}
    </g>
  );
}

/** The days of the changes, as many as do not touch each other. */
function DayLabels({ steps }: { steps: readonly Step[] }) {
  const apart = 18;
  const shown = steps.filter(({ x }, index) => index === 0 || x - (steps[index - 1]?.x ?? 0) >= apart);
  return (
    <>
      {shown.map(({ fromOn, x }) => (
        <text key={fromOn} x={`${x}%`} y={HEIGHT + 18} textAnchor={x < 5 ? "start" : "middle"} className="fill-sub text-12">
          {shortDay(fromOn)}
        </text>
      ))}
    </>
  );
}

/** At the right end: the band's ends, the estimate and the price that is asked, moved apart where they would touch. */
function Labels({ input, y }: { input: StepsInput; y: (percent: number) => number }) {
  const { steps, band } = stepsGeometry(input);
  const last = steps.at(-1);
  const man = (value: number) => Math.round(value / 10_000).toLocaleString("ja-JP");
  const marks = [
    ...(band && input.band
      ? [
          { at: y(band.top), text: man(input.band.high), look: "fill-sub" },
          { at: y(band.point), text: `推定 ${man(input.band.point)}`, look: "fill-brand font-bold" },
          { at: y(band.bottom), text: man(input.band.low), look: "fill-sub" },
        ]
      : []),
    ...(last ? [{ at: y(last.y), text: `売出 ${man(last.price)}`, look: "fill-accent-strong font-bold" }] : []),
  ];
  return (
    <>
      {apart(marks).map(({ at, text, look }) => (
        <text key={text} x="80%" y={at} dominantBaseline="central" className={`text-12 ${look}`}>
          {text}
        </text>
      ))}
    </>
  );
}

const LINE = 15;

/** Labels in their order, none nearer to the one above than a line. */
function apart<Mark extends { readonly at: number }>(marks: readonly Mark[]): readonly Mark[] {
  const placed: Mark[] = [];
  for (const mark of marks.toSorted((a, b) => a.at - b.at)) {
    const above = placed.at(-1);
    placed.push(above ? { ...mark, at: Math.max(mark.at, above.at + LINE) } : mark);
  }
  return placed;
}

function stepsWords({ prices, band }: StepsInput): string {
  const told = prices.map(({ fromOn, price }) => `${shortDay(fromOn)}から${formatYen(price)}`).join("、");
  return band
    ? `売出価格は${told}。推定${formatYen(band.point)}、幅は${formatYen(band.low)}から${formatYen(band.high)}。`
    : `売出価格は${told}。`;
}
