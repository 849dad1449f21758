import { LAYOUTS } from "#kernel/home/layout-choices.ts";
import { CHECKER_FRAME_PATH, type CheckerBrand } from "#wire/checker/checker-widget.ts";
import { GRADE_MEANINGS } from "#wire/checker/grade-meanings.ts";
import { SERVICE_NAME } from "#wire/site-words.ts";
import { frameStyle } from "./frame-style.ts";
import { escaped, inPhrases } from "./texts.ts";

export type FramePage = {
  readonly brand: CheckerBrand;
  readonly nonce: string;
  /** What the API asks for from this page. */
  readonly token: string;
  /** Whether every price is one of samples. */
  readonly isSample: boolean;
  /** Where our own site is: `https://example.jp`. */
  readonly siteOrigin: string;
  /** What makes it alive. */
  readonly script: string;
};

const TITLE = "住まいの価格チェック";

/** The page in the frame. Its script has no words of its own: what it may say stands here, hidden until it is true. */
export function framePage({ brand, nonce, token, isSample, siteOrigin, script }: FramePage): string {
  return `${head(nonce, frameStyle(brand))}<body data-token="${escaped(token)}">
<main>
<h1>${TITLE}</h1>
<p class="lead">${inPhrases("住所と広さから、売れると見込まれる価格を幅つきで示します。")}</p>
${isSample ? '<p class="sample">サンプル</p>' : ""}
<div id="faults" role="alert" tabindex="-1" hidden><p><b>${inPhrases("入力内容を確認してください")}</b></p><ul></ul></div>
${FORM}
<div id="answer" aria-live="polite">
<p data-state="loading" class="busy" hidden>${inPhrases("価格を推定しています。")}</p>
${priceBlock(brand.contactUrl)}
${NO_PRICE.map(noPrice(siteOrigin)).join("\n")}
</div>
</main>
<footer>${inPhrases("成約事例から統計的に推定した参考価格です。不動産鑑定評価ではありません。")} <a href="${escaped(siteOrigin)}/" target="_blank" rel="noopener">${SERVICE_NAME}</a></footer>
<script nonce="${nonce}">${script}</script>
</body></html>`;
}

