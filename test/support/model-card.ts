import { sampleCard } from "#api/client/samples.ts";
import type { ModelCard } from "#domain/valuation/core/types.ts";

/** A stored card, valid by default; name only what the test is about. */
export function aModelCard(given: Partial<ModelCard> = {}): ModelCard {
  const { judgement: _judgement, ...card } = sampleCard;
  return {
    ...card,
    trainFrom: { year: 2020, quarter: 1 },
    trainUntil: { year: 2024, quarter: 2 },
    testFrom: { year: 2024, quarter: 3 },
    testUntil: { year: 2025, quarter: 2 },
    horizonOrigins: [
      { year: 2023, quarter: 2 },
      { year: 2024, quarter: 2 },
    ],
    ...given,
  };
}
