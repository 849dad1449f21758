import { LISTING_SOURCES, type ListingSource } from "#domain/tenants/core/types.ts";
import { isEmail, readEmail } from "#kernel/email-address.ts";
import { commandWords } from "#main/commands/command-words.ts";
import { type LineOrder, lineOrder } from "./line-order.ts";

const MOVES = ["go-live", "suspend", "resume", "close"] as const;

type SetUpOrder = {
  readonly brandColour?: string;
  readonly allowedHosts?: readonly string[];
  readonly approval?: "auto" | "manual";
  readonly hotDays?: number;
  readonly listingSource?: ListingSource;
  /** Null: mails come from ours. */
  readonly mailDomain?: string | null;
};

export type TenantsCommand =
  | { readonly kind: "list" }
  | { readonly kind: "show" | "customers"; readonly key: string }
  | { readonly kind: "review"; readonly id: string; readonly decision: "approve"; readonly key: string; readonly note: string }
  | { readonly kind: "review"; readonly id: string; readonly decision: "reject"; readonly note: string }
  | ({ readonly kind: "set-up"; readonly key: string } & SetUpOrder)
  | { readonly kind: "move"; readonly key: string; readonly step: (typeof MOVES)[number]; readonly note: string }
  | { readonly kind: "check"; readonly key: string; readonly selector: string | null }
  | { readonly kind: "invite"; readonly key: string; readonly email: string; readonly name: string | null }
  | { readonly kind: "line"; readonly key: string; readonly order: LineOrder }
  | { readonly kind: "hosts"; readonly key: string; readonly hosts: readonly string[] | "none" }
  | { readonly kind: "company"; readonly key: string; readonly companyId: string | null }
  | { readonly kind: "help" }
  | { readonly kind: "misused"; readonly problem: string };

export const TENANTS_USAGE = `使い方: npm run tenants -- <作業>

物件提案サービスの申し込みを審査し、使う会社を管理します。

  list                                        審査を待つ申し込みと、使っている会社
  show <キー>                                 会社の設定
  customers <キー>                            お客さま(番号)と、関心の高さ(見た回数、時間、いいね、問い合わせから)。高い順
  review <受付番号> approve --key <キー> [--note 内容]
                                              承認を頼みます。運営の画面で、ほかの担当者が承認します。キーは登録ページのアドレスに使います
                                              (半角の英小文字・数字・ハイフン)
  review <受付番号> reject --note 理由        承認しません
  set-up <キー> [--colour #0b5d66] [--host www.example.jp]… [--approval auto|manual] [--hot-days 7] [--mail-domain example.jp|none]
         [--listings own|own-first|all]       色、リンク先、配信前の確認、有望とみる日数、差出人のドメイン、ご提案する物件
                                              (自社だけ・自社を先に・すべて)を設定します
  company <キー> <会社のID|none>              その会社のスタッフが、管理画面で使えるようにします(IDは npm run companies -- list)
  hosts <キー> [www.example.jp …|none]        会社が管理画面で加えたリンク先のうち、確認したものを開けるようにします(none はすべて断ります)。
                                              何も書かないと、確認待ちのものを表示します
  check <キー> [--selector 名前]              差出人のドメインの SPF・DKIM・DMARC を確かめます。すべてそろうと、お客さまへのメールを
                                              そのドメインから送ります(毎日確かめ、そろわないあいだは、このサイトのアドレスから送ります)
  line <キー>                                 LINEの設定を確かめます(チャネル、Webhook、今月の通数)
  line <キー> --channel ID --secrets ファイル|- [--liff ID --login-channel ID] [--monthly-limit 200]
                                              会社のLINE公式アカウントを設定します。ファイル(標準入力は -)には、LINE_CHANNEL_SECRET=… と
                                              LINE_CHANNEL_ACCESS_TOKEN=… の2行を書きます
  line <キー> --remove                        LINEの設定を外します
  line <キー> --stand-in                      ローカル環境で、このコンピューターの中のLINEを使います
  go-live <キー>                              設定を終え、登録ページを公開します
  suspend <キー> --note 理由                  停止します。登録ページは表示されません
  resume <キー>                               停止を解きます
  close <キー> --note 理由                    終了します。元には戻せません
  invite <キー> --mail <アドレス> [--name 名前]
                                              お客さまに、条件を入力するページをメールで送ります

--note は、会社の担当者にメールで届き、運営の記録に残ります。メールは、動いているサイトが1分以内に送ります。
したことは、この機械にログインしている人の名前で運営の記録に残ります。連絡先とお客さまの名前は表示しません。
免許は、国土交通省の「建設業者・宅建業者等企業情報検索システム」で確かめてください。

終了コード: 0 成功、1 できなかった、2 使い方の誤り`;

