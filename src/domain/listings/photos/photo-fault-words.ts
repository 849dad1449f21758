import type { PhotoFault } from "./types.ts";

/** What a company reads where a picture could not be had, and what to do. */
export const PHOTO_FAULT_WORDS: Readonly<Record<PhotoFault, string>> = {
  "address-not-allowed": "画像のURLに接続できません。インターネットに公開されているhttpまたはhttpsのURLにしてください",
  "too-large": "画像が15MBを超えています。小さくしてから登録し直してください",
  "too-slow": "画像を時間内に読み込めませんでした。配信元の状態を確かめてください",
  "too-many-redirects": "画像のURLの転送が多すぎます。転送先のURLを登録してください",
  "bad-status": "画像のURLに画像がありません。URLを確かめてください",
  unreachable: "画像の配信元に接続できませんでした。URLを確かめてください",
  "not-a-picture": "画像として読めません。JPEG、PNG、WebP、GIF、AVIFのどれかにしてください",
  heic: "HEIC形式の写真は表示できません。JPEGに変えて登録してください（iPhoneでは「設定→カメラ→フォーマット→互換性優先」で、はじめからJPEGで撮れます）",
  "too-many-pixels": "画像の画素数が多すぎます。5,000万画素以下にしてください",
  unreadable: "画像が壊れているか、途中で切れています。登録し直してください",
};
