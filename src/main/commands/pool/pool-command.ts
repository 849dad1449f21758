import { isAllowedReturn } from "#domain/identity/pools/return-addresses.ts";
import type { ProviderName } from "#domain/identity/social/provider-settings.ts";
import { commandWords } from "#main/commands/command-words.ts";
import { RECENT_SIGN_IN_SECONDS } from "#wire/recent-sign-in.ts";

/** Null: the only pool there is, or whoever sits at this machine. */
type Of = { readonly pool: string | null; readonly by: string | null };

type UserOrder<Kind extends string> = { readonly kind: Kind; readonly user: string } & Of;

export type PoolOrder =
  | ({ readonly kind: "list" } & Of)
  | ({ readonly kind: "create"; readonly name: string | null; readonly site: string | null } & Of)
  | ({
      readonly kind: "client";
      readonly name: string;
      readonly callbacks: readonly string[];
      readonly logouts: readonly string[];
      readonly hasSecret: boolean;
    } & Of)
  | ({ readonly kind: "provider"; readonly name: ProviderName; readonly clientId: string; readonly secretFile: string } & Of)
  | UserOrder<"user">
  | UserOrder<"disable">
  | UserOrder<"enable">
  | UserOrder<"reset">
  | (UserOrder<"operator"> & { readonly isOperator: boolean })
  | ({ readonly kind: "verification"; readonly method: "code" | "link" } & Of)
  | ({ readonly kind: "passkeys"; readonly site: string } & Of)
  | ({ readonly kind: "recent-sign-in"; readonly client: string; readonly seconds: number | null; readonly site: string | null } & Of)
  | ({ readonly kind: "terms"; readonly site: string | null; readonly version: string | null } & Of)
  | ({ readonly kind: "rotate-keys"; readonly leadMinutes: number } & Of)
  | ({ readonly kind: "export"; readonly file: string | null } & Of)
  | ({ readonly kind: "import"; readonly file: string; readonly isDryRun: boolean } & Of);

export type PoolCommand = PoolOrder | { readonly kind: "help" } | { readonly kind: "misused"; readonly problem: string };

const LEAD_MINUTES = 60;
const MOST_LEAD_MINUTES = 10_080;

export const POOL_USAGE = `使い方: npm run pool -- <すること>

会員のプールと、その利用者を管理します。動いているサービスには10秒ほどで反映されます。

  list                                      プールとクライアントの一覧
  create [--name 名前] [--site URL]         プールを作る。--site でサイトのクライアントも作る
  client 名前 [--callback URL]… [--logout URL]… [--secret]
                                            クライアントを作る。--callback でホスト型ログインが使える
  provider Google|Facebook|LINE --client-id ID --secret-file ファイル
                                            外部のログインを使えるようにする
  user ユーザー名                           一人の状態と、最近の記録
  disable ユーザー名                        利用を止め、すべてのログインを終わらせる
  enable ユーザー名                         利用を再開する
  reset ユーザー名                          パスワードを無効にし、再設定のコードを送る
  operator ユーザー名 [--off]               運営の画面(/admin)を使えるようにする。--off は使えなくし、すべてのログインを終わらせる
  verification code|link                    会員登録の確認の方法を決める。code はメールのコードの入力、link はメールのリンク
  passkeys サイトのURL                      パスキーでのログインを使えるようにする。ほかのドメインで作ったパスキーは使えなくなる
  recent-sign-in クライアントID [--seconds 秒|off] [--site URL]
                                            二段階認証や連絡先の変更に、何秒以内のログインを求めるか(指定しないときは${RECENT_SIGN_IN_SECONDS}秒)。
                                            --site で、お知らせのメールに載せるサイトも決める
  terms 版|none [--site URL]                会員登録のときに同意を求める利用規約の版(例: 2026-11-23)。none は求めない
  rotate-keys [--lead-minutes 分]           署名の鍵を替える。新しい鍵は公開してから、この時間のあとに使い始める(指定しないときは${LEAD_MINUTES}分)
  export [ファイル]                         利用者の一覧を CSV で書き出す(パスワードは含みません)
  import ファイル [--dry-run]               CSV の利用者を登録する。--dry-run では確かめるだけで、登録しない

  --pool ID    どのプールか(一つしかないときは不要)
  --by 名前    記録に残す名前(指定しないときは、このコンピューターでの利用者名)
  --help       この説明を表示します

CSV の列は Amazon Cognito のユーザーインポートと同じです(cognito:username は必須。ほかの列は省けます)。
登録した利用者は、はじめにパスワードの再設定からパスワードを決めます。途中で止まっても、同じファイルでもう一度実行できます。
登録できない行は理由とともに DATA_DIR/pool-reports/ に残ります。

終了コード: 0 成功、1 できなかった、または登録できない行があった、2 使い方の誤り`;

