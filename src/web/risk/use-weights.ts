import { useEffect, useRef, useState } from "react";
import type { PillarId, Weights } from "#domain/risk/types.ts";
import { areDefaultWeights, DEFAULT_WEIGHTS, formatWeights, parseWeights } from "#domain/risk/weights.ts";
import { milliseconds } from "#kernel/duration.ts";
import { keepWeights, keptWeights } from "./browser-memory.ts";

/** How long a slider has to rest before the report is asked for. */
const REST = milliseconds(350);

export type WeightsState = {
  readonly weights: Weights;
  /** Nothing can be weighed with all at zero; the report then keeps the last weights that could. */
  readonly isAllZero: boolean;
  readonly isDefault: boolean;
  /** The reader's weights of another visit, where this address has none. */
  readonly kept: Weights | null;
  readonly set: (pillar: PillarId, value: number) => void;
  readonly reset: () => void;
  readonly useKept: () => void;
};

/**
 * The sliders of a report. `shown` are the weights the report was made with; `show` asks for it with others (null: the usual ones). The
 * server makes every report, so that a shared address shows the same.
 */
export function useWeights(shown: Weights, show: (w: string | null) => void): WeightsState {
  const [weights, setWeights] = useState(shown);
  const [kept, setKept] = useState<Weights | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const text = formatWeights(shown);
  useEffect(() => {
    if (timer.current === null) setWeights(readWeights(text) ?? DEFAULT_WEIGHTS);
  }, [text]);
  useEffect(() => setKept(readWeights(keptWeights())), []);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  const apply = (next: Weights, wait: number) => {
    setWeights(next);
    clearTimeout(timer.current ?? undefined);
    timer.current = setTimeout(() => {
      timer.current = null;
      if (isAllZero(next)) return;
      const w = areDefaultWeights(next) ? null : formatWeights(next);
      keepWeights(w);
      setKept(null);
      show(w);
    }, wait);
  };
  return {
    weights,
    isAllZero: isAllZero(weights),
    isDefault: areDefaultWeights(weights),
    kept: kept !== null && formatWeights(kept) !== formatWeights(weights) ? kept : null,
    set: (pillar, value) => apply({ ...weights, [pillar]: value }, REST),
    reset: () => apply(DEFAULT_WEIGHTS, 0),
    useKept: () => kept && apply(kept, 0),
  };
}

function readWeights(text: string | null): Weights | null {
  const read = text === null ? null : parseWeights(text);
  return read?.ok ? read.value : null;
}

function isAllZero(weights: Weights): boolean {
  return Object.values(weights).every((weight) => weight === 0);
}
