import type { BizGuide } from "#api/client/client.ts";
import type { ApiVersion } from "#domain/api-access/versions.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { type Column, DataTable } from "#web/kit/ui/data-table.tsx";

type Operation = BizGuide["reference"][number];
type Field = Operation["input"][number];

const FIELD_COLUMNS: readonly Column<Field>[] = [
  {
    key: "name",
    label: "名前",
    isRowHeading: true,
    cell: ({ name, isRequired }) => (
      <>
        <code className="wrap-anywhere font-mono text-13">{name}</code>
        {isRequired && <span className="ml-1 whitespace-nowrap text-12 text-accent-strong">必須</span>}
      </>
    ),
  },
  { key: "type", label: "型", cell: ({ type }) => <code className="font-mono text-12">{type}</code> },
  { key: "about", label: "説明", cell: ({ about }) => about },
];
const ANSWER_COLUMNS: readonly Column<Operation["answers"][number]>[] = [
  { key: "status", label: "状態", isRowHeading: true, cell: ({ status }) => <code className="font-mono text-13">{status}</code> },
  { key: "about", label: "説明", cell: ({ about }) => about },
];

/** Every operation of a version and how it can fail, as its OpenAPI document says. */
export function ReferenceCard({ version, operations }: { readonly version: ApiVersion; readonly operations: readonly Operation[] }) {
  return (
    <Card
      id="reference"
      title="仕様書"
      lead="OpenAPI 3.1 の仕様書から作っています。失敗は application/problem+json（RFC 9457）で返します。"
      aside={
        <a href={`/api/biz/${version}/openapi.json`} className="text-link text-14">
          OpenAPI（JSON）
        </a>
      }
    >
      {operations.map((operation) => (
        <OperationPart key={`${operation.method} ${operation.path}`} {...operation} />
      ))}
    </Card>
  );
}

function OperationPart({ method, path, summary, about, headers, input, output, answers }: Operation) {
  return (
    <details className="border-line border-t py-1">
      <summary className="flex min-h-11 flex-wrap items-baseline gap-x-4 py-2">
        <h3 className="text-16">{summary}</h3>
        <span className="wrap-anywhere font-mono text-13 text-sub">
          <b>{method}</b> {path}
        </span>
      </summary>
      <p className="mt-1 max-w-reading text-14">{about}</p>
      {headers.length > 0 && <Fields title="ヘッダー" of={summary} rows={headers} />}
      {input.length > 0 && <Fields title="送る内容" of={summary} rows={input} />}
      <Fields title="返る内容" of={summary} rows={output} />
      <details className="mt-3">
        <summary className="inline-flex min-h-11 items-center font-bold text-14 text-brand">応答の種類（{answers.length}）</summary>
        <DataTable caption={`${summary}の応答の種類`} columns={ANSWER_COLUMNS} rows={answers} rowKey={({ status }) => status} />
      </details>
    </details>
  );
}

function Fields({ title, of, rows }: { readonly title: string; readonly of: string; readonly rows: readonly Field[] }) {
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 items-center font-bold text-14 text-brand">
        {title}（{rows.length}）
      </summary>
      <DataTable caption={`${of}の${title}`} columns={FIELD_COLUMNS} rows={rows} rowKey={({ name }) => name} />
    </details>
  );
}
