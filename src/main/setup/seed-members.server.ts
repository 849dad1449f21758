import { clientsOf, openClient } from "#domain/api-access/index.server.ts";
import { joinSampleCompany } from "#domain/companies/index.server.ts";
import { addSampleMailing, mailingKeys } from "#domain/direct-mail/index.server.ts";
import { DEVELOPMENT_POOL, ensureSampleAccount, type IdentityService, type SampleAccount } from "#domain/identity/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { acceptDocuments, mergeLooked, saveProfile, saveUserInfo } from "#domain/members/index.server.ts";
import { currentText } from "#domain/members/purposes.ts";
import { NO_USER_INFO, type UserInfoFields } from "#domain/members/user-info.ts";
import { holdsImports, listCities } from "#domain/properties/index.server.ts";
import { EXAMPLE_SEARCHES } from "#ingest/sample/example-searches.ts";
import { SAMPLE_COMPANIES, SAMPLE_MAIL } from "#ingest/sample/offers/sample-companies.ts";
import { days } from "#kernel/duration.ts";
import { textTable } from "#main/commands/text-table.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { OPERATORS_GROUP } from "#wire/account-attributes.ts";
import { PRIVACY_VERSION, TERMS_VERSION } from "#wire/legal-versions.ts";
import { seedHomes } from "./seed-homes.server.ts";
import { seedKept } from "./seed-kept.server.ts";

/** Known to everybody who reads the README: in local mode only. */
export const SAMPLE_PASSWORD = "mihon-no-kagi-7";
/** For an authenticator app, as base32. */
export const SAMPLE_TOTP_SECRET = "MIHONNOKAGIMACHINONEMIHONNOKAGI2";

type SampleMember = {
  /** 見本 of which state. */
  readonly state: string;
  readonly email: string;
  readonly account?: Partial<SampleAccount>;
  readonly hasData?: true;
  /** The other side of the offers of the one with data. */
  readonly hasOffers?: true;
  /** Owner of the first of the invented companies. */
  readonly hasCompany?: true;
};

/** One a state that screens need. All of it is sample data. */
export const SAMPLE_MEMBERS: readonly SampleMember[] = [
  { state: "新規", email: "shinki@example.com" },
  { state: "プロフィール登録済み", email: "toroku-zumi@example.com", hasData: true },
  { state: "オファーの相手", email: "offer-aite@example.com", hasOffers: true },
  { state: "認証アプリ", email: "ninsho-app@example.com", account: { totpSecret: SAMPLE_TOTP_SECRET } },
  { state: "業者", email: SAMPLE_MAIL, account: { totpSecret: SAMPLE_TOTP_SECRET }, hasCompany: true },
  { state: "運営", email: "mihon-unei@example.com", account: { totpSecret: SAMPLE_TOTP_SECRET, groups: [OPERATORS_GROUP] } },
  { state: "運営(2人目)", email: "mihon-unei-2@example.com", account: { totpSecret: SAMPLE_TOTP_SECRET, groups: [OPERATORS_GROUP] } },
  { state: "メール未確認", email: "mikakunin@example.com", account: { isEmailVerified: false } },
  { state: "登録の確認待ち", email: "kakunin-machi@example.com", account: { isEmailVerified: false, status: "UNCONFIRMED" } },
  { state: "停止中", email: "teishi-chu@example.com", account: { isEnabled: false } },
];

const USUAL: Omit<SampleAccount, "email"> = {
  poolId: DEVELOPMENT_POOL.poolId,
  password: SAMPLE_PASSWORD,
  status: "CONFIRMED",
  isEmailVerified: true,
  isEnabled: true,
  totpSecret: null,
};

/** As a sign-up leaves it behind. */
const AGREED = [
  { document: "terms", version: TERMS_VERSION },
  { document: "privacy", version: PRIVACY_VERSION },
] as const;

/** Makes the sample members of local mode; those that are there stay as they are. Examples of what they looked up and keep come with the sample market only. */
export async function seedMembers(service: IdentityService): Promise<void> {
  for (const { email, account, hasData, hasOffers, hasCompany } of SAMPLE_MEMBERS) {
    const caller = { ip: null, requestId: "sample-members" };
    const sub = await ensureSampleAccount(service, { ...USUAL, email, ...account }, caller);
    const member = { sub, username: sub, accessToken: "", isEmailVerified: true };
    await acceptDocuments(service, member, { documents: AGREED, by: "web", sourceHash: null });
    if (hasData) await fillIn(service, member);
    // What is handed in to show who owns a home is held against the name.
    if (hasOffers) await saveName(service, member, { ...NO_USER_INFO, familyName: "見本", givenName: "次郎" });
    if (hasCompany && (await joinSampleCompany(service, { companyId: SAMPLE_COMPANIES[0].id, sub, name: "見本 太郎", email })))
      await fillSampleCompany(service);
  }
}

/** The invented company has ordered the API and begun letters to owners, so that its console has something to show. */
async function fillSampleCompany(service: IdentityService): Promise<void> {
  const { id: companyId, name } = SAMPLE_COMPANIES[0];
  const keys = await mailingKeys({ ...service, sealing: service.secrets })();
  await inTransaction(service.db, async (tx) => {
    if ((await clientsOf({ db: tx, clock: service.clock }, companyId)).length > 0) return;
    await openClient(tx, service, { name, companyId, plan: "standard", endsAt: null });
    await addSampleMailing(tx, { companyId, at: service.clock.now(), keys });
  });
}

/** A second time nothing changes: what is saved for the first time is refused where something is saved. */
async function fillIn(service: IdentityService, member: Member): Promise<void> {
  await saveProfile(service, member, {
    changes: {
      ...{ ageBand: "30s", gender: "female", incomeBand: "700to1000", profession: "employee" },
      icon: { kind: "preset", name: "house" },
    },
    ...{ seen: null, sourceHash: null, consentTextVersion: currentText("profile-matching").version },
  });
  const saved = await saveName(service, member, {
    ...{ familyName: "見本", givenName: "花子", familyKana: "ミホン", givenKana: "ハナコ" },
    ...{ postalCode: "1350061", prefCode: "13", cityCode: "13108", town: "豊洲", street: "1丁目1-1", building: "見本ハイツ101" },
  });
  if (!saved.ok) return;
  if (await holdsImports(service.db)) return;
  const ago = (n: number) => new Date(service.clock.now().getTime() - days(n));
  const searches = EXAMPLE_SEARCHES.map(({ daysAgo, ...search }) => ({ ...search, searchedAt: ago(daysAgo) }));
  await mergeLooked(service, member, { searches, estimates: [], riskWeights: null });
  await seedKept(service, member);
  await seedHomes(service, member);
}

function saveName(service: IdentityService, member: Member, fields: UserInfoFields) {
  const knowsCity = (code: string) => listCities().some((city) => city.code === code);
  return saveUserInfo({ ...service, knowsCity }, member, { fields, seen: null });
}

/** What the start prints. */
export function sampleMembersTable(): string {
  const rows = SAMPLE_MEMBERS.map(({ state, email }) => [state, email, SAMPLE_PASSWORD]);
  const table = textTable({ heading: ["見本の会員", "メールアドレス", "パスワード"], rows, words: [0, 1, 2] });
  return `${table}\n認証アプリの鍵（見本）: ${SAMPLE_TOTP_SECRET}`;
}
