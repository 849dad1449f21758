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
  fc.constant(nested(8)),
  fc.array(texts, { maxLength: 5 }),
  fc.dictionary(texts, texts, { maxKeys: 5 }),
);

function nested(depth: number): unknown {
  return depth === 0 ? "x" : { a: [nested(depth - 1)] };
}

/** Anything JSON can say in place of what is wanted; texts more than anything else, because they get furthest. */
const wrongValue: fc.Arbitrary<unknown> = fc.oneof({ weight: 3, arbitrary: texts }, { weight: 1, arbitrary: others });
export const wrongText: fc.Arbitrary<string> = texts;

/** What a member may be: an arbitrary of right values, or an object or list of such. */
export type Shape = fc.Arbitrary<unknown> | readonly Shape[] | { readonly [name: string]: Shape };

const ABSENT = Symbol("absent");

/** How many members of a hundred are wrong, and how many left out. */
type Care = { readonly wrong: number; readonly absent: number };

const CARES: readonly { readonly weight: number; readonly care: Care }[] = [
  { weight: 4, care: { wrong: 0, absent: 0 } },
  { weight: 4, care: { wrong: 4, absent: 8 } },
  { weight: 3, care: { wrong: 25, absent: 10 } },
];

/** A value of the shape: right, nearly right (members missing, null, doubled, foreign or wrong), or mostly wrong. */
export function bent(shape: Shape): fc.Arbitrary<unknown> {
  return fc.oneof(...CARES.map(({ weight, care }) => ({ weight, arbitrary: valueLike(shape, care) })));
}

function valueLike(shape: Shape, care: Care): fc.Arbitrary<unknown> {
  if (shape instanceof fc.Arbitrary) return shape;
  if (isList(shape)) return listOf(shape, care);
  const members = Object.fromEntries(Object.entries(shape).map(([name, member]) => [name, memberOf(member, care)]));
  return fc.tuple(fc.record(members), care.wrong === 0 ? fc.constant(null) : foreignMember).map(([record, foreign]) => {
    const entries = Object.entries(record).filter(([, value]) => value !== ABSENT);
    return Object.fromEntries(foreign === null ? entries : [...entries, foreign]);
  });
}

function isList(shape: Shape): shape is readonly Shape[] {
  return Array.isArray(shape);
}

function memberOf(shape: Shape, care: Care): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 100 - care.wrong - care.absent, arbitrary: valueLike(shape, care) },
    { weight: care.absent, arbitrary: fc.constantFrom<unknown>(ABSENT, ABSENT, null) },
    { weight: care.wrong, arbitrary: wrongValue },
  );
}

function listOf(shapes: readonly Shape[], care: Care): fc.Arbitrary<unknown> {
  const right = shapes.map((shape) => ({ weight: 4, arbitrary: valueLike(shape, care) }));
  return fc.array(fc.oneof(...right, { weight: care.wrong, arbitrary: fc.constant(null) }), { maxLength: 4 });
}

const foreignMember: fc.Arbitrary<[string, unknown] | null> = fc.oneof(
  { weight: 12, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.tuple(fc.oneof(fc.constantFrom(...PROTOTYPE_NAMES), texts), wrongValue) },
);
