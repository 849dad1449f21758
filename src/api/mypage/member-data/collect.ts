import type { AccountFacts } from "#domain/members/wire/account-facts.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { memberNumberOf } from "#wire/member-number.ts";
import { SERVICE_NAME } from "#wire/site-words.ts";
import { type Owner, SECTIONS, type SectionName } from "./sections.ts";

/** One more where a name in the file changes its meaning or goes; what is added changes nothing. */
const SCHEMA_VERSION = 1;

/** What the identity service tells of an account. */
export type Account = AccountFacts & {
  readonly username: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly secondFactors: readonly string[];
};

export type MemberData = {
  readonly schemaVersion: number;
  readonly service: string;
  readonly exportedAt: Date;
  readonly memberNumber: string | null;
  /** The id that the account has in all our records. */
  readonly memberId: string;
  readonly account: Account;
  readonly sections: Readonly<Record<SectionName, unknown>>;
};

type Asked = { readonly owner: Owner; readonly account: Account; readonly now: Date };

/** Everything of a member as it stood at one moment: no part of it is younger than another. */
export async function collectMemberData(db: Db, { owner, account, now }: Asked): Promise<MemberData> {
  const sections = await db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(sectionsFor(owner));
  return {
    ...{ schemaVersion: SCHEMA_VERSION, service: SERVICE_NAME, exportedAt: now },
    ...{ memberNumber: memberNumberOf(owner.sub), memberId: owner.sub },
    account,
    sections,
  };
}

const sectionsFor =
  (owner: Owner) =>
  async (tx: Tx): Promise<MemberData["sections"]> => {
    const collected: Partial<Record<SectionName, unknown>> = {};
    // One connection: one question after another.
    for (const [name, { collect }] of Object.entries(SECTIONS)) collected[name as SectionName] = await collect(tx, owner);
    return collected as MemberData["sections"];
  };

/** The file for machines, a section at a time. */
export function* jsonOf({ sections, ...head }: MemberData): Generator<string, void> {
  const inner = (value: unknown, depth: string) => JSON.stringify(value, null, 2).replaceAll("\n", `\n${depth}`);
  yield "{\n";
  for (const [name, value] of Object.entries(head)) yield `  ${JSON.stringify(name)}: ${inner(value, "  ")},\n`;
  yield '  "sections": {';
  for (const [at, [name, value]] of Object.entries(sections).entries())
    yield `${at === 0 ? "" : ","}\n    ${JSON.stringify(name)}: ${inner(value, "    ")}`;
  yield "\n  }\n}\n";
}
