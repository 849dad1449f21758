import { mkdir, writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";
import { drawCard } from "#domain/sharing/cards/draw-card.server.ts";

/** Draws the pictures of the brand: the card of the site as a whole, and its icons. They stand in the repository: run this after the brand has changed. */
const SHARE = new URL("../src/web/app/layout/share.png", import.meta.url);
const ICONS = new URL("../src/main/site/found/icons/", import.meta.url);

const LINES = ["AI推定価格と80%の幅・災害と暮らしの診断・データの出所"];
const SITE_CARD = { kind: "価格とリスク", title: "AIで住まいの価格とリスクを確かめる", lines: LINES, figure: null, isSample: false };

/** As `src/web/app/layout/icon.svg`; a tile that others cut to a shape of theirs has no corners of its own, and its mark lies within four fifths. */
function iconSvg(isWhole: boolean): string {
  const tile = isWhole ? `<rect width="22" height="22"/>` : `<rect width="22" height="22" rx="5.5"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><clipPath id="t">${tile}</clipPath><g clip-path="url(#t)"><path fill="#0b5d66" d="M0 0h22v22H0z"/><path fill="#c8401f" d="M22 0v22H0z"/></g></svg>`;
}

const png = (size: number, isWhole = false) => new Resvg(iconSvg(isWhole), { fitTo: { mode: "width", value: size } }).render().asPng();

/** One picture in the container of old icons: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function ico(size: number): Buffer {
  const picture = png(size);
  const head = Buffer.alloc(22);
  for (const [at, value] of [
    [2, 1],
    [4, 1],
    [10, 1],
    [12, 32],
  ] as const)
    head.writeUInt16LE(value, at);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

await mkdir(ICONS, { recursive: true });
await writeFile(SHARE, await drawCard(SITE_CARD));
for (const [name, bytes] of Object.entries({
  "icon-192.png": png(192),
  "icon-512.png": png(512),
  "maskable-512.png": png(512, true),
  "apple-touch-icon.png": png(180, true),
  "favicon.ico": ico(32),
}))
  await writeFile(new URL(name, ICONS), bytes);