const text = { type: "string" } as const;
const OPTIONS = {
  pool: text,
  by: text,
  name: text,
  site: text,
  callback: { type: "string", multiple: true },
  logout: { type: "string", multiple: true },
  secret: { type: "boolean" },
  "client-id": text,
  "secret-file": text,
  "lead-minutes": text,
  seconds: text,
  "dry-run": { type: "boolean" },
  off: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

type Given = NonNullable<ReturnType<typeof commandWords<typeof OPTIONS>>>["values"];
type Kind = PoolOrder["kind"];

/** Which options each word takes beside --pool and --by, and what follows it. */
const SHAPES: Readonly<
  Record<Kind, { readonly options: readonly (keyof Given)[]; readonly argument: string | null; readonly isOptional?: true }>
> = {
  list: { options: [], argument: null },
  create: { options: ["name", "site"], argument: null },
  client: { options: ["callback", "logout", "secret"], argument: "名前" },
  provider: { options: ["client-id", "secret-file"], argument: " Google、Facebook、LINE のどれか" },
  user: { options: [], argument: "ユーザー名か会員番号" },
  disable: { options: [], argument: "ユーザー名" },
  enable: { options: [], argument: "ユーザー名" },
  reset: { options: [], argument: "ユーザー名" },
  operator: { options: ["off"], argument: "ユーザー名か会員番号" },
  verification: { options: [], argument: " code か link " },
  passkeys: { options: [], argument: "サイトのURL" },
  "recent-sign-in": { options: ["seconds", "site"], argument: "クライアントID" },
  terms: { options: ["site"], argument: "版" },
  "rotate-keys": { options: ["lead-minutes"], argument: null },
  export: { options: [], argument: "ファイル", isOptional: true },
  import: { options: ["dry-run"], argument: "ファイル" },
};

/** What the words after `npm run pool --` ask for. */
export function poolCommand(words: readonly string[]): PoolCommand {
  const parsed = commandWords(words, OPTIONS);
  if (!parsed) return misused("指定に誤りがあります");
  const { values, positionals } = parsed;
  if (values.help) return { kind: "help" };
  const [kind = "", argument, ...rest] = positionals;
  if (kind === "") return misused("することを指定してください");
  if (!isKind(kind)) return misused(`「${kind}」という指定はありません`);
  const problem = problemOf(kind, values, argument, rest);
  return problem === null ? orderOf(kind, argument ?? "", values) : misused(problem);
}

function problemOf(kind: Kind, given: Given, argument: string | undefined, rest: readonly string[]): string | null {
  const shape = SHAPES[kind];
  const isForeign = (option: string) => option !== "pool" && option !== "by" && !shape.options.some((one) => one === option);
  const stray = Object.keys(given).find(isForeign);
  if (stray !== undefined) return `${kind} に --${stray} は指定できません`;
  if (shape.argument !== null && argument === undefined && !shape.isOptional) return `${kind} には${shape.argument}を指定してください`;
  return rest.length > 0 || (shape.argument === null && argument !== undefined) ? "指定が多すぎます" : null;
}

function orderOf(kind: Kind, argument: string, given: Given): PoolCommand {
  const of = { pool: given.pool ?? null, by: given.by ?? null };
  if (isChecked(kind)) return ORDERS[kind](argument, given, of);
  switch (kind) {
    case "export":
      return { kind, file: argument === "" ? null : argument, ...of };
    case "import":
      return { kind, file: argument, isDryRun: given["dry-run"] ?? false, ...of };
    case "list":
      return { kind, ...of };
    case "operator":
      return { kind, user: argument, isOperator: given.off !== true, ...of };
    default:
      return { kind, user: argument, ...of };
  }
}

/** Orders whose words may be wrong in themselves. */
const ORDERS = {
  create: (_argument: string, given: Given, of: Of) => createOrder(given, of),
  client: clientOrder,
  provider: providerOrder,
  verification: (argument: string, _given: Given, of: Of) => verificationOrder(argument, of),
  passkeys: (argument: string, _given: Given, of: Of) => passkeysOrder(argument, of),
  "recent-sign-in": recentOrder,
  terms: termsOrder,
  "rotate-keys": (_argument: string, given: Given, of: Of) => rotateOrder(given, of),
} as const;

function isChecked(kind: Kind): kind is keyof typeof ORDERS {
  return Object.hasOwn(ORDERS, kind);
}

function createOrder(given: Given, of: Of): PoolCommand {
  const { name, site } = { name: given.name ?? null, site: given.site ?? null };
  if (site === null) return { kind: "create", name, site, ...of };
  if (!isSite(site)) return misused(NOT_A_SITE);
  return { kind: "create", name, site: new URL(site).origin, ...of };
}

const NOT_A_SITE = "--site には https://example.jp のように、パスのない URL を指定してください";

function passkeysOrder(site: string, of: Of): PoolCommand {
  if (!isSite(site)) return misused("passkeys には https://example.jp のように、パスのない URL を指定してください");
  return { kind: "passkeys", site: new URL(site).origin, ...of };
}

function isSite(address: string): boolean {
  return isAllowedReturn(address) && ["", "/"].includes(address.slice(new URL(address).origin.length));
}

function clientOrder(name: string, { callback = [], logout = [], secret = false }: Given, of: Of): PoolCommand {
  const wrong = [...callback, ...logout].find((address) => !isAllowedReturn(address));
  if (wrong !== undefined)
    return misused(`${wrong} は使えません。# のない https の URL を指定してください(このコンピューターだけは http も使えます)`);
  return { kind: "client", name, callbacks: callback, logouts: logout, hasSecret: secret, ...of };
}

function providerOrder(name: string, given: Given, of: Of): PoolCommand {
  const { "client-id": clientId, "secret-file": secretFile } = given;
  if (name !== "Google" && name !== "Facebook" && name !== "LINE") return misused("Google、Facebook、LINE のどれかを指定してください");
  if (!clientId || !secretFile) return misused("--client-id と --secret-file を指定してください");
  return { kind: "provider", name, clientId, secretFile, ...of };
}

function verificationOrder(method: string, of: Of): PoolCommand {
  if (method !== "code" && method !== "link") return misused("code か link を指定してください");
  return { kind: "verification", method, ...of };
}

function recentOrder(client: string, { seconds = String(RECENT_SIGN_IN_SECONDS), site }: Given, of: Of): PoolCommand {
  const count = seconds === "off" ? null : Number(seconds);
  if (count !== null && (!/^\d+$/.test(seconds) || count < 60 || count > 86_400))
    return misused("--seconds には 60 から 86400 までの整数か off を指定してください");
  if (site !== undefined && !isSite(site)) return misused(NOT_A_SITE);
  return { kind: "recent-sign-in", client, seconds: count, site: site === undefined ? null : new URL(site).origin, ...of };
}

function termsOrder(version: string, { site }: Given, of: Of): PoolCommand {
  if (version === "none")
    return site === undefined ? { kind: "terms", site: null, version: null, ...of } : misused("none に --site は要りません");
  if (!/^\d{4}-\d{2}-\d{2}$/.test(version) || Number.isNaN(Date.parse(version)))
    return misused("版には 2026-11-23 のように日付を指定してください");
  if (site === undefined || !isAllowedReturn(site)) return misused("--site に、利用規約のあるサイトの URL を指定してください");
  return { kind: "terms", site: new URL(site).origin, version, ...of };
}

function rotateOrder({ "lead-minutes": minutes = String(LEAD_MINUTES) }: Given, of: Of): PoolCommand {
  const leadMinutes = Number(minutes);
  if (!/^\d+$/.test(minutes) || leadMinutes > MOST_LEAD_MINUTES)
    return misused(`--lead-minutes には 0 から ${MOST_LEAD_MINUTES} までの整数を指定してください`);
  return { kind: "rotate-keys", leadMinutes, ...of };
}

function isKind(word: string): word is Kind {
  return Object.hasOwn(SHAPES, word);
}

function misused(problem: string): PoolCommand {
  return { kind: "misused", problem };
}
