import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type Milliseconds, seconds } from "#kernel/duration.ts";
import { hostNames, testHostFaults } from "#platform/outside/host-names.ts";
import { SIGN_IN_SCOPES } from "#wire/oauth-scopes.ts";
import { SOCIAL_STRATEGIES, type SocialStrategyName } from "#wire/session-cookies.ts";
import { type SiteMaps, siteMaps } from "#wire/site-maps.ts";
import { NO_PROXY, type ProxyTrust, readProxyTrust } from "./caller-address.server.ts";
import { LINE_SETTINGS, type LineSettings, lineFaults, lineOf } from "./line/line-settings.ts";
import { MAIL_SETTINGS, type MailSettings, mailFaults, mailOf } from "./mail-domain/mail-settings.ts";
import { OBJECT_STORE_SETTINGS, type ObjectStoreSettings, objectStoreFaults, objectStoreOf } from "./storage/object-store-settings.ts";

const SERVICES = [
  ...(["MYPAGE", "RECOMMENDATION", "PRICE_CHECKER", "LINE", "LEADS", "ESTIMATE", "MAIL", "ESTATE"] as const),
  ...(["COMPANY", "DESK", "RECOMMENDER", "CONTENT", "CONSULTATIONS", "DIRECT_MAIL"] as const),
] as const;

const optional = z.string().trim().min(1).optional();
const url = z.url().optional();
/** An address without a path and without a slash at the end, as a browser writes an origin. */
const origin = z
  .url()
  .refine((text) => text === new URL(text).origin, "must be an origin, as https://example.jp")
  .optional();
const key = z
  .string()
  .regex(/^[A-Za-z0-9+/]{43}=$/, "must be 32 bytes in base64 (openssl rand -base64 32)")
  .optional();

/** The outside services that the client may be signed in by at its pool, with commas between them; `none`: there are none. */
const socialNames = z
  .string()
  .trim()
  .default(SOCIAL_STRATEGIES.join(","))
  .transform((text) => (text === "none" ? [] : text.split(",").map((part) => part.trim())))
  .pipe(z.array(z.enum(SOCIAL_STRATEGIES)));

const proxyTrust = z
  .string()
  .transform((text, check) => {
    const trust = readProxyTrust(text.trim());
    if (trust) return trust;
    check.addIssue("must be none, the number of proxies (1 to 9), or their addresses and networks with commas between them");
    return z.NEVER;
  })
  .optional();

/** Squares of a map service: https://…/{z}/{x}/{y}.png, or the word that turns them off. */
const mapTiles = (none: string, ...names: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => text === none || (/^https?:\/\/[^\s{}]+\//.test(text) && names.every((name) => text.includes(`{${name}}`))),
      `must be ${none}, or an address with ${names.map((name) => `{${name}}`).join(", ")}`,
    )
    .optional();

/** Every setting, its default and what it is for. `.env.example` is held against this by a test. */
export const configSchema = z.object({
  MODE: z.enum(["local", "production"]).default("local"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("warn"),
  ...{ PUBLIC_ORIGIN: url, MEETING_BASE_URL: url },
  OPERATOR_NAME: optional,
  OPERATOR_ADDRESS: optional,
  LICENCE_NUMBER: optional,
  ALLOWED_HOSTS: hostNames,
  TRUST_PROXY: proxyTrust,
  WEBHOOK_TEST_HOSTS: hostNames,
  HEALTH_TOKEN: z.string().min(16, "must have 16 characters at least (openssl rand -hex 16)").optional(),
  SHUTDOWN_SECONDS: z.coerce.number().int().min(1).max(600).default(20),
  ANALYTICS_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,10}$/, `The container id of the analytics tag is invalid: it must look like GTM-XXXXXXX`)
    .optional(),
  SMTP_URL: optional,
  MAIL_FROM: z.email().optional(),
  ...MAIL_SETTINGS,
  SMS_SENDER_URL: url,
  ...LINE_SETTINGS,
  IDENTITY_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  IDENTITY_ORIGIN: origin,
  IDENTITY_KEY: key,
  IDENTITY_KEY_PREVIOUS: key,
  IDENTITY_ADMIN_KEYS: z
    .string()
    .regex(/^[\w-]{16,128}:[^\s:,]{32,}(,[\w-]{16,128}:[^\s:,]{32,})*$/, "must be id:secret,id:secret; 16 characters and 32 at least")
    .optional(),
  IP_PLACES_FILE: optional,
  AUTH_POOL_ID: z
    .string()
    .regex(/^[\w-]+_[0-9A-Za-z]+$/, "must be a pool id, as ap-northeast-1_AbCdEf123")
    .max(55)
    .optional(),
  AUTH_CLIENT_ID: optional,
  AUTH_ENDPOINT: origin,
  AUTH_HOSTED_ORIGIN: origin,
  AUTH_IDENTITY_POOL_ID: z
    .string()
    .regex(/^[\w-]+:[0-9a-f-]+$/, "must be an identity pool id, as ap-northeast-1:0123…")
    .optional(),
  AUTH_GOOGLE_CLIENT_ID: optional,
  AUTH_FACEBOOK_APP_ID: optional,
  AUTH_PROVIDERS: socialNames,
  AUTH_COOKIES: z.enum(["sealed", "plain", "tab"]).default("sealed"),
  AUTH_SCOPES: z
    .string()
    .trim()
    .regex(/^[\w.:/-]+( +[\w.:/-]+)*$/, "must be scopes with spaces between them")
    .default(SIGN_IN_SCOPES.join(" ")),
  ...OBJECT_STORE_SETTINGS,
  MAP_BASE_TILES: mapTiles("plain", "z", "x", "y"),
  MAP_BASE_CREDIT: optional,
  MAP_HAZARD_TILES: mapTiles("none", "layer", "z", "x", "y"),
  API_BASE_URL_MYPAGE: url,
  API_BASE_URL_RECOMMENDATION: url,
  API_BASE_URL_PRICE_CHECKER: url,
  API_BASE_URL_LINE: url,
  API_BASE_URL_LEADS: url,
  API_BASE_URL_ESTIMATE: url,
  API_BASE_URL_MAIL: url,
  API_BASE_URL_ESTATE: url,
  API_BASE_URL_COMPANY: url,
  API_BASE_URL_DESK: url,
  ...{ API_BASE_URL_RECOMMENDER: url, API_BASE_URL_CONTENT: url, API_BASE_URL_CONSULTATIONS: url, API_BASE_URL_DIRECT_MAIL: url },
});

