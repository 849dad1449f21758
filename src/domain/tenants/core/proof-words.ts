import type { ProofWay } from "./types.ts";

export const PROOF_WAY_WORDS: Readonly<Record<ProofWay, string>> = {
  paper: "来店時の書面",
  phone: "電話",
  web: "Webサイト",
  card: "名刺",
  other: "その他の方法",
};
