import fc from "fast-check";

/** Names that objects have by themselves. */
export const PROTOTYPE_NAMES = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf"];

/** `@{kind:n}` stands for something that is alive in the service when the request is sent: see {@link FuzzWorld}. */
const ALIVE = ["access", "id", "refresh", "session", "block", "name", "sub", "email", "device", "client", "pool", "identity"];

const aliveElsewhere = fc.tuple(fc.constantFrom(...ALIVE), fc.nat(11)).map(([kind, n]) => `@{${kind}:${n}}`);

const hardTexts = fc.constantFrom(
  ...PROTOTYPE_NAMES,
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "x\udfffy",
  "\ufeff\u202e\u200d",
  "a\r\nX-Injected: yes",
  "👨‍👩‍👧‍👦👨‍👩‍👧‍👦",
  "ﷺ".repeat(200),
  "あ".repeat(2100),
  "a".repeat(2049),
  "a".repeat(131_073),
  "%00%0d%0a",
  "../../../../etc/passwd",
  "' or 1=1; --",
  "<script>alert(1)</script>",
  "-1",
  "1e999",
  "NaN",
  "null",
  "e30.e30.e30",
  "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.",
  "2001-02-30",
  "99999999999999999999",
);

const texts = fc.oneof(
  { weight: 4, arbitrary: hardTexts },
  { weight: 2, arbitrary: aliveElsewhere },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 200 }) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 1, maxLength: 800 }) },
  { weight: 1, arbitrary: fc.base64String({ maxLength: 900 }) },
);

const others = fc.oneof(
  fc.constantFrom<unknown>(0, -1, 1.5, 61, 1e308, 2 ** 53, -0, true, false, [], [null], [[]], {}, { length: 3 }, ""),
  fc.constantFrom(...PROTOTYPE_NAMES).map((name) => Object.fromEntries([[name, "x"]])),
  fc.constant(Array.from({ length: 300 }, (_, i) => ({ Name: `custom:${i}`, Value: "x" }))),
  fc.constant(nested(40)),
  fc.array(texts, { maxLength: 5 }),
  fc.dictionary(texts, texts, { maxKeys: 5 }),
);

function nested(depth: number): unknown {
  return depth === 0 ? "x" : { a: [nested(depth - 1)] };
}

/** Anything JSON can say in place of what is wanted; texts more than anything else, because they get furthest. */
export const wrongValue: fc.Arbitrary<unknown> = fc.oneof({ weight: 3, arbitrary: texts }, { weight: 1, arbitrary: others });
export const wrongText: fc.Arbitrary<string> = texts;

/** What a member may be: an arbitrary of right values, or an object or list of such. */
export type Shape = fc.Arbitrary<unknown> | readonly Shape[] | { readonly [name: string]: Shape };

const ABSENT = Symbol("absent");

/** A value of the shape whose members are mostly right, and sometimes wrong, null, missing, doubled or foreign. */
export function bent(shape: Shape): fc.Arbitrary<unknown> {
  if (shape instanceof fc.Arbitrary) return shape;
  if (isList(shape)) return bentList(shape);
  const members = Object.fromEntries(Object.entries(shape).map(([name, member]) => [name, bentMember(member)]));
  return fc.tuple(fc.record(members), foreignMember).map(([record, foreign]) => {
    const entries = Object.entries(record).filter(([, value]) => value !== ABSENT);
    return Object.fromEntries(foreign === null ? entries : [...entries, foreign]);
  });
}

function isList(shape: Shape): shape is readonly Shape[] {
  return Array.isArray(shape);
}

function bentMember(shape: Shape): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 20, arbitrary: bent(shape) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(ABSENT, ABSENT, null) },
    { weight: 2, arbitrary: wrongValue },
  );
}

function bentList(shapes: readonly Shape[]): fc.Arbitrary<unknown> {
  const one = fc.oneof(...shapes.map((shape) => ({ weight: 4, arbitrary: bent(shape) })), { weight: 1, arbitrary: fc.constant(null) });
  return fc.array(one, { maxLength: 4 });
}

const foreignMember: fc.Arbitrary<[string, unknown] | null> = fc.oneof(
  { weight: 12, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.tuple(fc.oneof(fc.constantFrom(...PROTOTYPE_NAMES), texts), wrongValue) },
);
