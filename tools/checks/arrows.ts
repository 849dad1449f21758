import { readdirSync } from "node:fs";
import { cruise, type ICruiseResult, type IForbiddenRuleType } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import type { SourceFile } from "./source-files.ts";

type Rules = {
  readonly default: { readonly forbidden: IForbiddenRuleType[]; readonly options: object };
  readonly mayAsk: Readonly<Record<string, readonly string[]>>;
};

/** Broken arrows between folders, one sentence each. Also fails when the tool saw fewer files than there are: it would pass on nothing. */
export async function arrowFaults(root: string, files: readonly SourceFile[]): Promise<string[]> {
  const rules: Rules = await import(`${root}/.dependency-cruiser.mjs`);
  const { options, forbidden } = rules.default;
  const result = await cruise(
    ["src"],
    { ...options, ruleSet: { forbidden }, validate: true, baseDir: root },
    {},
    { tsConfig: extractTSConfig(`${root}/tsconfig.json`) },
  );
  const output = result.output as ICruiseResult;
  const seen = new Set(output.modules.map((module) => module.source));
  const unseen = files
    .filter(({ path }) => path.startsWith("src/") && !seen.has(path))
    .map(({ path }) => `${path}: not seen by the arrow check`);
  const broken = output.summary.violations.map(({ rule, from, to }) => `${from} → ${to}: ${rule.name}`);
  return [...unseen, ...broken, ...domainsWithoutRow(root, rules.mayAsk)];
}

function domainsWithoutRow(root: string, mayAsk: Rules["mayAsk"]): string[] {
  const folders = readdirSync(`${root}/src/domain`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .filter(({ name }) => !(name in mayAsk))
    .map(({ name }) => `src/domain/${name}: no row in mayAsk of .dependency-cruiser.mjs`);
}
