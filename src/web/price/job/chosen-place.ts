import type { EstimateFailure, EstimateInput } from "#api/client/client.ts";

export type Candidate = EstimateFailure["candidates"][number];
type ChosenPlace = Pick<EstimateInput, "apartmentKey" | "cityCode" | "town">;

/** A building or a town is enough to go on; of a city alone the town is still to be asked for. */
export function placeOfCandidate({ kind, reference, cityCode, town }: Candidate): ChosenPlace {
  if (kind === "apartment") return { apartmentKey: reference };
  return { ...(cityCode ? { cityCode } : {}), ...(town ? { town } : {}) };
}

/** The same home at the place that was chosen, and nowhere else. */
export function inputAt(input: EstimateInput, place: ChosenPlace): EstimateInput {
  const { apartmentKey: _, cityCode: __, town: ___, address: ____, placeKey: _____, ...home } = input;
  return { ...home, ...place };
}
