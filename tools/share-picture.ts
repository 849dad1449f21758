import { writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { browserPath } from "./browser-path.ts";

/** Draws the picture that other sites show beside a link to this one. It stands in the repository: run this after the brand has changed. */
const TARGET = new URL("../src/web/app/layout/share.png", import.meta.url);
const SIZE = { width: 1200, height: 630 };

const PAGE = `<!doctype html><html lang="ja"><body style="margin:0">
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="'Hiragino Sans','Noto Sans JP','Noto Sans CJK JP',sans-serif">
<rect width="1200" height="630" fill="#faf8f5"/>
<rect width="1200" height="14" fill="#0b5d66"/>
<clipPath id="tile"><rect x="90" y="120" width="88" height="88" rx="22"/></clipPath>
<g clip-path="url(#tile)"><rect x="90" y="120" width="88" height="88" fill="#0b5d66"/><path d="M178 120v88H90z" fill="#c8401f"/></g>
<text x="204" y="186" font-size="64" font-weight="700" fill="#0b5d66" letter-spacing="2">まちのね</text>
<text x="90" y="330" font-size="62" font-weight="700" fill="#1b2430">その住まいの値段とリスクを、</text>
<text x="90" y="414" font-size="62" font-weight="700" fill="#1b2430">根拠といっしょに。</text>
<rect x="90" y="500" width="1020" height="22" rx="11" fill="#ece8e0"/>
<rect x="360" y="500" width="440" height="22" rx="11" fill="#9dbfc2"/>
<rect x="560" y="488" width="8" height="46" rx="4" fill="#0b5d66"/>
<text x="90" y="576" font-size="30" fill="#586272">AI推定価格と80%の幅・災害と暮らしの診断・データの出所</text>
</svg></body></html>`;

const browser = await chromium.launch({ executablePath: await browserPath(), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: SIZE });
await page.setContent(PAGE);
await writeFile(TARGET, await page.screenshot());
await browser.close();
