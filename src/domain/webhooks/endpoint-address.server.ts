import { isInside } from "#platform/outside/public-address.ts";

const MOST_LETTERS = 500;
const NO_SIGN_OF_AN_ADDRESS = /[\s\p{Cc}]/u;

/** Why an address is none for webhooks. */
export type AddressFault = "not-an-address" | "not-https" | "not-its-port" | "not-public" | "with-credentials" | "too-long";

/**
 * What is wrong with the address of an endpoint; null: nothing. Where a public name leads is asked at each dispatch. `testHosts`: hosts with ports that may be
 * reached without encryption, in development and tests.
 */
export function addressFault(address: string, testHosts: readonly string[]): AddressFault | null {
  if (address.length > MOST_LETTERS) return "too-long";
  // A parser of addresses passes over line ends; whoever keeps or sends the text would not.
  const url = NO_SIGN_OF_AN_ADDRESS.test(address) ? null : URL.parse(address);
  if (url === null || url.hostname === "") return "not-an-address";
  if (url.username !== "" || url.password !== "") return "with-credentials";
  if (testHosts.includes(url.host)) return null;
  if (url.protocol !== "https:") return "not-https";
  if (url.port !== "") return "not-its-port";
  return isInside(url.hostname) ? "not-public" : null;
}

/** What a form says of it. */
export const ADDRESS_FAULT_WORDS: Readonly<Record<AddressFault, string>> = {
  "not-an-address": "URLを確かめてください",
  "not-https": "https:// で始まるURLを入力してください",
  "not-its-port": "ポートは443だけを使えます",
  "not-public": "インターネットから届くURLを入力してください",
  "with-credentials": "URLにユーザー名やパスワードを含めないでください",
  "too-long": "URLは500文字までです",
};