function head(nonce: string, style: string): string {
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${TITLE} | ${SERVICE_NAME}</title><link rel="icon" href="data:,"><style nonce="${nonce}">${style}</style></head>
`;
}

const KINDS = [
  ["condo", "マンション"],
  ["house", "一戸建て"],
  ["land", "土地"],
] as const;

const radios = KINDS.map(
  ([kind, words], at) => `<label><input type="radio" name="kind" value="${kind}"${at === 0 ? ' id="kind" checked' : ""}>${words}</label>`,
).join("");

type TextField = {
  readonly name: string;
  readonly label: string;
  readonly unit?: string;
  readonly mode?: "decimal" | "numeric";
  readonly more?: string;
};

function textField({ name, label, unit = "", mode = "decimal", more = "" }: TextField): string {
  const small = unit === "" ? "" : ` <small>${unit}</small>`;
  return `<div${more}><label for="${name}">${label}${small}</label><input class="text" id="${name}" name="${name}" inputmode="${mode}" autocomplete="off" maxlength="20" aria-describedby="${name}-fault"><p class="fault" id="${name}-fault"></p></div>`;
}

const FORM = `<form novalidate>
<fieldset><legend>種別</legend><div class="kinds">${radios}</div></fieldset>
<div><label for="address">住所・マンション名</label><input class="text" id="address" name="address" role="combobox" aria-expanded="false" aria-autocomplete="list" aria-controls="places" autocomplete="off" maxlength="120" aria-describedby="address-fault"><ul id="places" role="listbox" aria-label="場所の候補" hidden></ul><p class="fault" id="address-fault"></p></div>
<div class="pair">
<div><label for="areaM2"><span data-label="専有面積" data-house="土地面積" data-land="土地面積">専有面積</span> <small>㎡</small></label><input class="text" id="areaM2" name="areaM2" inputmode="decimal" autocomplete="off" maxlength="20" aria-describedby="areaM2-fault"><p class="fault" id="areaM2-fault"></p></div>
${textField({ name: "floorAreaM2", label: "延床面積", unit: "㎡・任意", more: ' data-for="house" hidden' })}
<div data-for="condo house"><label for="layout">間取り <small>任意</small></label><select class="text" id="layout" name="layout"><option value="">選ばない</option>${LAYOUTS.map((layout) => `<option>${layout}</option>`).join("")}</select></div>
${textField({ name: "builtYear", label: "建った年", unit: "例 2008・任意", mode: "numeric", more: ' data-for="condo house"' })}
</div>
<button>価格を調べる</button>
</form>`;

function priceBlock(contactUrl: string | null): string {
  const contact =
    contactUrl === null
      ? ""
      : `<a href="${escaped(contactUrl)}" target="_blank" rel="noopener">相談する<small>（${escaped(new URL(contactUrl).host)}）</small></a>`;
  return `<section data-state="price" aria-label="推定価格" hidden>
<p class="note"><span data-value="place"></span> <span class="sample" data-sample hidden>サンプル</span></p>
<p>AI推定価格</p><p class="price" data-value="price"></p>
<div class="track" aria-hidden="true"><i></i><b data-tick></b></div>
<p>${inPhrases("10件のうち8件が入る幅")}<wbr> <b><span class="amount" data-value="low"></span>〜<wbr><span class="amount" data-value="high"></span></b></p>
<p class="grade">評価の確かさ <b data-value="grade"></b> ${Object.entries(GRADE_MEANINGS)
    .map(([grade, words]) => `<span data-grade="${grade}" hidden>${inPhrases(words)}</span>`)
    .join("")}</p>
<p class="note"><span data-value="asOf"></span>までの成約をもとにしています。モデルの版 <span data-value="modelVersion"></span></p>
<p class="note">出典：<span data-value="sources"></span></p>
<p class="ways"><a class="main" data-details href="${CHECKER_FRAME_PATH}" target="_blank" rel="noopener">くわしく見る</a>${contact}</p>
</section>`;
}

/** Why there is no price, by what the API says, and what to do next. */
const NO_PRICE: readonly (readonly [states: string, words: string, next?: "on-site" | "again"])[] = [
  ["out-of-area", "この場所は、まだ推定の対象ではありません。"],
  ["address-not-found", "この住所は見つかりませんでした。市区町村から町名まで入力するか、候補から選んでください。"],
  ["address-ambiguous", "同じ名前の場所がいくつかあります。候補から選ぶか、都道府県から入力してください。"],
  ["cannot-estimate", "よく似た成約が足りないため、価格を示せません。面積と建った年を確かめてください。", "on-site"],
  ["quota-exceeded", "このページで調べられる回数に達しました。価格は、まちのねのサイトでも調べられます。", "on-site"],
  ["too-many-requests", "続けて調べられる回数を超えました。1分ほどたってから、もう一度お試しください。"],
  ["preparing unavailable starting", "ただいま準備しています。少し待ってから、もう一度お試しください。"],
  ["widget-closed", "このページを開いてから時間がたちました。ページを読み込み直してください。"],
  ["failed", "うまくいきませんでした。通信の状態を確かめて、もう一度お試しください。"],
];

function noPrice(siteOrigin: string) {
  return ([states, words, next]: (typeof NO_PRICE)[number]) => {
    const onSite = `<p class="ways"><a href="${escaped(siteOrigin)}/search" target="_blank" rel="noopener">${SERVICE_NAME}のサイトで調べる</a></p>`;
    return `<div data-state="${states}" hidden><p>${inPhrases(words)}</p>${next === "on-site" ? onSite : ""}</div>`;
  };
}

export type RefusedFrame = { readonly nonce: string /** Told to the script around it. */; readonly reason: string; readonly says: boolean };

/** The page of a key that cannot be used. Where `says` is false it shows nothing, and the script around it takes it away. */
export function refusedFrame({ nonce, reason, says }: RefusedFrame): string {
  const style =
    "body{margin:0;color:#586272;font:14px/1.7 system-ui,sans-serif;word-break:keep-all;overflow-wrap:anywhere}p{margin:0;padding:12px 16px}";
  const words = says ? `<p>${inPhrases("価格チェックは、いま表示できません。")}</p>` : "";
  const messages = [...(says ? ["height:document.body.offsetHeight"] : []), `refused:${JSON.stringify(reason)}`];
  const script = messages.map((message) => `parent.postMessage({machinone:"checker",${message}},"*")`).join(";");
  return `${head(nonce, style)}<body>${words}<script nonce="${nonce}">${script}</script></body></html>`;
}
