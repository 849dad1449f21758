import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import path from "node:path";
import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import type { Account, Caller, Pool } from "#domain/identity/core/types.ts";
import {
  changeGroup,
  changePasskeys,
  changeRecentSignIn,
  changeSignUpVerification,
  changeTerms,
  countAccounts,
  createAppClient,
  createSitePool,
  findAccountByName,
  findAccountsByNumber,
  type IdentityService,
  listAudit,
  listClients,
  listPools,
  operations,
  registerProvider,
  rotateKeys,
  siteTerms,
} from "#domain/identity/index.server.ts";
import { openProgress, type ProgressOutput } from "#ingest/frame/progress.server.ts";
import { minutes } from "#kernel/duration.ts";
import { OPERATORS_GROUP } from "#wire/account-attributes.ts";
import { readMemberNumber } from "#wire/member-number.ts";
import type { PoolOrder } from "./pool-command.ts";
import { exportUserFile } from "./pool-export.server.ts";
import { importUserFile } from "./pool-import.server.ts";
import {
  type CommandOutcome,
  clientLines,
  createdLines,
  DONE,
  operatorLine,
  poolsTable,
  refusalLine,
  rotatedLine,
  userReport,
} from "./pool-report.ts";

export type PoolConsole = {
  readonly service: IdentityService;
  readonly dataDir: string;
  readonly progress: ProgressOutput & NodeJS.WritableStream;
  readonly write: (text: string) => Promise<void>;
};

type Order<Kind extends PoolOrder["kind"]> = Extract<PoolOrder, { readonly kind: Kind }>;

const LAST_EVENTS = 20;

/** Carries out an order of the operator, who is named in the audit log. */
export async function carryOut(terminal: PoolConsole, order: PoolOrder): Promise<CommandOutcome> {
  const caller: Caller = { ip: null, requestId: `cli-${randomUUID()}`, operator: order.by ?? userInfo().username };
  if (order.kind === "list") return done(await listAll(terminal));
  if (order.kind === "create")
    return done(createdLines(await createSitePool(terminal.service, { name: order.name ?? "まちのね", siteOrigin: order.site }, caller)));
  const pool = await choosePool(terminal, order.pool);
  return "isDone" in pool ? pool : onPool(terminal, { order, pool }, caller);
}

type PoolWork<Kind extends PoolOrder["kind"]> = { readonly order: Order<Kind>; readonly pool: Pool };
type OnPool = Exclude<PoolOrder["kind"], "list" | "create">;

async function onPool(terminal: PoolConsole, { order, pool }: PoolWork<OnPool>, caller: Caller): Promise<CommandOutcome> {
  const { service, dataDir, progress } = terminal;
  switch (order.kind) {
    case "client":
      return makeClient(service, { order, pool }, caller);
    case "provider":
      return addProvider(service, { order, pool }, caller);
    case "user":
      return showUser(service, { order, pool });
    case "operator":
      return chooseOperator(service, { order, pool }, caller);
    case "verification":
      return chooseVerification(service, { order, pool }, caller);
    case "passkeys":
      return offerPasskeys(service, { order, pool }, caller);
    case "recent-sign-in":
      return chooseRecentSignIn(service, { order, pool }, caller);
    case "terms":
      return chooseTerms(service, { order, pool }, caller);
    case "rotate-keys":
      return rotate(service, { order, pool }, caller);
    case "export":
      return exportAll(terminal, { order, pool }, caller);
    case "import": {
      const { file, isDryRun } = order;
      return importUserFile(service, { pool, file, isDryRun, reportFolder: path.join(dataDir, "pool-reports"), progress }, caller);
    }
    default:
      return act(service, { order, pool }, caller);
  }
}

function done(line: string): CommandOutcome {
  return { line, isDone: true };
}

function failed(line: string): CommandOutcome {
  return { line, isDone: false };
}

async function listAll({ service }: PoolConsole): Promise<string> {
  const pools = await listPools(service.db);
  return poolsTable(
    await Promise.all(pools.map(async (pool) => ({ pool, clients: await listClients(service.db, service.secrets, pool.id) }))),
  );
}

/** The pool that is meant: the one named, or the only one. */
async function choosePool({ service }: PoolConsole, id: string | null): Promise<Pool | CommandOutcome> {
  const pools = await listPools(service.db);
  const found = id === null ? pools : pools.filter((pool) => pool.id === id);
  const [only, another] = found;
  if (only && !another) return only;
  if (another) return failed(`プールが${found.length}個あります。--pool で指定してください: ${found.map((pool) => pool.id).join("、")}`);
  return failed(
    id === null
      ? "プールがまだありません。npm run pool -- create で作れます。"
      : `${id} というプールはありません。npm run pool -- list で確かめてください。`,
  );
}

async function makeClient(service: IdentityService, { order, pool }: PoolWork<"client">, caller: Caller): Promise<CommandOutcome> {
  const { name, callbacks: callbackUrls, logouts: logoutUrls, hasSecret: withSecret } = order;
  return done(clientLines(await createAppClient(service, { pool, name, callbackUrls, logoutUrls, withSecret }, caller)));
}

async function addProvider(service: IdentityService, { order, pool }: PoolWork<"provider">, caller: Caller): Promise<CommandOutcome> {
  const { name, clientId, secretFile } = order;
  const secret = await readFile(secretFile, "utf8").catch(() => null);
  if (secret === null || secret.trim() === "") return failed(`${secretFile} からシークレットを読めません。`);
  const clients = await registerProvider(service, { pool, name, clientId, secret: secret.trim() }, caller);
  return done(
    `${name} でのログインを使えるようにしました(クライアント ${clients}個)。${name} には ${service.origin()}/oauth2/idpresponse を登録してください。`,
  );
}

