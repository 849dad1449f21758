import { readdirSync } from "node:fs";
import path from "node:path";
import { cruise, type ICruiseResult, type IForbiddenRuleType } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { type FileImport, mutualFolders } from "./folders.ts";
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
    .filter((file) => file.path.startsWith("src/") && !seen.has(file.path))
    .map((file) => `${file.path}: not seen by the arrow check`);
  const reasons = new Map(forbidden.map(({ name, comment }) => [name, comment]));
  const broken = output.summary.violations.map(({ rule, from, to }) => `${from} → ${to}: ${rule.name}. ${reasons.get(rule.name) ?? ""}`);
  return [...unseen, ...broken, ...mutualFolders(importsOf(output)), ...domainsWithoutRow(root, rules.mayAsk)];
}

function importsOf({ modules }: ICruiseResult): FileImport[] {
  return modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => source.startsWith("src/") && resolved.startsWith("src/") && path.dirname(source) !== path.dirname(resolved))
      .map(({ resolved }) => ({ from: source, to: resolved })),
  );
}

function domainsWithoutRow(root: string, mayAsk: Rules["mayAsk"]): string[] {
  const folders = readdirSync(`${root}/src/domain`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .filter(({ name }) => !(name in mayAsk))
    .map(({ name }) => `src/domain/${name}: no row in mayAsk of .dependency-cruiser.mjs`);
}
