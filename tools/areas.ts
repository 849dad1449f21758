import path from "node:path";
import { areaSizes, testsPerLine } from "./checks/areas.ts";
import { sourceFiles } from "./checks/source-files.ts";

/** Prints files, lines and tests by area (`npm run areas`). It measures and never fails: a quota breeds exemptions. */
const root = path.resolve(import.meta.dirname, "..");
console.log("files  lines  tests  tests:lines  area");
for (const size of areaSizes(sourceFiles(root))) {
  const ratio = testsPerLine(size);
  const columns = [
    String(size.files).padStart(5),
    String(size.lines).padStart(6),
    String(size.testLines).padStart(6),
    (Number.isFinite(ratio) ? ratio.toFixed(2) : "-").padStart(12),
  ];
  console.log(`${columns.join(" ")}  ${size.area}`);
}