/**
 * What production may not do without: it would otherwise run on an embedded database, unnamed, and send nothing; and behind a proxy that is not named,
 * all callers would be one and use up one allowance.
 */
const REQUIRED_IN_PRODUCTION = [
  "DATABASE_URL",
  "PUBLIC_ORIGIN",
  "TRUST_PROXY",
  "OPERATOR_NAME",
  "OPERATOR_ADDRESS",
  "LICENCE_NUMBER",
  "SMTP_URL",
  "MAIL_FROM",
  "SMS_SENDER_URL",
  "LINE_CHANNEL_SECRET",
  "LINE_CHANNEL_ACCESS_TOKEN",
  "LINE_BOT_USER_ID",
  "LINE_BASIC_ID",
  "IDENTITY_ORIGIN",
  "IDENTITY_KEY",
  "AUTH_POOL_ID",
  "AUTH_CLIENT_ID",
] as const;

type Settings = z.infer<typeof configSchema>;
export type ServiceName = (typeof SERVICES)[number];

type AdminKey = { readonly id: string; readonly secret: string };

type AuthSettings = Readonly<{
  /** Null outside production: the pool and the client of local mode. */
  poolId: string | null;
  clientId: string | null;
  /** Where the user-pool API answers; null: at our own identity service. */
  endpoint: string | null;
  /** Where the hosted login is; null: at the endpoint. */
  hostedOrigin: string | null;
  identityPoolId: string | null;
  /** sealed: scripts cannot read the refresh token. plain: every token in a cookie that scripts read. tab: no cookie, gone with the tab. */
  cookies: Settings["AUTH_COOKIES"];
  /** Our client at Google and our app at Facebook, where the identity pool takes their own tokens as well; null: it does not. */
  googleClientId: string | null;
  facebookAppId: string | null;
  /** The outside services that people are offered to sign in by. */
  providers: readonly SocialStrategyName[];
  /** What the site asks for at the hosted login of the pool. */
  scopes: readonly string[];
}>;

export type Config = Readonly<{
  mode: Settings["MODE"];
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  databasePool: number;
  logLevel: string;
  publicOrigin: string | null;
  operatorName: string;
  operatorAddress: string;
  licenceNumber: string;
  meetingBaseUrl: string | null;
  /** Names that requests may ask for beside those of the two origins. */
  allowedHosts: readonly string[];
  trustProxy: ProxyTrust;
  /** Who says it hears all of the health page from anywhere; null: this machine alone does. */
  healthToken: string | null;
  webhookTestHosts: readonly string[];
  /** How long calls that are under way may go on once the process is asked to stop. */
  shutdownMs: Milliseconds;
  analyticsId: string | null;
  smtpUrl: string | null;
  mailFrom: string | null;
  mail: MailSettings;
  smsSenderUrl: string | null;
  /** Our channel at LINE; null: there is none, as in local mode. */
  line: LineSettings | null;
  /** Messages of LINE that the plan pays for in a month. */
  lineMonthlyLimit: number;
  identityPort: number;
  /** Where browsers reach the identity service; null: by its port on this machine. */
  identityOrigin: string | null;
  /** Keys of 32 bytes. The first seals; the second, if any, still opens. None outside production: one is made and kept in the data folder. */
  identityKeys: readonly Buffer[];
  /** Who may call the signed operations. */
  identityAdminKeys: readonly AdminKey[];
  /** A table of networks and their prefectures; null: nobody is told of a place. */
  ipPlacesFile: string | null;
  /** How the site signs people in. */
  auth: AuthSettings;
  /** Null: files are kept in the data folder. */
  objectStore: ObjectStoreSettings | null;
  /** What maps are drawn from. */
  maps: SiteMaps;
  /** Where a service runs when it is not in this process. */
  serviceUrls: Readonly<Partial<Record<ServiceName, string>>>;
}>;

