import type { AreaCount, LineCount, StationCount } from "#domain/search/homes/types.ts";

/** A city, a 町 or a building that somebody who typed may mean. */
export type NamedPlace = { readonly code: string; readonly name: string; readonly detail: string };

/** Where pickers ask; null: no answer came. */
export type PlaceSource = {
  /** Prefectures for null, else what lies in one of them or in a city, with what is on offer there under the other conditions. */
  readonly areas: (parent: string | null, signal: AbortSignal) => Promise<readonly AreaCount[] | null>;
  readonly lines: (prefecture: string, signal: AbortSignal) => Promise<readonly LineCount[] | null>;
  /** In the order in which the line passes them. */
  readonly stations: (prefecture: string, line: string, signal: AbortSignal) => Promise<readonly StationCount[] | null>;
  readonly areasNamed: (text: string, signal: AbortSignal) => Promise<readonly NamedPlace[] | null>;
  readonly buildingsNamed: (text: string, signal: AbortSignal) => Promise<readonly NamedPlace[] | null>;
};

/** `asked` changes when the counts do. */
export type Asked = { readonly source: PlaceSource; readonly asked: string };
