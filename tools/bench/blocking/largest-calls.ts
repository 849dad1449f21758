import { z } from "zod";

const parameterSchemaSchema = z.object({
  $ref: z.string().optional(),
  enum: z.array(z.string()).optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  // Of a whole body it is no value of a parameter.
  example: z.union([z.string(), z.number()]).optional().catch(undefined),
});
const parameterSchema = z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: parameterSchemaSchema });
const operationSchema = z.object({ parameters: z.array(parameterSchema).optional(), security: z.array(z.unknown()).optional() });
const documentSchema = z.object({
  paths: z.record(z.string(), z.object({ get: operationSchema.optional() })),
  components: z.object({ schemas: z.record(z.string(), parameterSchemaSchema).optional() }).optional(),
});

/** The part of an OpenAPI document that calls are made from. */
export type ApiDocument = z.infer<typeof documentSchema>;
type ApiParameter = z.infer<typeof parameterSchema>;
type ParameterSchema = z.infer<typeof parameterSchemaSchema>;

/** Throws where it is no such document. */
export function readApiDocument(document: unknown): ApiDocument {
  return documentSchema.parse(document);
}

/** Values that only the data can tell, by the name of the parameter; whole addresses by the path of the operation. */
export type KnownValues = {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly addresses: Readonly<Record<string, readonly string[]>>;
};

export type LargeCall = { readonly address: string; readonly isMembers: boolean };

const OFTEN_FOUND = "東";

/**
 * Each GET of the document with the largest parameters that it allows: every known value, numbers at their maximum, texts at their full length and as one
 * character that is often found; with the optional filters and without. Throws where a required text has neither a value, a length nor an example.
 */
export function largestCalls(document: ApiDocument, known: KnownValues): LargeCall[] {
  return Object.entries(document.paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    const isMembers = (get.security ?? []).length > 0;
    const addresses = known.addresses[path] ?? addressesOf(path, get.parameters ?? [], { document, known });
    return [...new Set(addresses)].map((address) => ({ address, isMembers }));
  });
}

type Given = { readonly document: ApiDocument; readonly known: KnownValues };

function addressesOf(path: string, parameters: readonly ApiParameter[], given: Given): string[] {
  const without = parameters.filter((one) => one.required || isNumber(one, given));
  return [without, parameters].flatMap((some) => {
    const filled = some.reduce<Partly[]>(
      (all, one) => all.flatMap((part) => valuesOf(one, given).map((value) => withValue(part, one, value))),
      [{ path, query: [] }],
    );
    return filled.map((one) => one.path + (one.query.length === 0 ? "" : `?${one.query.join("&")}`));
  });
}

type Partly = { readonly path: string; readonly query: readonly string[] };

function withValue({ path, query }: Partly, { name, in: place }: ApiParameter, value: string): Partly {
  const text = encodeURIComponent(value);
  return place === "path" ? { path: path.replace(`{${name}}`, text), query } : { path, query: [...query, `${name}=${text}`] };
}

function valuesOf(parameter: ApiParameter, { document, known }: Given): readonly string[] {
  const values = known.values[parameter.name];
  if (values) return values;
  const { maximum, maxLength, enum: choices, example } = schemaOf(parameter, document);
  if (maximum !== undefined) return [String(maximum)];
  if (choices) return choices.slice(0, 1);
  if (maxLength !== undefined) return [OFTEN_FOUND, OFTEN_FOUND.repeat(maxLength)];
  if (example !== undefined) return [String(example)];
  throw new Error(`nothing is known of the parameter ${parameter.name}`);
}

function isNumber(parameter: ApiParameter, { document }: Given): boolean {
  return schemaOf(parameter, document).maximum !== undefined;
}

function schemaOf({ schema }: ApiParameter, { components }: ApiDocument): ParameterSchema {
  const name = schema.$ref?.split("/").at(-1);
  return (name && components?.schemas?.[name]) || schema;
}
