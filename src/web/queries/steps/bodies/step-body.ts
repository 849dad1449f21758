import type { Asker, Viewer } from "#domain/queries/catalogue/option.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import type { ChoiceCount, HomeFacets } from "#domain/search/homes/types.ts";

/** What every question gets. */
export type StepBodyProps = {
  /** What was answered so far, answers of left branches too. */
  readonly answers: QueryAnswers;
  readonly change: (given: Partial<QueryAnswers>) => void;
  /** What each choice would leave; null while it is not known. */
  readonly facets: HomeFacets | null;
  readonly viewer: Viewer;
  /** Told whether what stands in the fields can be read: what cannot keeps from going on. */
  readonly onReadable: (isReadable: boolean) => void;
};

export function askerOf({ answers, viewer }: Pick<StepBodyProps, "answers" | "viewer">): Asker {
  return { viewer, medium: "web", told: answers };
}

/** The count of one choice of a facet; null: not known. */
export function countIn<V extends string | number>(counts: readonly ChoiceCount<V>[] | undefined): (value: V | null) => number | null {
  return (value) => counts?.find((choice) => choice.value === value)?.count ?? null;
}
