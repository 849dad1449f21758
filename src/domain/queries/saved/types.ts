import type { QueryState, Wish } from "#domain/queries/core/types.ts";

/** 保存した条件 as it is stored. `wish` is what of `answers` counts. */
export type SavedQuery = {
  readonly id: string;
  readonly state: QueryState;
  /** 1, and one more with each change of the answers. */
  readonly version: number;
  readonly answers: Wish;
  readonly wish: Wish;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When its member last looked at it; twelve months later it ends. */
  readonly seenAt: Date;
  /** What a deleted one was before. */
  readonly archivedFrom: QueryState | null;
};

export type QueryVersion = { readonly version: number; readonly words: string; readonly madeAt: Date };
