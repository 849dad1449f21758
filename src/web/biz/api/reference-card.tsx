import { Fragment, type ReactNode } from "react";
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
        <code className="break-normal font-mono text-13">{inParts(name)}</code>{" "}
        {isRequired && <span className="whitespace-nowrap text-12 text-accent-strong">必須</span>}
      </>
    ),
  },
  { key: "type", label: "型", cell: ({ type }) => <code className="break-normal font-mono text-12">{type}</code> },
  { key: "about", label: "説明", cell: ({ about }) => <Told text={about} /> },
];
const ANSWER_COLUMNS: readonly Column<Operation["answers"][number]>[] = [
  {
    key: "status",
    label: <span className="whitespace-nowrap">状態</span>,
    isRowHeading: true,
    cell: ({ status }) => <code className="whitespace-nowrap font-mono text-13">{status}</code>,
  },
  { key: "about", label: "説明", cell: ({ about }) => <Answer about={about} /> },
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

function OperationPart({ method, path, summary, about, ...of }: Operation) {
  return (
    <details className="group/operation border-line border-t py-1">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-2 hover:text-brand [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          <h3 className="text-16">{summary}</h3>
          <span className="wrap-anywhere font-mono text-13 text-sub">
            <b>{method}</b> {path}
          </span>
        </span>
        <Sign className="size-4 group-open/operation:rotate-180" />
      </summary>
      <p className="mt-1 max-w-reading text-14">
        <Told text={about} />
      </p>
      {of.headers.length > 0 && <Fields title="ヘッダー" of={summary} rows={of.headers} />}
      {of.inputTypes.length > 0 && <Fields title="送る内容" types={of.inputTypes} of={summary} rows={of.input} />}
      {of.outputTypes.length > 0 ? (
        <Fields title="返る内容" types={of.outputTypes} of={summary} rows={of.output} />
      ) : (
        <p className="mt-2 flex min-h-11 items-center text-14">返る内容はありません</p>
      )}
      <Part title={`応答の種類（${of.answers.length}）`}>
        <DataTable caption={`${summary}の応答の種類`} columns={ANSWER_COLUMNS} rows={of.answers} rowKey={({ status }) => status} />
      </Part>
    </details>
  );
}

const JSON_TYPE = "application/json";

type FieldsProps = { readonly title: string; readonly types?: readonly string[]; readonly of: string; readonly rows: readonly Field[] };

function Fields({ title, types = [], of, rows }: FieldsProps) {
  const isFile = types.length > 0 && !types.includes(JSON_TYPE);
  return (
    <Part title={`${title}（${isFile ? `${types.join("・")} の列 ` : ""}${rows.length}）`}>
      <DataTable caption={`${of}の${title}`} columns={FIELD_COLUMNS} rows={rows} rowKey={({ name }) => name} />
    </Part>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="group/part mt-2">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 font-bold text-14 text-brand [&::-webkit-details-marker]:hidden">
        {title}
        <Sign className="size-3 group-open/part:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

function Sign({ className }: { readonly className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 8 8" className={`no-print shrink-0 text-brand ${className}`}>
      <path d="M1 2.5 4 5.5 7 2.5" fill="none" stroke="currentColor" strokeWidth="1.2" />
    </svg>
  );
}

/** Every type of problem of a status in a line of its own. */
function Answer({ about }: { readonly about: string }) {
  const lines = about.startsWith("`") ? about.split(" / ") : [about];
  return lines.map((line) => (
    <span key={line} className="block">
      <Told text={line} />
    </span>
  ));
}

/** A sentence of the document: what stands between backticks is code. */
function Told({ text }: { readonly text: string }) {
  return text.split("`").map((part, index) => {
    const key = `${index}${part}`;
    return index % 2 === 0 ? (
      <Fragment key={key}>{part}</Fragment>
    ) : (
      <code key={key} className="wrap-anywhere font-mono text-13">
        {part}
      </code>
    );
  });
}

/** `comparables[].saleId`, which may go on in the next line after each of its parts alone. */
function inParts(name: string) {
  return (name.match(/[^.-]+[.-]?/g) ?? [name]).map((part, index) => {
    const key = `${index}${part}`;
    return (
      <Fragment key={key}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    );
  });
}
