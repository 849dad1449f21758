import { type DeskRefusal, orderByCommand } from "#domain/desk/index.server.ts";
import { markHomesOfCompany } from "#domain/listings/index.server.ts";
import { HEAT_WORDS } from "#domain/tenants/core/heat.ts";
import { TENANT_STATE_WORDS } from "#domain/tenants/core/tenant-states.ts";
import type { CustomerState, ListingSource } from "#domain/tenants/core/types.ts";
import {
  allTenants,
  applicationsIn,
  askedHosts,
  customersOfTenant,
  findTenant,
  inviteCustomer,
  keepTenantMail,
  type LinkRefusal,
  type LookedUpMail,
  linkCompany,
  lookUpTenantMail,
  moveTenant,
  type ReviewRefusal,
  rejectApplication,
  type SetUpRefusal,
  type StepRefusal,
  setUpTenant,
} from "#domain/tenants/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { AT_WORK, nameAtMachine, type Work } from "#main/commands/desk-door.server.ts";
import { quoted } from "#main/commands/quoted.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { FindTexts } from "#platform/mail-domain/check-mail-domain.ts";
import { type OurSending, officeSelector } from "#platform/mail-domain/dkim-key.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import type { TenantsCommand } from "./tenants-command.ts";

export type TenantOperator = {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  /** TXT records of a name. */
  readonly findTexts: FindTexts;
  /** How mails go out from domains of others; null: they do not. */
  readonly ours: OurSending | null;
  readonly storage: Storage;
  readonly print: (line: string) => void;
};
type Of<Kind extends TenantsCommand["kind"]> = Extract<TenantsCommand, { kind: Kind }>;
type OnKey = { readonly key: string };

const SOURCE_WORDS: Readonly<Record<ListingSource, string>> = { own: "自社の物件だけ", "own-first": "自社の物件を先に", all: "すべて" };
export const NO_TENANT = "そのキーの会社はありません";

/** Applications that wait, those that have waited longest first, and every tenant; whom to reach there is told at the desk alone. */
export async function listTenants({ db, print }: TenantOperator): Promise<null> {
  const waiting = await applicationsIn(db, ["review"]);
  for (const { id, receivedAt, company, licence, ...more } of waiting) {
    print(`${id}  ${TENANT_STATE_WORDS.review}  ${isoDateInJapan(receivedAt)}  ${quoted(company)}  ${licence}`);
    print(`  所在地: ${quoted(more.address)}  プラン: ${more.plan}  物件: ${SOURCE_WORDS[more.listingSource]}`);
    print(`  ドメイン: ${more.mailDomain ?? "-"}  LINE: ${more.lineAccount ?? "-"}`);
    if (more.companyId !== null) print(`  申し込んだ業者アカウント: ${more.companyId}`);
    if (more.note !== null) print(`  ご質問・ご要望: ${quoted(more.note)}`);
  }
  const tenants = await allTenants(db);
  const asked = await askedHosts(db);
  for (const { key, state, name, isSample } of tenants) {
    print(`${key}  ${TENANT_STATE_WORDS[state]}${isSample ? "(架空)" : ""}  ${quoted(name)}`);
    const hosts = asked.get(key);
    if (hosts) print(`  確認待ちのリンク先: ${hosts.join("、")}`);
  }
  if (waiting.length + tenants.length === 0) print("申し込みも会社もありません");
  return null;
}

export async function showTenant({ db, print }: TenantOperator, { key }: OnKey): Promise<string | null> {
  const tenant = await findTenant(db, key);
  if (!tenant) return NO_TENANT;
  print(`${key}  ${TENANT_STATE_WORDS[tenant.state]}  ${quoted(tenant.name)}  ${tenant.licence}`);
  print(`  所在地: ${quoted(tenant.address)}`);
  print(`  色: ${tenant.brandColour}  リンク先: ${tenant.allowedHosts.join("、") || "なし"}`);
  print(`  配信前の確認: ${tenant.approval === "manual" ? "する" : "しない"}  有望とみる日数: ${tenant.hotDays}日`);
  print(`  管理画面で使う会社: ${tenant.companyId ?? "なし"}  ご提案する物件: ${SOURCE_WORDS[tenant.listingSource]}`);
  const { mailDomain, spf, dkim, dmarc, isMailReady } = tenant;
  print(
    `  ドメイン: ${mailDomain ?? "-"}  SPF: ${spf}  DKIM: ${dkim}  DMARC: ${dmarc}  差出人: ${isMailReady ? "このドメイン" : "このサイト"}`,
  );
  return null;
}

const CUSTOMER_WORDS: Readonly<Record<CustomerState, string>> = { waiting: "確認前", active: "利用中", stopped: "停止" };

/** By number: who they are is their office's to know. */
export async function listCustomers({ db, print }: TenantOperator, { key }: OnKey): Promise<string | null> {
  const tenant = await findTenant(db, key);
  if (!tenant) return NO_TENANT;
  const customers = await customersOfTenant(db, key);
  print(`${quoted(tenant.name)}  お客さま${customers.length}人  関心は${tenant.hotDays}日間のもの`);
  for (const { id, heat, state } of customers) print(`関心: ${HEAT_WORDS[heat]}  ${CUSTOMER_WORDS[state]}  ${id}`);
  return null;
}

const REVIEW_WORDS: Readonly<Record<Extract<ReviewRefusal, string>, string>> = {
  unknown: "その受付番号の、審査を待つ申し込みはありません",
  "note-missing": "--note に理由を書いてください",
};

