import { describe, expect, it } from "vitest";
import { DRAFT_KEPT as DRAFT_HOME_KEPT, KEPT_AFTER_DELETION } from "#domain/assets/core/property-states.ts";
import { KEPT_AFTER_WITHDRAWAL } from "#domain/connections/waiting.ts";
import { FILES_KEPT_DAYS, RECIPIENTS_KEPT_DAYS, UNTOUCHED_DAYS } from "#domain/direct-mail/core/limits.ts";
import { GONE_KEPT_DAYS, REMOVED_KEPT_DAYS } from "#domain/favorites/types.ts";
import { GRANTS_KEPT } from "#domain/identity/tokens/retention.ts";
import { readDocuments } from "#domain/legal/index.server.ts";
import { newestOf } from "#domain/legal/versions.ts";
import { DATA_REQUEST_FIELDS } from "#domain/letters/data-request-fields.ts";
import { INQUIRY_CONSENT } from "#domain/letters/inquiries/inquiry-consent.ts";
import { MAILED_KINDS } from "#domain/letters/kinds.ts";
import { INQUIRY_DAYS_UNTOUCHED, LETTER_YEARS_AFTER_CLOSED } from "#domain/letters/retention.ts";
import { MOST_KEPT } from "#domain/members/merge.ts";
import { FIELD_PURPOSES, RISK_WEIGHTS_PURPOSE } from "#domain/members/purposes.ts";
import { CONSENT_YEARS_AFTER_WITHDRAWAL } from "#domain/members/retention.ts";
import { MAILS_KEPT } from "#domain/notifications/core/retention.ts";
import { DISCLOSURE_TEXT } from "#domain/offers/core/consent-text.ts";
import { CONSENT_WITHIN } from "#domain/offers/core/offer-states.ts";
import { DRAFT_KEPT } from "#domain/queries/draft/which-draft.ts";
import { KEPT_AFTER_ARCHIVE } from "#domain/queries/saved/query-states.ts";
import { REGISTRATION_YEARS_AFTER_CLOSED, UNCONFIRMED_REGISTRATIONS_KEPT } from "#domain/risk/notices/retention.ts";
import { KEPT_FOR } from "#domain/valuation/estimates/request-due.ts";
import { days, hours } from "#kernel/duration.ts";
import { COOKIE_PREFIX } from "#wire/constants.ts";
import type { Block } from "#wire/content/text-blocks.ts";
import { cookieName, SESSION_KEYS } from "#wire/session-cookies.ts";

const all = readDocuments();
/** The one that takes effect last: a text is held against the code from the moment it is published. */
const policy = newestOf(all.filter(({ document }) => document === "privacy"));
const rows = (policy?.blocks ?? []).flatMap((block) => (block.kind === "table" ? block.rows.map((cells) => cells.map(plain)) : []));
const text = (policy?.blocks ?? []).map(textOf).join("\n");

function plain(spans: readonly { readonly text: string }[]): string {
  return spans.map((span) => span.text).join("");
}

function textOf(block: Block): string {
  switch (block.kind) {
    case "heading":
      return block.text;
    case "paragraph":
      return plain(block.spans);
    case "list":
      return block.items.map(plain).join("\n");
    case "table":
      return block.rows.map((cells) => cells.map(plain).join(" ")).join("\n");
  }
}

/** What the policy says beside what begins so. */
function saidOf(beginning: string): string {
  return rows.find(([name = ""]) => name.startsWith(beginning))?.at(-1) ?? "";
}
const inDays = (milliseconds: number) => `${milliseconds / days(1)}日`;

