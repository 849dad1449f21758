/** What of an OpenAPI document programs lean on: types, fields and operations by the way that leads to them. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Fields = Readonly<Record<string, Json>>;

type Documents = { readonly before: Json; readonly after: Json };
/** Where a schema stands: what is sent may be asked less of, what is answered may be told more. */
type Side = "sent" | "answered";

/**
 * What of a document breaks programs that were written for the one before: an operation, answer or field that is gone, another type, a choice that is gone from
 * what may be sent or new in what is answered, something that must be sent now or may be missing from an answer, narrower limits of what may be sent and wider
 * ones of what is answered, a null among them. Additions are none.
 */
export function breakingChanges(documents: Documents): string[] {
  const { before, after } = { before: fieldsOf(documents.before), after: fieldsOf(documents.after) };
  return Object.entries(fieldsOf(before.paths)).flatMap(([path, operations]) =>
    Object.entries(fieldsOf(operations)).flatMap(([method, operation]) => {
      const now = fieldsOf(fieldsOf(after.paths)[path])[method];
      const name = `${method.toUpperCase()} ${path}`;
      return now === undefined ? [`${name} is gone`] : operationChanges(name, [fieldsOf(operation), fieldsOf(now)], documents);
    }),
  );
}

function operationChanges(name: string, [before, after]: readonly [Fields, Fields], documents: Documents): string[] {
  const body = (of: Fields) => jsonSchema(fieldsOf(of.requestBody));
  const needed = parameters(after).filter((one) => one.required === true && !parameters(before).some((old) => old.name === one.name));
  const answers = Object.entries(fieldsOf(before.responses)).flatMap(([status, answer]) => {
    const now = fieldsOf(after.responses)[status];
    if (now === undefined) return [`${name}: ${status} is gone`];
    return schemaChanges(`${name} ${status}`, [jsonSchema(fieldsOf(answer)), jsonSchema(fieldsOf(now))], {
      documents,
      side: "answered",
      seen: [],
    });
  });
  const asked = parameters(before).flatMap((one) => {
    const now = parameters(after).find((other) => other.name === one.name);
    if (!now) return [`${name}: ${String(one.name)} is gone`];
    return schemaChanges(`${name} ${String(one.name)}`, [one.schema ?? null, now.schema ?? null], { documents, side: "sent", seen: [] });
  });
  return [
    ...needed.map((one) => `${name}: ${String(one.name)} must be sent now`),
    ...asked,
    ...schemaChanges(`${name} body`, [body(before), body(after)], { documents, side: "sent", seen: [] }),
    ...answers,
  ];
}

function parameters(operation: Fields): readonly Fields[] {
  return Array.isArray(operation.parameters) ? operation.parameters.map(fieldsOf) : [];
}

function jsonSchema(of: Fields): Json {
  const content = fieldsOf(of.content);
  return fieldsOf(content["application/json"] ?? content["application/problem+json"]).schema ?? null;
}

type Within = { readonly documents: Documents; readonly side: Side; readonly seen: readonly string[] };

function schemaChanges(at: string, [old, now]: readonly [Json, Json], within: Within): string[] {
  if (old === null) return [];
  if (now === null) return [`${at} is gone`];
  const { documents, side, seen } = within;
  const reference = fieldsOf(old).$ref;
  if (typeof reference === "string" && seen.includes(reference)) return [];
  const inner = { ...within, seen: typeof reference === "string" ? [...seen, reference] : seen };
  const [before, after] = [
    withoutNull(resolved(old, documents.before), documents.before),
    withoutNull(resolved(now, documents.after), documents.after),
  ];
  return [...nullChanges(at, [before.mayBeNull, after.mayBeNull], side), ...insideChanges(at, [before.schema, after.schema], inner)];
}

function insideChanges(at: string, [before, after]: readonly [Fields, Fields], inner: Within): string[] {
  const { side } = inner;
  const kinds = [kindOf(before), kindOf(after)];
  if (kinds[0] !== kinds[1]) return [`${at} was ${kinds[0]} and is ${kinds[1]}`];
  return [
    ...limitChanges(at, [before, after], side),
    ...choiceChanges(at, [before, after], side),
    ...fieldChanges(at, [before, after], inner),
    ...schemaChanges(`${at}[]`, [before.items ?? null, after.items ?? null], inner),
    ...listed(before.anyOf).flatMap((one, i) => schemaChanges(`${at}|${i}`, [one, listed(after.anyOf)[i] ?? null], inner)),
  ];
}

