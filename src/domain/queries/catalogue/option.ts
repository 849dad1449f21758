import type { QueryAnswers } from "#domain/queries/core/types.ts";

/** Who answers, and where the form stands. */
export type Viewer = "anonymous" | "member" | "tenant";
type Medium = "web" | "line" | "mail";

/** Missing: everybody. Of several channels or types one is enough. */
export type OnlyFor = {
  readonly viewers?: readonly Viewer[];
  readonly media?: readonly Medium[];
  readonly channels?: readonly QueryAnswers["channels"][number][];
  readonly purposes?: readonly NonNullable<QueryAnswers["purpose"]>[];
  readonly kinds?: readonly QueryAnswers["kinds"][number][];
};

/** One choice of a question. */
export type Option<V> = {
  readonly value: V;
  readonly label: string;
  /** What it means, in a sentence below. */
  readonly note?: string;
  readonly only?: OnlyFor;
};

export type Asker = {
  readonly viewer: Viewer;
  readonly medium: Medium;
  readonly told: Pick<QueryAnswers, "channels" | "purpose" | "kinds">;
};

/** Those of a question's options that this person has, in their order. */
export function optionsFor<V>(options: readonly Option<V>[], asker: Asker): readonly Option<V>[] {
  return options.filter(({ only }) => isFor(only, asker));
}

function isFor(only: OnlyFor | undefined, { viewer, medium, told }: Asker): boolean {
  if (!only) return true;
  return (
    has(only.viewers, [viewer]) &&
    has(only.media, [medium]) &&
    has(only.channels, told.channels) &&
    has(only.purposes, told.purpose === null ? [] : [told.purpose]) &&
    has(only.kinds, told.kinds)
  );
}

function has<T>(wanted: readonly T[] | undefined, given: readonly T[]): boolean {
  return wanted === undefined || given.some((one) => wanted.includes(one));
}

/** The label of a choice, whose value may be a list; the value itself where the catalogue does not know it. */
export function labelOf<V>(options: readonly Option<V>[], value: V): string {
  const known = JSON.stringify(value);
  return options.find((option) => JSON.stringify(option.value) === known)?.label ?? String(value);
}