describe("the newest privacy policy", () => {
  it.each([
    ["年代", FIELD_PURPOSES.ageBand],
    ["性別", FIELD_PURPOSES.gender],
    ["世帯年収", FIELD_PURPOSES.incomeBand],
    ["職業", FIELD_PURPOSES.profession],
    ["リスク診断の重み", RISK_WEIGHTS_PURPOSE],
  ])("states the purpose of %s as the field itself does", (name, purpose) => {
    expect(saidOf(name)).toBe(purpose);
  });

  it.each([
    ["推定のために入力した内容と推定結果", `推定から${inDays(KEPT_FOR)}`],
    ["取り消した購入希望", `取り消しから${inDays(KEPT_AFTER_WITHDRAWAL)}`],
    ["同意の記録", `退会から${CONSENT_YEARS_AFTER_WITHDRAWAL}年`],
    ["お問い合わせ、訂正、提案、開示などの請求と", `終えてから${LETTER_YEARS_AFTER_CLOSED}年`],
    ["診断レポートの登録のメールアドレス", `停止から${REGISTRATION_YEARS_AFTER_CLOSED}年`],
    ["送ったメールの控え", `送信から${inDays(MAILS_KEPT)}`],
    ["終わったログインの記録", `期限から${inDays(GRANTS_KEPT)}`],
    ["調べた場所と見た推定結果の履歴", `${MOST_KEPT}件`],
    ["売出物件へのお問い合わせの内容", `終えてから${LETTER_YEARS_AFTER_CLOSED}年`],
    ["売出物件へのお問い合わせの内容", `${INQUIRY_DAYS_UNTOUCHED}日動きがない`],
    ["お気に入り、フォルダー、メモ", `外したものは${REMOVED_KEPT_DAYS}日`],
    ["お気に入り、フォルダー、メモ", `終わってから${GONE_KEPT_DAYS}日`],
    ["保存した条件", `削除した条件は${inDays(KEPT_AFTER_ARCHIVE)}`],
    ["登録した物件の内容", `削除した物件は${inDays(KEPT_AFTER_DELETION)}`],
    ["登録した物件の内容", `最後の入力から${inDays(DRAFT_HOME_KEPT)}`],
    ["所有の確認の書類", "確認が終わるまで"],
    ["不動産会社が預けたお手紙の宛先", `送付を終えてから${RECIPIENTS_KEPT_DAYS}日`],
    ["不動産会社が預けたお手紙の宛先", `${UNTOUCHED_DAYS}日動きがない`],
    ["不動産会社が預けたお手紙の宛先", `PDFは${FILES_KEPT_DAYS}日`],
    ["お手紙の停止の申し出", "住所そのものは含みません"],
    ["条件の登録の途中の入力", `最後の入力から${inDays(DRAFT_KEPT)}`],
  ])("states how long %s is kept as the code does", (name, term) => {
    expect(
      rows
        .filter(([first = ""]) => first.startsWith(name))
        .map((cells) => cells.at(-1))
        .join(),
    ).toContain(term);
  });

  it("states how long a registration waits to be confirmed, and when a request is answered", () => {
    expect(text).toContain(`確認されない登録は${inDays(UNCONFIRMED_REGISTRATIONS_KEPT)}`);
    expect(text).toContain(`受け付けてから${MAILED_KINDS["data-request"].answerWithinBusinessDays}営業日以内`);
  });

  it("calls a name optional, as the form of a request does", () => {
    const [letters] = rows.filter(([first = ""]) => first.includes("開示などの請求の内容"));
    expect([letters?.[0]?.includes("任意の氏名"), DATA_REQUEST_FIELDS.name.isRequired]).toEqual([true, false]);
  });

  it("tells of an inquiry who gets what, as the words beside each company's tick do", () => {
    const consent = INQUIRY_CONSENT.text("ある会社");
    expect(consent).toContain("お名前、選んだ連絡方法の連絡先、お問い合わせの内容を渡すことに同意します");
    for (const given of ["氏名", "本人が選んだ連絡の方法の連絡先", "お問い合わせの内容"]) expect(saidOf("渡す内容")).toContain(given);
    expect(saidOf("会社での使いみち")).toContain("その物件についてのお返事");
    expect(consent).toContain("使いみちは、この物件についてのお返事だけです");
    expect(saidOf("渡さない内容")).toContain("選ばなかった連絡の方法の連絡先");
  });

  it("tells of an offer what the other side gets by both consents, and who after them, as the words that are agreed to do", () => {
    const { body } = DISCLOSURE_TEXT;
    const [told, within, agent] = ["メールアドレス", `${CONSENT_WITHIN / hours(1)}時間のうちに双方の同意がそろわないときは`, "引き継"];
    for (const words of [told, within, "部屋番号は"])
      expect([body.includes(words), saidOf("双方が同意したとき").includes(words)], words).toEqual([true, true]);
    expect([body.includes(agent), saidOf("引き継ぐ相手").includes("宅地建物取引業の免許を持つ")]).toEqual([true, true]);
    expect(body).toContain("宅地建物取引業者");
  });

  it("shows neither side of an offer, before both agreed, anything that names the other", () => {
    const before = [saidOf("同意の前に買い手に見える内容"), saidOf("同意の前にオーナーに見える内容")];
    for (const naming of ["氏名", "メールアドレス", "電話番号", "番地", "部屋番号"]) {
      expect(saidOf("同意の前に相手に見えない内容")).toContain(naming);
      for (const seen of before) expect(seen === "" || seen.includes(naming), naming).toBe(false);
    }
  });

  it("names the cookies of a session", () => {
    for (const key of [SESSION_KEYS.strategy, "_token", "_id_token", "_refresh_token", "CognitoIdentityServiceProvider"])
      expect(text).toContain(cookieName(key));
    expect(COOKIE_PREFIX).toBe("auth.");
  });
});
