import type { QueriesData } from "./find-queries.ts";
import { QueriesFailed, QueriesView } from "./queries.view.tsx";
import { useQueries } from "./use-queries.ts";

export function QueriesScreen({ data }: { readonly data: QueriesData | null }) {
  return data === null ? <QueriesFailed /> : <Loaded data={data} />;
}

function Loaded({ data }: { readonly data: QueriesData }) {
  return <QueriesView {...useQueries(data)} most={data.most} />;
}