export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Reads all settings at once. Throws one {@link ConfigError} that names everything wrong or missing. Empty values count as absent. */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = configSchema.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "));
  const settings = parsed.data;
  const lacking = <Name extends keyof Settings>(names: readonly Name[]) => names.filter((name) => settings[name] === undefined);
  const missing = settings.MODE === "production" ? lacking(REQUIRED_IN_PRODUCTION) : [];
  if (missing.length > 0) throw new ConfigError(`MODE=production needs ${missing.join(", ")}`);
  const [fault] = [...objectStoreFaults(settings), ...lineFaults(settings), ...mailFaults(settings), ...testHostFaults(settings)];
  if (fault !== undefined) throw new ConfigError(fault);
  return Object.freeze(toConfig(settings));
}

/** The settings of this process, and of a file `.env` in its folder for what the process does not set; `fixed` ones beat both. */
export function loadProcessConfig(fixed: Readonly<Record<string, string>> = {}): Config {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return loadConfig({ ...process.env, ...fixed });
}

function toConfig(settings: Settings): Config {
  const serviceUrls = Object.fromEntries(
    SERVICES.flatMap((name) => (settings[`API_BASE_URL_${name}`] ? [[name, settings[`API_BASE_URL_${name}`]]] : [])),
  );
  return {
    mode: settings.MODE,
    port: settings.PORT,
    host: settings.HOST,
    dataDir: path.resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    databasePool: settings.DATABASE_POOL,
    logLevel: settings.LOG_LEVEL,
    ...{ publicOrigin: settings.PUBLIC_ORIGIN ?? null, meetingBaseUrl: settings.MEETING_BASE_URL ?? null },
    operatorName: settings.OPERATOR_NAME ?? "まちのね(ローカル環境)",
    operatorAddress: settings.OPERATOR_ADDRESS ?? "所在地は未設定です",
    licenceNumber: settings.LICENCE_NUMBER ?? "宅地建物取引業 免許番号は未設定です",
    ...frontOf(settings),
    analyticsId: settings.ANALYTICS_ID ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? null,
    mail: mailOf(settings),
    smsSenderUrl: settings.SMS_SENDER_URL ?? null,
    line: lineOf(settings),
    lineMonthlyLimit: settings.LINE_MONTHLY_LIMIT,
    ...identityOf(settings),
    auth: authOf(settings),
    objectStore: objectStoreOf(settings),
    maps: siteMaps({
      mode: settings.MODE,
      base: settings.MAP_BASE_TILES,
      baseCredit: settings.MAP_BASE_CREDIT,
      hazards: settings.MAP_HAZARD_TILES,
      service: settings.API_BASE_URL_ESTATE,
    }),
    serviceUrls,
  };
}

type IdentitySettings = Pick<Config, "identityPort" | "identityOrigin" | "identityKeys" | "identityAdminKeys" | "ipPlacesFile">;

function identityOf(settings: Settings): IdentitySettings {
  return {
    identityPort: settings.IDENTITY_PORT,
    identityOrigin: settings.IDENTITY_ORIGIN ?? null,
    identityKeys: [settings.IDENTITY_KEY, settings.IDENTITY_KEY_PREVIOUS].flatMap((text) => (text ? [Buffer.from(text, "base64")] : [])),
    identityAdminKeys: settings.IDENTITY_ADMIN_KEYS?.split(",").map(adminKey) ?? [],
    ipPlacesFile: settings.IP_PLACES_FILE ?? null,
  };
}

function frontOf(settings: Settings): Pick<Config, "allowedHosts" | "trustProxy" | "healthToken" | "shutdownMs" | "webhookTestHosts"> {
  return {
    allowedHosts: settings.ALLOWED_HOSTS ?? [],
    ...{ trustProxy: settings.TRUST_PROXY ?? NO_PROXY, webhookTestHosts: settings.WEBHOOK_TEST_HOSTS ?? [] },
    healthToken: settings.HEALTH_TOKEN ?? null,
    shutdownMs: seconds(settings.SHUTDOWN_SECONDS),
  };
}

function adminKey(text: string): AdminKey {
  const [id = "", secret = ""] = text.split(":");
  return { id, secret };
}

function authOf(settings: Settings): Config["auth"] {
  return {
    poolId: settings.AUTH_POOL_ID ?? null,
    clientId: settings.AUTH_CLIENT_ID ?? null,
    endpoint: settings.AUTH_ENDPOINT ?? null,
    hostedOrigin: settings.AUTH_HOSTED_ORIGIN ?? null,
    identityPoolId: settings.AUTH_IDENTITY_POOL_ID ?? null,
    cookies: settings.AUTH_COOKIES,
    providers: SOCIAL_STRATEGIES.filter((name) => settings.AUTH_PROVIDERS.includes(name)),
    googleClientId: settings.AUTH_GOOGLE_CLIENT_ID ?? null,
    facebookAppId: settings.AUTH_FACEBOOK_APP_ID ?? null,
    scopes: settings.AUTH_SCOPES.split(/ +/),
  };
}
