import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { configSchema, loadConfig } from "./config.server.ts";

const production = {
  MODE: "production",
  DATABASE_URL: "postgres://u:p@db.example/app",
  PUBLIC_ORIGIN: "https://example.jp",
  TRUST_PROXY: "1",
  OPERATOR_NAME: "例示株式会社",
  OPERATOR_ADDRESS: "東京都千代田区例示1-1-1",
  LICENCE_NUMBER: "国土交通大臣(1)第1号",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "info@example.jp",
  SMS_SENDER_URL: "https://sms.example",
  LINE_CHANNEL_SECRET: "s",
  LINE_CHANNEL_ACCESS_TOKEN: "t",
  LINE_BOT_USER_ID: `U${"0".repeat(32)}`,
  LINE_BASIC_ID: "@machinone",
  IDENTITY_ORIGIN: "https://id.example.jp",
  IDENTITY_KEY: Buffer.alloc(32, 1).toString("base64"),
  AUTH_POOL_ID: "ap-northeast-1_A1b2C3d4E",
  AUTH_CLIENT_ID: "1example23456789",
};

describe("loadConfig", () => {
  it("needs nothing in local mode", () => {
    expect(loadConfig({})).toMatchObject({ mode: "local", port: 3000, databaseUrl: null });
  });

  it("names everything that production misses in one message", () => {
    const { DATABASE_URL, SMTP_URL, ...rest } = production;

    expect(() => loadConfig(rest)).toThrow("MODE=production needs DATABASE_URL, SMTP_URL");
  });

  it("starts in production when all is there", () => {
    expect(loadConfig(production)).toMatchObject({ mode: "production", operatorName: "例示株式会社" });
  });

  it("does not start in production before it is told whose X-Forwarded-For counts, be it nobody's", () => {
    const { TRUST_PROXY, ...rest } = production;

    expect(() => loadConfig(rest)).toThrow("MODE=production needs TRUST_PROXY");
    expect(loadConfig({ ...rest, TRUST_PROXY: "none" }).trustProxy).toEqual({ kind: "none" });
  });

  it("believes no proxy in local mode unless told", () => {
    expect(loadConfig({}).trustProxy).toEqual({ kind: "none" });
    expect(loadConfig({ TRUST_PROXY: "2" }).trustProxy).toEqual({ kind: "hops", hops: 2 });
  });

  it("counts an empty value as absent", () => {
    expect(() => loadConfig({ ...production, LINE_CHANNEL_SECRET: "" })).toThrow("LINE_CHANNEL_SECRET");
  });

  it.each([
    [{ PORT: "web" }, "PORT"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL: must start with postgres"],
    [{ ANALYTICS_ID: "UA-1" }, "ANALYTICS_ID: The container id of the analytics tag is invalid: it must look like GTM-"],
    [{ LINE_LIFF_ID: "1234567890-AbcdEfgh" }, "LINE_LIFF_ID needs LINE_LOGIN_CHANNEL_ID"],
    [{ LINE_BOT_USER_ID: "@machinone" }, "LINE_BOT_USER_ID: must be U and 32 hexadecimal digits"],
    [{ IDENTITY_ORIGIN: "https://id.example.jp/" }, "IDENTITY_ORIGIN: must be an origin"],
    [{ IDENTITY_KEY: Buffer.alloc(31).toString("base64") }, "IDENTITY_KEY: must be 32 bytes"],
    [{ IDENTITY_ADMIN_KEYS: "admin:short" }, "IDENTITY_ADMIN_KEYS: must be id:secret"],
    [{ MAP_BASE_TILES: "https://tiles.example/{z}/{x}.png" }, "MAP_BASE_TILES: must be plain, or an address with {z}, {x}, {y}"],
    [{ MAP_HAZARD_TILES: "plain" }, "MAP_HAZARD_TILES: must be none"],
    [{ AUTH_SCOPES: "openid,email" }, "AUTH_SCOPES: must be scopes with spaces between them"],
    [{ AUTH_COOKIES: "local" }, "AUTH_COOKIES"],
    [{ AUTH_PROVIDERS: "google,apple" }, "AUTH_PROVIDERS"],
    [{ PORT: "99999", MODE: "staging" }, "MODE"],
  ])("refuses %j and says which setting is wrong", (environment, message) => {
    expect(() => loadConfig(environment)).toThrow(message);
  });

  it("reads scopes with any number of spaces between them, and asks for those of the specification without any", () => {
    expect(loadConfig({ AUTH_SCOPES: " openid   email " }).auth.scopes).toEqual(["openid", "email"]);
    expect(loadConfig({ AUTH_SCOPES: "" }).auth.scopes).toEqual(["profile", "openid", "email", "aws.cognito.signin.user.admin"]);
  });

  it.each([
    ["facebook, google", ["google", "facebook"]],
    ["none", []],
    ["", ["google", "line", "facebook"]],
  ])("reads the outside services %j in the order in which they are offered", (AUTH_PROVIDERS, expected) => {
    expect(loadConfig({ AUTH_PROVIDERS }).auth.providers).toEqual(expected);
  });

  it("gives the key that seals first and the one before second", () => {
    const previous = Buffer.alloc(32, 2);

    expect(loadConfig({ ...production, IDENTITY_KEY_PREVIOUS: previous.toString("base64") }).identityKeys).toEqual([
      Buffer.alloc(32, 1),
      previous,
    ]);
    expect(loadConfig({}).identityKeys).toEqual([]);
  });

  it("reads the keys of the signed operations", () => {
    const [first, second] = ["a".repeat(40), "b/+=".repeat(10)];

    expect(loadConfig({ IDENTITY_ADMIN_KEYS: `OPERATOR00000001:${first},OPERATOR00000002:${second}` }).identityAdminKeys).toEqual([
      { id: "OPERATOR00000001", secret: first },
      { id: "OPERATOR00000002", secret: second },
    ]);
  });

  it("takes an object store whole or not at all", () => {
    const store = { OBJECT_STORE_URL: "https://s3.example/", OBJECT_STORE_BUCKET: "files", OBJECT_STORE_ACCESS_KEY_ID: "id" };

    expect(loadConfig({}).objectStore).toBeNull();
    expect(() => loadConfig(store)).toThrow("OBJECT_STORE_URL needs OBJECT_STORE_SECRET_ACCESS_KEY");
    expect(loadConfig({ ...store, OBJECT_STORE_SECRET_ACCESS_KEY: "secret" }).objectStore).toEqual({
      ...{ url: "https://s3.example", bucket: "files", region: "auto" },
      ...{ accessKeyId: "id", secretAccessKey: "secret" },
    });
  });

  it("knows which services run elsewhere", () => {
    const elsewhere = { API_BASE_URL_ESTATE: "https://estate.example", API_BASE_URL_MAIL: "https://mail.example" };

    expect(loadConfig({}).serviceUrls).toEqual({});
    expect(loadConfig(elsewhere).serviceUrls).toEqual({ ESTATE: "https://estate.example", MAIL: "https://mail.example" });
  });

  it.each([
    ["DATABASE_POOL", ["2", "100"], ["1", "101", "2.5", "many"]],
    ["PORT", ["0", "65535"], ["-1", "65536"]],
    ["TRUST_PROXY", ["none", "1", "127.0.0.1,10.0.0.0/8"], ["yes", "no", "0", "10.0.0.0/33"]],
    ["ALLOWED_HOSTS", ["example.jp", "www.example.jp:8443, [::1]:3000"], ["https://example.jp", "example.jp/", "a b", "example.jp,"]],
    ["HEALTH_TOKEN", ["0123456789abcdef"], ["0123456789abcde"]],
    ["SHUTDOWN_SECONDS", ["1", "600"], ["0", "601", "soon"]],
    ["AUTH_POOL_ID", ["ap-northeast-1_A1"], ["ap-northeast-1", `x_${"a".repeat(54)}`]],
    ["PUBLIC_ORIGIN", ["https://example.jp"], ["example.jp"]],
  ])("takes %s within its bounds alone", (name, taken, refused) => {
    for (const value of taken) expect(() => loadConfig({ [name]: value })).not.toThrow();
    for (const value of refused) expect(() => loadConfig({ [name]: value })).toThrow(name);
  });

  it("names everything that is wrong at once", () => {
    expect(() => loadConfig({ PORT: "web", DATABASE_POOL: "1", MAIL_FROM: "nobody" })).toThrow(/PORT: .+; DATABASE_POOL: .+; MAIL_FROM: /);
  });

  it("cannot be changed afterwards", () => {
    expect(Object.isFrozen(loadConfig({}))).toBe(true);
  });
});

describe(".env.example", () => {
  it("names exactly the settings of the schema", () => {
    const named = [...readFileSync(".env.example", "utf8").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);

    expect(named.sort()).toEqual(Object.keys(configSchema.shape).sort());
  });

  it("shows the defaults", () => {
    const lines = [...readFileSync(".env.example", "utf8").matchAll(/^([A-Z_]+)=(.*)$/gm)];

    expect(loadConfig(Object.fromEntries(lines.map(([, name, value]) => [name ?? "", value])))).toEqual(loadConfig({}));
  });
});