/** Turns an application down, or asks that it be approved, which an operator at the desk agrees to. */
export async function review(operator: TenantOperator, { kind: _kind, ...order }: Of<"review">): Promise<string | null> {
  if (order.decision === "approve") return askApproval(operator, order);
  const reviewed = await rejectApplication(operator, order);
  if (!reviewed.ok) return typeof reviewed.reason === "string" ? REVIEW_WORDS[reviewed.reason] : notFrom(reviewed.reason);
  operator.print(`${order.id}: お断りしました`);
  return null;
}

type ToApprove = Extract<Of<"review">, { decision: "approve" }>;

async function askApproval(operator: TenantOperator, { id, key, note }: Omit<ToApprove, "kind">): Promise<string | null> {
  const deps = { ...operator, onHomesChanged: markHomesOfCompany };
  const act = { queue: "tenants", id, action: "approve", name: nameAtMachine(), fields: { key, note } } as const;
  const asked = await orderByCommand(deps, act);
  if (!asked.ok) return refusalWords(asked.reason);
  operator.print(`${id}: 承認を頼みました。運営の画面で、ほかの担当者が承認すると、${key} を設定中にします`);
  return null;
}

function refusalWords(reason: DeskRefusal): string {
  if (reason.is === "taken") return AT_WORK;
  if (reason.is === "asked") return "すでに承認を頼んでいます";
  if (reason.is === "not-now") return `いまは「${reason.state}」のため、できません`;
  return reason.is === "invalid" ? reason.faults.map(({ field, message }) => `--${field}: ${message}`).join("。") : REVIEW_WORDS.unknown;
}

const SET_UP_WORDS: Readonly<Record<SetUpRefusal, string>> = {
  unknown: NO_TENANT,
  closed: "終了した会社です",
  colour: "--colour は #0b5d66 の形で、白の上で読める濃さ(コントラスト4.5以上)にしてください",
  hosts: "--host は www.example.jp の形で、10件までです",
  days: "--hot-days は1から60です",
  "mail-domain": "--mail-domain は example.jp の形で書いてください",
  "no-company": "自社の物件は、管理画面で使う会社を company で決めてから選べます",
};

export async function setUp(operator: TenantOperator, { kind: _kind, ...order }: Of<"set-up">): Promise<string | null> {
  const done = await setUpTenant(operator, order);
  return done.ok ? showTenant(operator, { key: order.key }) : SET_UP_WORDS[done.reason];
}

const LINK_WORDS: Readonly<Record<LinkRefusal, string>> = {
  unknown: NO_TENANT,
  "unknown-company": "そのIDの業者アカウントはないか、終了しています",
  "company-taken": "その業者アカウントは、すでに物件提案サービスを使っています",
};

export async function company({ db, clock, print }: TenantOperator, { key, companyId }: Of<"company">): Promise<string | null> {
  const linked = await linkCompany({ db, clock }, { key, companyId });
  if (!linked.ok) return LINK_WORDS[linked.reason];
  print(
    linked.value === null ? `${key}: 管理画面では、だれも使えなくしました` : `${key}: ${quoted(linked.value.name)}の管理画面で使えます`,
  );
  return null;
}

export async function move({ db, clock, print }: TenantOperator, { key, step, note }: Of<"move">): Promise<string | null> {
  const moved = await moveTenant({ db, clock }, { key, step, note });
  if (!moved.ok) return stepWords(moved.reason);
  print(`${key}: ${TENANT_STATE_WORDS[moved.value]}にしました`);
  return null;
}

function stepWords(reason: StepRefusal): string {
  if (typeof reason !== "string") return notFrom(reason);
  return reason === "unknown" ? NO_TENANT : "--note に理由を書いてください";
}

function notFrom({ notFrom: state }: Exclude<StepRefusal, string>): string {
  return `いまは「${TENANT_STATE_WORDS[state]}」のため、できません`;
}

const CHECK_WORDS = {
  ok: "確認できました",
  missing: "設定がありません",
  wrong: "設定に誤りがあります",
  unknown: "確かめられませんでした",
} as const;

const NOT_READY = "差出人: このサイトのアドレスから、会社の名前で送ります";

/** Asks DNS what receivers of mails from the tenant's domain would find: what went wrong, or what keeps it and tells it with what to do. */
export async function readyCheck(operator: TenantOperator, { key, selector }: Of<"check">): Promise<Work<TenantOperator> | string> {
  const found = await lookUpTenantMail(operator, { key, selector });
  if (found.ok) return (at) => keepCheck(at, found.value);
  return found.reason === "unknown" ? NO_TENANT : "差出人のドメインがありません。set-up の --mail-domain で設定してください";
}

async function keepCheck(operator: TenantOperator, found: LookedUpMail): Promise<null> {
  const { checks, isReady } = await keepTenantMail(operator, found, "operator");
  for (const { what, name, state, hint } of checks)
    operator.print(`${what}  ${CHECK_WORDS[state]}  ${name}${state === "ok" ? "" : `  ${hint}`}`);
  operator.print(isReady ? "差出人: このドメインから送ります" : NOT_READY);
  const { ours } = operator;
  if (ours === null) operator.print("MAIL_DKIM_KEY と MAIL_SPF_INCLUDE を設定すると、会社のドメインから送れます");
  else if (!isReady) operator.print(`会社に渡す TXT(${officeSelector(ours, found.key)}._domainkey)  v=DKIM1; k=rsa; p=${ours.publicKey}`);
  return null;
}

/** Who has stopped everything gets nothing, and the line says the same. */
export async function invite(operator: TenantOperator, { key, email, name }: Of<"invite">): Promise<string | null> {
  // The mail goes out by the running site, which the command wakes.
  const deps = { ...operator, jobs: { send: async () => undefined } };
  if (!(await inviteCustomer(deps, { tenant: key, email, name }))) return "そのキーの会社はないか、利用中ではありません";
  operator.print(`${key}: 条件を入力するページをメールで送ります`);
  return null;
}
