import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { bizDocuments } from "#api/biz/documents.ts";
import { openApiDocument } from "#api/openapi-document.ts";

type Document = ReturnType<typeof openApiDocument>;

const HEAD = "// Written by `npm run gen` from docs/openapi.json.\n\n";

/** What is written from the routes and schemas of the APIs, by path from the root: the document, and its types for the client. */
export async function apiFiles(): Promise<Readonly<Record<string, string>>> {
  const document = openApiDocument();
  const clients = await Promise.all(
    Object.entries(bizDocuments()).map(async ([version, sold]) => {
      const nodes = await openapiTS(JSON.stringify(sold), { immutable: true, silent: true });
      return [`clients/typescript/src/${version}.gen.ts`, HEAD + astToString(nodes.filter(isComponents))] as const;
    }),
  );
  return {
    ...Object.fromEntries(clients),
    "docs/openapi.json": `${JSON.stringify(document, null, 2)}\n`,
    ...Object.fromEntries(
      Object.entries(bizDocuments()).map(([version, sold]) => [
        `docs/api/ai-assessment-${version}.json`,
        `${JSON.stringify(sold, null, 2)}\n`,
      ]),
    ),
    "src/api/client/document.gen.ts": HEAD + astToString(await typesOf(document)),
  };
}

function isComponents(node: ts.Node): boolean {
  return ts.isInterfaceDeclaration(node) && node.name.text === "components";
}

/** The client tells every failure in one type of its own: only what succeeds needs types by operation. */
async function typesOf(document: Document): Promise<ts.Node[]> {
  const successful = JSON.stringify({ ...document, paths: onlySuccess(document.paths ?? {}) });
  const nodes = await openapiTS(successful, { immutable: true, silent: true });
  return nodes.filter((node) => ts.isInterfaceDeclaration(node) && ["paths", "components"].includes(node.name.text));
}

type Methods = Readonly<Record<string, { readonly responses?: object }>>;

function onlySuccess(paths: object): object {
  return mapped(paths, (methods: Methods) =>
    mapped(methods, (operation: Methods[string]) => ({
      ...operation,
      responses: Object.fromEntries(Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith("2"))),
    })),
  );
}

function mapped<T>(values: object, change: (value: T) => object): object {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
