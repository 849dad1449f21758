import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const script = readFileSync(new URL("./passkey.js", import.meta.url), "utf8");
const version = createHash("sha256").update(script).digest("base64url").slice(0, 12);

export const PASSKEY_SCRIPT = { script, version, path: `/assets/passkey.js?v=${version}` } as const;
