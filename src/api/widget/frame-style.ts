import type { CheckerBrand } from "#wire/checker/checker-widget.ts";

/** The whole look of the page in the frame. Of the brand only what was read as a colour and a number gets here. */
export function frameStyle({ colour, radiusPx }: Pick<CheckerBrand, "colour" | "radiusPx">): string {
  return `:root{color-scheme:light;--brand:${colour};--radius:${radiusPx}px}${RULES}`;
}

const RULES = `
*{box-sizing:border-box}
[hidden]{display:none!important}
body{margin:0;padding:20px 16px;background:#fff;color:#1b2430;border:1px solid #e3e0da;border-radius:var(--radius);font:16px/1.7 "Hiragino Sans","Hiragino Kaku Gothic ProN","BIZ UDPGothic",Meiryo,"Noto Sans JP","Noto Sans CJK JP",system-ui,sans-serif;font-variant-numeric:tabular-nums;word-break:keep-all;overflow-wrap:anywhere;line-break:strict;-webkit-text-size-adjust:100%}
h1{margin:0;font-size:20px;line-height:1.4}
p{margin:0}
.lead,.note{color:#586272;font-size:14px}
.lead{margin-top:4px}
.sample{display:inline-block;margin-top:8px;padding:0 8px;border-radius:4px;background:#fff6d6;color:#7a5200;font-size:13px;font-weight:700}
form{display:grid;gap:16px;margin-top:16px}
fieldset{border:0;margin:0;padding:0;min-width:0}
legend,label{padding:0;font-size:14px;font-weight:700}
label small,legend small{font-weight:400;color:#586272}
.kinds{display:flex;flex-wrap:wrap;gap:8px;margin-top:4px}
.kinds label{display:flex;gap:8px;align-items:center;min-height:44px;padding:0 12px;border:1px solid #8a8f98;border-radius:var(--radius);font-weight:400;font-size:16px}
.kinds label:has(:checked){border-color:var(--brand);box-shadow:inset 0 0 0 1px var(--brand)}
input[type=radio]{width:18px;height:18px;margin:0;accent-color:var(--brand)}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(max(130px,40%),1fr));gap:16px}
.text{display:block;width:100%;height:48px;margin-top:4px;padding:0 12px;border:1px solid #8a8f98;border-radius:var(--radius);background:#fff;color:inherit;font:inherit}
[aria-invalid]{border:2px solid #b3261e}
.fault{color:#b3261e;font-size:14px}
#places{margin:4px 0 0;padding:4px;list-style:none;border:1px solid #8a8f98;border-radius:var(--radius)}
#places li{padding:8px;border-radius:calc(var(--radius)/2);cursor:pointer}
#places li[aria-selected=true]{background:var(--brand);color:#fff}
#places small{opacity:.85}
button{min-height:48px;padding:8px 24px;border:0;border-radius:var(--radius);background:var(--brand);color:#fff;font:inherit;font-weight:700;cursor:pointer}
button[aria-disabled=true]{opacity:.6}
:focus-visible{outline:3px solid #1b2430;outline-offset:2px}
#faults{margin-top:16px;padding:12px 16px;border:2px solid #b3261e;border-radius:var(--radius)}
#faults ul{margin:4px 0 0;padding-left:1.2em}
#faults a{color:#b3261e}
#answer>*{margin-top:20px;padding-top:16px;border-top:1px solid #e3e0da}
.price{font-size:34px;font-weight:700;line-height:1.3}
.price,.amount{white-space:nowrap}
.track{position:relative;height:10px;margin:12px 0 8px;border-radius:5px;background:#ece8e0}
.track i{position:absolute;top:0;bottom:0;left:25%;width:50%;border-radius:5px;background:var(--brand);opacity:.35}
.track b{position:absolute;top:-4px;bottom:-4px;width:4px;margin-left:-2px;border-radius:2px;background:var(--brand)}
.grade{margin-top:8px}
.grade b{padding:0 8px;border-radius:4px;background:#f1efeb}
.ways{display:flex;flex-wrap:wrap;gap:8px 16px;margin-top:16px;align-items:center}
.ways a{display:inline-flex;align-items:center;min-height:44px}
a{color:var(--brand)}
.main{padding:0 20px;border-radius:var(--radius);background:var(--brand);color:#fff;font-weight:700;text-decoration:none}
footer{margin-top:20px;padding-top:12px;border-top:1px solid #e3e0da;font-size:13px;color:#586272}
.busy::before{content:"";display:block;height:4px;margin-bottom:12px;border-radius:2px;background:linear-gradient(90deg,#ece8e0 30%,var(--brand) 50%,#ece8e0 70%) 0/200%;animation:go 1.6s linear infinite}
@keyframes go{from{background-position:200% 0}to{background-position:0 0}}
@media (prefers-reduced-motion:reduce){.busy::before{animation:none}}
@media print{form,button,.ways{display:none}}
`.replaceAll("\n", "");
