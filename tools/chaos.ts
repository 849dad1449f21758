import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { copyFolder } from "#test/support/cached-folder.ts";
import { copySampleData } from "#test/support/sample-data.ts";
import type { Fault, Sample } from "./chaos/fault.ts";
import { connections } from "./chaos/faults/connections.ts";
import { mail } from "./chaos/faults/mail.ts";
import { offers } from "./chaos/faults/offers.ts";
import { server } from "./chaos/faults/server.ts";
import { shared } from "./chaos/faults/shared.ts";
import { stop } from "./chaos/faults/stop.ts";
import { uploads } from "./chaos/faults/uploads.ts";
import { judge, shown, type Verdict } from "./chaos/judge.ts";
import type { Round } from "./chaos/round.ts";

const FAULTS: readonly Fault[] = [connections, server, shared, stop, uploads, mail, offers];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "20" }, data: { type: "string" }, json: { type: "string" }, help: { type: "boolean" } },
});
const rounds = Number(values.rounds);
const wanted = positionals.length === 0 ? FAULTS : FAULTS.filter(({ name }) => positionals.includes(name));
if (values.help || wanted.length < positionals.length || !(Number.isInteger(rounds) && rounds > 0)) {
  console.log(
    `npm run chaos [-- FAULT…] [--rounds 20] [--data FOLDER] [--json FILE]\n${FAULTS.map(({ name, title }) => `  ${name.padEnd(12)} ${title}`).join("\n")}`,
  );
  process.exit(values.help ? 0 : 2);
}

/** A data folder that is not in use, or the sample market. */
const { data } = values;
const sample: Sample = data === undefined ? copySampleData : (to) => copyFolder(data, to);

const verdicts: Verdict[] = [];
for (const fault of wanted) {
  const played: Round[] = [];
  const error = await fault.play(sample, rounds, (round) => played.push(round)).then(() => null, String);
  const verdict = judge(fault, rounds, played);
  verdicts.push(error === null ? verdict : { ...verdict, faults: [...verdict.faults, error] });
  console.log(shown(verdicts.at(-1) ?? verdict));
}
if (values.json) await writeFile(values.json, `${JSON.stringify(verdicts, null, 2)}\n`);
const failed = verdicts.filter(({ faults }) => faults.length > 0).length;
console.log(`${verdicts.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
