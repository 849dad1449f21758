import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { comeAgain } from "#api/http/come-again.ts";
import { type MemberEnv, notSignedIn } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import { rateLimit } from "#api/http/rate-limit.ts";
import { places } from "#api/http/turns.ts";
import { whileRead } from "#api/http/while-read.ts";
import { removeDocumentsOf } from "#domain/assets/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { deleteAccount, type IdentityWire, noteExport } from "#domain/members/index.server.ts";
import { minutes } from "#kernel/duration.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { type Account, collectMemberData, jsonOf, type MemberData } from "./collect.ts";
import { FORGET } from "./forget.ts";
import { type PrintedSection, printedPage } from "./print/printed-page.ts";
import { deleteAccountRoute, exportRoute } from "./routes.ts";
import { SECTIONS, type SectionName } from "./sections.ts";
import { zipOf } from "./zip.ts";

export type MemberDataDeps = Pick<IdentityWire, "getUser" | "deleteUser" | "accountFacts"> & {
  readonly db: Db;
  readonly clock: Clock;
  /** Where documents of members lie. */
  readonly storage: Storage;
};

/** Five, and one more each half hour: enough for who lost the file, too little for who wants to tire the database. */
const EXPORTS_OF_MEMBER: Allowance = { capacity: 5, perSecond: 1 / 1800 };
/** Each reads all of somebody in one transaction, and holds it in memory until it has been read, or its time is over. */
const EXPORTS_AT_ONCE = { ofOne: 1, inAll: 4 };
const READ_WITHIN = minutes(2);
const BUSY_FOR_SECONDS = 10;

/** 自分のデータ: a member takes everything of theirs away, and leaves. */
export function addMemberData(service: OpenAPIHono<MemberEnv>, deps: MemberDataDeps): void {
  const atOnce = places(EXPORTS_AT_ONCE);
  service.on(
    "POST",
    "/export",
    rateLimit(EXPORTS_OF_MEMBER, deps.clock, (c: Context<MemberEnv>) => c.var.member.sub),
  );
  service.openapi(exportRoute, async (c) => {
    const place = atOnce.take(c.var.member.sub);
    if (place === null) return comeAgain(c, BUSY_FOR_SECONDS);
    let isHandedOn = false;
    try {
      return await handOut(c, deps, (zip) => {
        isHandedOn = true;
        return whileRead(zip, { ...place, most: READ_WITHIN });
      });
    } finally {
      if (!isHandedOn) place.leave();
    }
  });

  service.openapi(deleteAccountRoute, async (c) => {
    // Its mail names the device of the person, not our server.
    const deleteUser = (token: string) => deps.deleteUser(token, c.req.header("user-agent"));
    const alsoForget = Object.values(FORGET).map((forget) => (tx: Tx, sub: string) => forget(tx, sub, deps));
    const deleted = await deleteAccount({ ...deps, deleteUser, alsoForget }, c.var.member);
    if (!deleted.ok) {
      if (deleted.reason === "sign-in-too-old") return problem(c, "recent-sign-in-required");
      return deleted.reason === "unreached" ? problem(c, "unreached") : notSignedIn(c);
    }
    // Theirs alone: should it fail, the hourly sweep of documents finds them.
    await removeDocumentsOf(deps, c.var.member.sub).catch(() => undefined);
    const { at, keptConsents } = deleted.value;
    return c.json({ deletedAt: at.toISOString(), keptConsents }, 200);
  });
}

type Handed = (zip: ReadableStream<Uint8Array>) => ReadableStream<Uint8Array>;

async function handOut(c: Context<MemberEnv>, deps: MemberDataDeps, handed: Handed) {
  const { member } = c.var;
  const account = await accountOf(deps, member);
  if (account === "unreached") return problem(c, "unreached");
  if (account === null) return notSignedIn(c);
  const noted = await noteExport(deps, member);
  if (!noted.ok) return noted.reason === "gone" ? notSignedIn(c) : problem(c, "recent-sign-in-required");
  const now = noted.value;
  const { email, email_verified } = account.attributes;
  const owner = { sub: member.sub, verifiedAddress: email_verified === "true" && email !== undefined ? email : null };
  const data = await collectMemberData(deps.db, { owner, account, now });
  const files = [
    { name: "machinone-data.json", pieces: jsonOf(data) },
    { name: "machinone-data.html", pieces: printedPage({ ...data, sections: printedSections(data) }) },
  ];
  c.header("Content-Type", "application/zip");
  c.header("Content-Disposition", `attachment; filename="machinone-data-${isoDateInJapan(now)}.zip"`);
  return c.body(handed(zipOf(files, now)), 200);
}

/** What the identity service tells of a member now. Null: the sign-in was ended. */
async function accountOf({ getUser, accountFacts }: MemberDataDeps, { accessToken }: Member): Promise<Account | null | "unreached"> {
  const user = await getUser(accessToken);
  if (user === null || user === "unreached") return user;
  const facts = await accountFacts(accessToken);
  if (facts === "unreached") return facts;
  const { username, attributes, secondFactors = [] } = user;
  return { username, attributes, secondFactors, ...facts };
}

/** As people read them: the account first. */
function printedSections({ account, sections }: MemberData): PrintedSection[] {
  const named = Object.entries(SECTIONS) as [SectionName, (typeof SECTIONS)[SectionName]][];
  return [
    { name: "account", title: "アカウント", source: "ログインのサービスに登録されている内容と記録", value: account },
    ...named.map(([name, { title, source }]) => ({ name, title, source, value: sections[name] })),
  ];
}
