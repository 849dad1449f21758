import { z } from "zod";
import { bizDocuments } from "#api/biz/documents.ts";
import { API_VERSIONS } from "#domain/api-access/versions.ts";

const documents = bizDocuments();

type Media = { readonly schema: object; readonly examples?: Readonly<Record<string, object>> };
type Documented = { readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>> };

/** One for each type of problem, and for each success, of each operation of each document that is asked for by its name without the version. */
export function documentedAnswers(isAskedFor: (operation: string) => boolean) {
  return cases.filter(({ operationId }) => isAskedFor(operationOf(operationId)));
}

/** `send-batch` of `send-batch-v3`. */
export function operationOf(operationId: string): string {
  return operationId.replace(/-v\d$/, "");
}

const cases = API_VERSIONS.flatMap((version) =>
  Object.entries(documents[version].paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations as Readonly<Record<string, Documented & { readonly operationId: string }>>).flatMap(
      ([method, { operationId, responses }]) =>
        Object.entries(responses).flatMap(([status, { content = {} }]) =>
          Object.entries(content).flatMap(([type, media]) =>
            (media.examples ? Object.keys(media.examples) : [status]).map((answer) => ({
              version,
              path,
              method,
              operationId,
              status,
              type,
              media,
              answer,
            })),
          ),
        ),
    ),
  ),
);

/** A schema of a document as it checks values: unknown fields are faults, so that nothing goes out that is not documented. */
export function schemaOf(version: (typeof API_VERSIONS)[number], schema: object): z.ZodType {
  const text = JSON.stringify({ ...schema, $defs: documents[version].components?.schemas });
  const closed = JSON.parse(text.replaceAll("#/components/schemas/", "#/$defs/"), (_, value) =>
    value !== null && typeof value === "object" && value.type === "object" && value.properties
      ? { additionalProperties: false, ...value }
      : value,
  );
  return z.fromJSONSchema(closed);
}