async function showUser(service: IdentityService, { order, pool }: PoolWork<"user">): Promise<CommandOutcome> {
  const found = await findUsers(service, pool, order.user);
  if (found.length === 0) return failed(`${order.user} というユーザーはいません。`);
  const reports = found.map(async (account) => userReport(account, await listAudit(service.db, account.sub, LAST_EVENTS)));
  return done((await Promise.all(reports)).join("\n\n"));
}

/** By name or address, else by 会員番号, which two may share. */
async function findUsers({ db }: IdentityService, pool: Pool, named: string): Promise<readonly Account[]> {
  const account = await findAccountByName(db, pool, named);
  if (account) return [account];
  const value = readMemberNumber(named);
  return value === null ? [] : findAccountsByNumber(db, pool, value);
}

async function chooseVerification(
  service: IdentityService,
  { order, pool }: PoolWork<"verification">,
  caller: Caller,
): Promise<CommandOutcome> {
  await changeSignUpVerification(service, { pool, method: order.method }, caller);
  return done(
    `${pool.id}(${pool.name})の会員登録を、${order.method === "link" ? "メールのリンク" : "メールのコード"}で確認するようにしました。`,
  );
}

async function offerPasskeys(service: IdentityService, { order, pool }: PoolWork<"passkeys">, caller: Caller): Promise<CommandOutcome> {
  const isDone = await changePasskeys(service, { pool, siteOrigin: order.site }, caller);
  return isDone
    ? done(`${pool.id}(${pool.name})で、${new URL(order.site).hostname} のパスキーを使えるようにしました。`)
    : failed(`${order.site} ではパスキーを使えません。ドメイン名の https の URL を指定してください。`);
}

async function chooseRecentSignIn(
  service: IdentityService,
  { order, pool }: PoolWork<"recent-sign-in">,
  caller: Caller,
): Promise<CommandOutcome> {
  const { client: clientId, seconds, site } = order;
  if (!(await changeRecentSignIn(service, { pool, clientId, seconds, siteOrigin: site }, caller)))
    return failed(`${clientId} というクライアントは、このプールにありません。npm run pool -- list で確かめてください。`);
  return done(
    seconds === null
      ? `${clientId} では、変更の前のログインを求めないようにしました。`
      : `${clientId} では、二段階認証や連絡先の変更に、${seconds}秒以内のログインを求めるようにしました。`,
  );
}

async function chooseTerms(service: IdentityService, { order, pool }: PoolWork<"terms">, caller: Caller): Promise<CommandOutcome> {
  const { site, version } = order;
  const terms = site === null || version === null ? null : siteTerms(site, version);
  await changeTerms(service, { pool, terms }, caller);
  return done(
    terms === null
      ? `${pool.id}(${pool.name})の会員登録で、同意を求めないようにしました。`
      : `${pool.id}(${pool.name})の会員登録で、利用規約の ${terms.version} 版(${terms.termsUrl})への同意を求めるようにしました。`,
  );
}

async function rotate(service: IdentityService, { order, pool }: PoolWork<"rotate-keys">, caller: Caller): Promise<CommandOutcome> {
  const { leadMinutes } = order;
  const kid = await rotateKeys(service, { pool, leadSeconds: leadMinutes * 60 }, caller);
  return done(rotatedLine(kid, leadMinutes === 0 ? null : new Date(service.clock.now().getTime() + minutes(leadMinutes))));
}

const OPERATIONS = { disable: "AdminDisableUser", enable: "AdminEnableUser", reset: "AdminResetUserPassword" } as const;

/** By the operations of the API, so that both do and note the same. */
async function act(service: IdentityService, { order, pool }: PoolWork<keyof typeof OPERATIONS>, caller: Caller): Promise<CommandOutcome> {
  const operation = operations.get(`AWSCognitoIdentityProviderService.${OPERATIONS[order.kind]}`);
  if (!operation) throw new Error(`no operation ${OPERATIONS[order.kind]}`);
  const found = await findUsers(service, pool, order.user);
  if (found.length > 1) return failed(`${order.user} という会員番号の会員は${found.length}人います。ユーザー名で指定してください。`);
  try {
    await operation.run(service, { UserPoolId: pool.id, Username: found[0]?.username ?? order.user }, caller);
    return done(`${order.user} ${DONE[order.kind]}`);
  } catch (error) {
    if (error instanceof IdentityRefusal) return failed(refusalLine(error));
    throw error;
  }
}

/** In the group whose people work at the desk, or out of it. */
async function chooseOperator(service: IdentityService, { order, pool }: PoolWork<"operator">, caller: Caller): Promise<CommandOutcome> {
  const { user, isOperator } = order;
  const [account, another] = await findUsers(service, pool, user);
  if (!account) return failed(`${user} というユーザーはいません。`);
  if (another) return failed(`${user} という会員番号の会員は一人ではありません。ユーザー名で指定してください。`);
  const isChanged = await changeGroup(service, { account, group: OPERATORS_GROUP, isMember: isOperator }, caller);
  return done(operatorLine(user, { isOperator, isChanged, hasFactor: account.totpMfa || account.smsMfa }));
}

async function exportAll(
  { service, write, progress }: PoolConsole,
  { order, pool }: PoolWork<"export">,
  caller: Caller,
): Promise<CommandOutcome> {
  const shown = openProgress("書き出し", progress, service.clock);
  try {
    const users = await countAccounts(service.db, pool.id);
    const onProgress = (written: number) => shown.update(written, users);
    return await exportUserFile(service, { pool, file: order.file, write, onProgress }, caller);
  } finally {
    shown.stop();
  }
}
