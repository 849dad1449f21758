import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

/** Logs go straight to file descriptor 2, so they are read from outside. */
function logged(statement: string): string {
  const script = `import { openLog } from "./src/platform/log.server.ts"; const log = openLog("info"); ${statement}`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }).stderr;
}

describe("openLog", () => {
  it("removes addresses, names and tokens wherever they stand", () => {
    const line = logged(
      `log.info({ email: "a@example.jp", user: { phone: "09012345678", deep: { token: "secret-1" } }, id: "kept" }, "signed in")`,
    );

    expect(JSON.parse(line)).toMatchObject({ id: "kept", msg: "signed in", email: "[removed]" });
    expect(line).not.toMatch(/example\.jp|0901234|secret-1/);
  });

  it("writes one JSON object a line, without machine name or process id", () => {
    expect(Object.keys(JSON.parse(logged(`log.warn("careful")`))).sort()).toEqual(["level", "msg", "time"]);
  });
});
