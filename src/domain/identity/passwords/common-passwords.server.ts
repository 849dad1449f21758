import { readFileSync } from "node:fs";
import path from "node:path";
import { foldPassword } from "./password-policy.ts";

const FILE = path.resolve(import.meta.dirname, "../../../../data/identity/common-passwords.txt");

/** The passwords that nobody should have, folded for comparing. Read once, when the service starts. */
export function readCommonPasswords(): ReadonlySet<string> {
  const lines = readFileSync(FILE, "utf8").split("\n");
  return new Set(lines.filter((line) => line !== "" && !line.startsWith("# ")).map(foldPassword));
}