type Nullable = { readonly schema: Fields; readonly mayBeNull: boolean };

/** A schema apart from the null that it takes, however it is written: in its types, or as one of two. */
function withoutNull(schema: Fields, document: Json): Nullable {
  if (Array.isArray(schema.type) && schema.type.includes("null")) {
    const types = schema.type.filter((type) => type !== "null");
    return { schema: { ...schema, type: types.length === 1 ? (types[0] ?? null) : types }, mayBeNull: true };
  }
  const ways = listed(schema.anyOf);
  const others = ways.filter((way) => fieldsOf(way).type !== "null");
  if (others.length === ways.length) return { schema, mayBeNull: false };
  const [only] = others;
  return { schema: others.length === 1 && only !== undefined ? resolved(only, document) : { ...schema, anyOf: others }, mayBeNull: true };
}

function nullChanges(at: string, [was, is]: readonly [boolean, boolean], side: Side): string[] {
  if (side === "sent") return was && !is ? [`${at} may not be null any more`] : [];
  return is && !was ? [`${at} may be null now`] : [];
}

const LEAST = ["minimum", "exclusiveMinimum", "minLength", "minItems"] as const;
const MOST = ["maximum", "exclusiveMaximum", "maxLength", "maxItems"] as const;
const FORMS = ["pattern", "format"] as const;

/** Narrower for what is sent, wider for what is answered. */
function limitChanges(at: string, [before, after]: readonly [Fields, Fields], side: Side): string[] {
  const bound = (of: Fields, name: string, none: number) => (typeof of[name] === "number" ? of[name] : none);
  const isWorse = (had: number, has: number) => (side === "sent" ? has > had : has < had);
  const least = LEAST.filter((name) => isWorse(bound(before, name, -Infinity), bound(after, name, -Infinity)));
  const most = MOST.filter((name) => isWorse(-bound(before, name, Infinity), -bound(after, name, Infinity)));
  const forms = FORMS.filter((name) => before[name] !== after[name] && (side === "sent" ? name in after : name in before));
  const isClosed = side === "sent" && after.additionalProperties === false && before.additionalProperties !== false;
  return [
    ...(isClosed ? [`${at} takes no other fields any more`] : []),
    ...[...least, ...most, ...forms].map(
      (name) => `${at} has ${name} ${String(after[name] ?? "none")}, had ${String(before[name] ?? "none")}`,
    ),
  ];
}

function fieldChanges(at: string, [before, after]: readonly [Fields, Fields], within: Within): string[] {
  const [had, has] = [fieldsOf(before.properties), fieldsOf(after.properties)];
  const [needed, needs] = [listed(before.required), listed(after.required)];
  const isOptionalNow = within.side === "answered" ? needed.filter((name) => !needs.includes(name)) : [];
  const isNeededNow = within.side === "sent" ? needs.filter((name) => !needed.includes(name)) : [];
  return [
    ...Object.entries(had).flatMap(([name, field]) => schemaChanges(`${at}.${name}`, [field, has[name] ?? null], within)),
    ...isOptionalNow.filter((name) => String(name) in has).map((name) => `${at}.${String(name)} may be missing now`),
    ...isNeededNow.map((name) => `${at}.${String(name)} must be sent now`),
  ];
}

function choiceChanges(at: string, [before, after]: readonly [Fields, Fields], side: Side): string[] {
  if (!Array.isArray(before.enum)) return side === "sent" && Array.isArray(after.enum) ? [`${at} has choices now`] : [];
  const [had, has] = [before.enum as readonly Json[], listed(after.enum)];
  const gone = had.filter((choice) => !has.includes(choice)).map((choice) => `${at} has no ${String(choice)} any more`);
  const added = has.filter((choice) => !had.includes(choice)).map((choice) => `${at} may be ${String(choice)} now`);
  return side === "sent" ? gone : [...gone, ...added];
}

/** `integer`, `string null`: in one order. */
function kindOf({ type, anyOf }: Fields): string {
  if (Array.isArray(anyOf)) return `one of ${anyOf.length}`;
  return Array.isArray(type) ? type.toSorted().join(" ") : String(type);
}

function resolved(schema: Json, document: Json): Fields {
  const { $ref } = fieldsOf(schema);
  if (typeof $ref !== "string") return fieldsOf(schema);
  const [, ...way] = $ref.split("/");
  return fieldsOf(way.reduce<Json>((at, name) => fieldsOf(at)[name] ?? null, document));
}

function listed(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function fieldsOf(value: Json | undefined): Fields {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? (value as Fields) : {};
}
