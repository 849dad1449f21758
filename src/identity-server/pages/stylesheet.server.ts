import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const css = readFileSync(new URL("./hosted.css", import.meta.url), "utf8");
const version = createHash("sha256").update(css).digest("base64url").slice(0, 12);

export const STYLESHEET = { css, version, path: `/assets/hosted.css?v=${version}` } as const;
