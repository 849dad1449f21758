import { z } from "@hono/zod-openapi";

const fieldSchema = z.object({
  name: z.string(),
  type: z.string(),
  isRequired: z.boolean(),
  about: z.string(),
});
const operationSchema = z.object({
  method: z.string(),
  path: z.string(),
  summary: z.string(),
  about: z.string(),
  headers: z.array(fieldSchema).readonly(),
  /** Media types of the body that is sent; none: there is no body. */
  inputTypes: z.array(z.string()).readonly(),
  /** Of a file its columns. */
  input: z.array(fieldSchema).readonly(),
  outputTypes: z.array(z.string()).readonly(),
  output: z.array(fieldSchema).readonly(),
  answers: z.array(z.object({ status: z.string(), about: z.string() })).readonly(),
});
export const referenceSchema = z.array(operationSchema).readonly();
export type Operation = z.infer<typeof operationSchema>;
type Field = z.infer<typeof fieldSchema>;

/** What is read of a document; the rest of it is passed over. */
const node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    description: z.string().optional(),
    example: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), node).optional(),
    items: node.optional(),
    anyOf: z.array(node).optional(),
  }),
);
type Node = {
  readonly $ref?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly format?: string | undefined;
  readonly description?: string | undefined;
  readonly example?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly required?: readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, Node>> | undefined;
  readonly items?: Node | undefined;
  readonly anyOf?: readonly Node[] | undefined;
};
/** What each row of a file has; an extension of ours. */
const columns = z.array(z.object({ name: z.string(), type: z.string(), required: z.boolean(), description: z.string() }));
const content = z.record(z.string(), z.object({ schema: node, "x-columns": columns.optional() }));
type Content = z.infer<typeof content>;
const operation = z.object({
  summary: z.string(),
  description: z.string().default(""),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        required: z.boolean().default(false),
        schema: node,
        description: z.string().optional(),
      }),
    )
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: content.optional() })),
});
const documentShape = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), node) }),
});

type Schemas = Readonly<Record<string, Node>>;

/** Deeper than this an answer is told by the document itself. */
const DEEPEST = 3;

/** Every operation of a document as a page tells it: what it takes, what it gives, and how it can fail. */
export function referenceOf(document: object): Operation[] {
  const { paths, components } = documentShape.parse(document);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, description, parameters, requestBody, responses }]) => ({
      ...{ method: method.toUpperCase(), path, summary, about: description },
      headers: parameters.map(({ name, required, schema, description: about }) => ({
        ...{ name, isRequired: required, type: typeOf(schema, components.schemas) },
        about: about ?? schema.description ?? "",
      })),
      inputTypes: Object.keys(requestBody?.content ?? {}),
      input: toldOf(requestBody?.content, components.schemas),
      outputTypes: Object.keys(wellOf(responses)?.content ?? {}),
      output: toldOf(wellOf(responses)?.content, components.schemas),
      answers: Object.entries(responses).map(([status, { description: about }]) => ({ status, about })),
    })),
  );
}

/** The answer of a call that went well, whatever its status: 200, 201, 202 or 204. */
function wellOf(responses: z.infer<typeof operation>["responses"]) {
  return Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];
}

/** The fields of a body of JSON, or the columns of a file. */
function toldOf(given: Content | undefined, schemas: Schemas): Field[] {
  const json = given?.["application/json"];
  if (json) return fieldsOf(json.schema, schemas);
  const rows = Object.values(given ?? {}).find((one) => one["x-columns"])?.["x-columns"] ?? [];
  return rows.map(({ required, description, ...column }) => ({ ...column, isRequired: required, about: description }));
}

function resolved(given: Node, schemas: Schemas): Node {
  const one = given.anyOf?.find(({ type }) => type !== "null") ?? given;
  const name = one.$ref?.split("/").at(-1);
  const found = name === undefined ? undefined : schemas[name];
  return found ? { ...found, ...(one.description ? { description: one.description } : {}) } : one;
}

function fieldsOf(given: Node | undefined, schemas: Schemas, before = "", depth = 1): Field[] {
  if (given === undefined) return [];
  const { properties = {}, required = [] } = resolved(given, schemas);
  return Object.entries(properties).flatMap(([name, child]) => {
    const whole = resolved(child, schemas);
    const inner = whole.items ? resolved(whole.items, schemas) : whole;
    const path = `${before}${name}`;
    const field = { name: path, type: typeOf(child, schemas), isRequired: required.includes(name), about: aboutOf(whole) };
    return [field, ...(depth < DEEPEST ? fieldsOf(inner, schemas, `${path}${whole.items ? "[]." : "."}`, depth + 1) : [])];
  });
}

function aboutOf({ description = "", enum: choices, example, minimum, maximum }: Node): string {
  const values = choices?.filter((choice) => choice !== null).join(" / ");
  const span = minimum !== undefined && maximum !== undefined ? `${minimum}〜${maximum}` : "";
  const shown = typeof example === "string" || typeof example === "number" ? `例：${example}` : "";
  return [description, values ?? "", span, shown].filter((part) => part !== "").join("。");
}

function typeOf(given: Node, schemas: Schemas): string {
  const isNullable = given.anyOf?.some(({ type }) => type === "null") ?? false;
  const { type = "object", format, items } = resolved(given, schemas);
  const names = (Array.isArray(type) ? type : [type]).filter((name) => name !== "null");
  const plain = items ? `${typeOf(items, schemas)}[]` : (format ?? names.join(" | "));
  return isNullable || type.includes("null") ? `${plain} | null` : plain;
}