const OPTIONS = {
  key: { type: "string" },
  note: { type: "string" },
  colour: { type: "string" },
  host: { type: "string", multiple: true },
  approval: { type: "string" },
  "hot-days": { type: "string" },
  "mail-domain": { type: "string" },
  listings: { type: "string" },
  selector: { type: "string" },
  mail: { type: "string" },
  name: { type: "string" },
  channel: { type: "string" },
  "login-channel": { type: "string" },
  liff: { type: "string" },
  "monthly-limit": { type: "string" },
  secrets: { type: "string" },
  remove: { type: "boolean" },
  "stand-in": { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

type Values = NonNullable<ReturnType<typeof commandWords<typeof OPTIONS>>>["values"];

/** What the words of a command line ask for. */
export function tenantsCommand(words: readonly string[]): TenantsCommand {
  const parsed = commandWords(words, OPTIONS);
  if (parsed === null) return misused("指定に誤りがあります");
  const { values, positionals } = parsed;
  const [task, target, ...more] = positionals;
  if (values.help) return { kind: "help" };
  if (task === undefined) return misused("することを指定してください");
  if (task === "list") return target === undefined ? { kind: "list" } : misused("指定が多すぎます");
  if (target === undefined) return misused("受付番号かキーを指定してください");
  if (task === "review") return reviewOf(target, more, values);
  if (task === "company") return companyOf(target, more);
  if (task === "hosts") return hostsOf(target, more);
  if (more.length > 0) return misused("指定が多すぎます");
  return onTenant(task, target, values);
}

function onTenant(task: string, key: string, values: Values): TenantsCommand {
  if (task === "show" || task === "customers") return { kind: task, key };
  if (task === "check") return { kind: "check", key, selector: values.selector ?? null };
  if (task === "set-up") return setUpOf(key, values);
  if (task === "invite") return inviteOf(key, values);
  if (task === "line") return lineOf(key, values);
  const step = MOVES.find((one) => one === task);
  return step ? { kind: "move", key, step, note: values.note ?? "" } : misused(`「${task}」という作業はありません`);
}

function reviewOf(id: string, [decision, ...more]: readonly string[], { key, note = "" }: Values): TenantsCommand {
  if (more.length > 0) return misused("指定が多すぎます");
  if (decision === "reject") return { kind: "review", id, decision, note };
  if (decision !== "approve") return misused("approve か reject を指定してください");
  return key === undefined ? misused("--key を指定してください") : { kind: "review", id, decision, key, note };
}

function setUpOf(key: string, values: Values): TenantsCommand {
  const { approval, listings } = values;
  if (approval !== undefined && approval !== "auto" && approval !== "manual") return misused("--approval は auto か manual です");
  const listingSource = LISTING_SOURCES.find((one) => one === listings);
  if (listings !== undefined && listingSource === undefined) return misused("--listings は own か own-first か all です");
  const order: SetUpOrder = {
    ...shownOf(values),
    ...(approval === undefined ? {} : { approval }),
    ...(listingSource === undefined ? {} : { listingSource }),
  };
  return Object.keys(order).length === 0 ? misused("設定する項目を指定してください") : { kind: "set-up", key, ...order };
}

function shownOf({ colour, host, "hot-days": hotDays, "mail-domain": domain }: Values): SetUpOrder {
  return {
    ...(colour === undefined ? {} : { brandColour: colour }),
    ...(host === undefined ? {} : { allowedHosts: host.map((name) => name.toLowerCase()) }),
    ...(domain === undefined ? {} : { mailDomain: domain === "none" ? null : domain.toLowerCase() }),
    ...(hotDays === undefined ? {} : { hotDays: Number(hotDays) }),
  };
}

function lineOf(key: string, values: Values): TenantsCommand {
  const order = lineOrder(values);
  return typeof order === "string" ? misused(order) : { kind: "line", key, order };
}

function companyOf(key: string, [company, ...more]: readonly string[]): TenantsCommand {
  if (company === undefined) return misused("会社のIDか none を指定してください");
  return more.length > 0 ? misused("指定が多すぎます") : { kind: "company", key, companyId: company === "none" ? null : company };
}

function hostsOf(key: string, hosts: readonly string[]): TenantsCommand {
  return { kind: "hosts", key, hosts: hosts[0] === "none" && hosts.length === 1 ? "none" : hosts.map((host) => host.toLowerCase()) };
}

function inviteOf(key: string, { mail, name }: Values): TenantsCommand {
  const email = readEmail(mail ?? "");
  return isEmail(email) ? { kind: "invite", key, email, name: name?.trim() || null } : misused("--mail にメールアドレスを指定してください");
}

function misused(problem: string): TenantsCommand {
  return { kind: "misused", problem };
}
