import type { Page } from "@playwright/test";
import { build } from "vite";

const ENTRY = `
import { AuthenticationDetails, CognitoUser, CognitoUserPool } from "amazon-cognito-identity-js";
window.signInByAcij = ({ endpoint, UserPoolId, ClientId, Username, Password }) =>
  new Promise((onSuccess, onFailure) => {
    const Storage = { setItem() {}, getItem: () => null, removeItem() {}, clear() {} };
    const Pool = new CognitoUserPool({ UserPoolId, ClientId, endpoint, Storage });
    const user = new CognitoUser({ Username, Pool, Storage });
    user.authenticateUser(new AuthenticationDetails({ Username, Password }), { onSuccess: () => onSuccess(), onFailure });
  });
`;

type Wanted = Readonly<Record<"endpoint" | "UserPoolId" | "ClientId" | "Username" | "Password", string>>;

declare global {
  interface Window {
    signInByAcij?: (wanted: Wanted) => Promise<void>;
  }
}

/** amazon-cognito-identity-js as a script for a page: the client that ours stands in for. */
export async function acijScript(): Promise<string> {
  const id = "virtual:acij";
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      { name: "entry", enforce: "pre", resolveId: (name) => (name === id ? id : null), load: (name) => (name === id ? ENTRY : null) },
    ],
    build: { write: false, minify: true, rolldownOptions: { input: id, output: { format: "iife" } } },
    define: { "process.env.NODE_ENV": '"production"', global: "globalThis" },
  });
  const chunks = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  return chunks.map((chunk) => ("code" in chunk ? chunk.code : "")).join("");
}

/** Milliseconds of its sign-in alone, in the page: no session is kept and no page is shown. */
export function timeAcij(page: Page, wanted: Wanted): Promise<number> {
  return page.evaluate(async (given) => {
    const start = performance.now();
    await window.signInByAcij?.(given);
    return performance.now() - start;
  }, wanted);
}
