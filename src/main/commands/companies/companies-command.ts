import { DECISIONS, type Decision } from "#domain/companies/company-state.ts";
import { COMPANY_STATES, type CompanyState } from "#domain/companies/types.ts";
import { readLicence } from "#kernel/fields/agent-licence.ts";
import { commandWords } from "#main/commands/command-words.ts";

export type CompaniesCommand =
  /** `states` null: every state. */
  | { readonly kind: "list"; readonly states: readonly CompanyState[] | null }
  | { readonly kind: "decide"; readonly id: string; readonly decision: Decision; readonly note: string }
  | { readonly kind: "change"; readonly id: string; readonly name: string | null; readonly licence: string | null }
  | { readonly kind: "help" }
  | { readonly kind: "misused"; readonly problem: string };

export const COMPANIES_USAGE = `使い方: npm run companies -- <作業>

業者アカウントの申し込みを審査し、会社を管理します。

  list [--state applied|rejected|live|suspended|closed|all]
                                  会社の一覧(何も付けないと、審査を待つ会社)
  <会社の番号> approve [--note 内容]  承認します。物件を掲載できるようになります
  <会社の番号> reject --note 理由     承認しません。直して、もう一度申し込めます
  <会社の番号> suspend --note 理由    停止します。物件はサイトから消えます
  <会社の番号> resume [--note 内容]   停止を解きます
  <会社の番号> close --note 理由      終了します。元には戻せません
  <会社の番号> change [--name 商号] [--licence 免許証番号]
                                  商号と、更新された免許証番号を書き換えます

--note は、会社の管理者にメールで届き、運営の記録に残ります。メールは、動いているサイトが1分以内に送ります。
したことは、この機械にログインしている人の名前で運営の記録に残ります。会社の人の名前と連絡先は、運営の画面でだけ見られます。
免許は、国土交通省の「建設業者・宅建業者等企業情報検索システム」で確かめてください。

終了コード: 0 成功、1 できなかった、2 使い方の誤り`;

const OPTIONS = {
  state: { type: "string" },
  note: { type: "string" },
  name: { type: "string" },
  licence: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

/** What the words of a command line ask for. */
export function companiesCommand(words: readonly string[]): CompaniesCommand {
  const parsed = commandWords(words, OPTIONS);
  if (parsed === null) return misused("指定に誤りがあります");
  const { values, positionals } = parsed;
  const [first, second, ...more] = positionals;
  if (values.help) return { kind: "help" };
  if (first === undefined) return misused("することを指定してください");
  if (more.length > 0) return misused("指定が多すぎます");
  if (first === "list") return second === undefined ? listOf(values.state) : misused("指定が多すぎます");
  if (second === "change") return changeOf(first, values);
  const decision = DECISIONS.find((one) => one === second);
  return decision ? { kind: "decide", id: first, decision, note: values.note ?? "" } : misused(`「${second ?? ""}」という指定はありません`);
}

function listOf(state: string | undefined): CompaniesCommand {
  if (state === "all") return { kind: "list", states: null };
  const found = COMPANY_STATES.find((one) => one === (state ?? "applied"));
  return found ? { kind: "list", states: [found] } : misused(`「${state}」という状態はありません`);
}

function changeOf(id: string, { name = "", licence = "" }: { readonly name?: string | undefined; readonly licence?: string | undefined }) {
  const read = licence === "" ? null : readLicence(licence);
  if (licence !== "" && read === null) return misused("--licence は 東京都知事(3)第12345号 の形で書いてください");
  if (name.trim() === "" && read === null) return misused("--name か --licence を指定してください");
  return { kind: "change" as const, id, name: name.trim() || null, licence: read };
}

function misused(problem: string): Extract<CompaniesCommand, { kind: "misused" }> {
  return { kind: "misused", problem };
}
