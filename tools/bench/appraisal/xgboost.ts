import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { TrainingSet } from "#domain/valuation/engine/boosting/boost.ts";

const run = promisify(execFile);

/** Reads the columns, then the target, as 32-bit numbers. 600 trees × 64 leaves are what the engine is held against (docs/models/valuation.md, section 6). */
const PROGRAM = `
import sys, time
import numpy, xgboost
rows = int(sys.argv[2])
table = numpy.fromfile(sys.argv[1], dtype=numpy.float32).reshape(-1, rows)
x, y = numpy.ascontiguousarray(table[:-1].T), table[-1]
began = time.time()
xgboost.XGBRegressor(n_estimators=600, max_leaves=64, max_depth=0, grow_policy="lossguide", tree_method="hist", learning_rate=0.06,
                     subsample=0.8, colsample_bytree=0.7, min_child_weight=20, n_jobs=2).fit(x, y)
print(time.time() - began)
`;

/** Seconds that XGBoost takes on two threads for the same rows; null where the Python of the machine (`BENCH_PYTHON`, else python3) has none. */
export async function xgboostSeconds({ matrix, target }: TrainingSet): Promise<number | null> {
  const python = process.env.BENCH_PYTHON ?? "python3";
  if (!(await hasXgboost(python))) return null;
  const folder = await mkdtemp(path.join(tmpdir(), "bench-xgboost-"));
  try {
    const file = path.join(folder, "rows.f32");
    await writeFile(
      file,
      Buffer.concat([...matrix.columns, target].map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength))),
    );
    const { stdout } = await run(python, ["-c", PROGRAM, file, String(matrix.rows)]);
    return Number(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function hasXgboost(python: string): Promise<boolean> {
  return run(python, ["-c", "import xgboost"]).then(
    () => true,
    () => false,
  );
}
