import type { SavedQueryResponse } from "#api/client/client.ts";
import type { QueryStep } from "#domain/queries/saved/query-states.ts";
import type { Channel } from "#domain/queries/types.ts";
import type { QueryItem } from "./find-queries.ts";

export type QueryCardProps = {
  readonly item: QueryItem;
  readonly isBusy: boolean;
  readonly onStep: (query: SavedQueryResponse, step: QueryStep) => void;
  readonly onCopy: (query: SavedQueryResponse) => void;
  readonly onChannel: (query: SavedQueryResponse, channel: Channel) => void;
};
