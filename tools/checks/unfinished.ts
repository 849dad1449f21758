import type { SourceFile } from "./source-files.ts";

const SKIPPED_TEST = /\b(?:it|test|describe|suite|bench)\s*\.\s*(?:skip|only|todo|fixme|fails|skipIf|runIf)\b|\bx(?:it|describe|test)\s*\(/;
const SILENCED_RULE = /@ts-(?:ignore|expect-error|nocheck)|biome-ignore|eslint-disable|as unknown as/;
const FORBIDDEN_IN_CORE = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.env\b|\bfetch\(/;
const UNFINISHED = /\b(?:TODO|FIXME|XXX)\b|coming soon|not implemented/i;

const ABOUT_THESE_WORDS = /^tools\/checks\//;
const CORE = /^src\/(?:domain|kernel)\/(?!.*\.server\.)(?!.*\.test\.)/;
const MAY_READ_ENVIRONMENT = /^src\/(?:platform\/config\.server|main\/as-production)\.ts$|^test\/|^tools\/|\.test\.tsx?$/;

/** Skipped tests, silenced rules, unfinished work and impure core files, one sentence a line. */
export function unfinishedFaults(file: SourceFile): string[] {
  if (ABOUT_THESE_WORDS.test(file.path)) return [];
  return file.text.split("\n").flatMap((line, index) => {
    const at = `${file.path}:${index + 1}`;
    return [
      ...(SKIPPED_TEST.test(line) ? [`${at}: a test is skipped or narrowed`] : []),
      ...(SILENCED_RULE.test(line) ? [`${at}: a rule is silenced`] : []),
      ...(UNFINISHED.test(line) ? [`${at}: unfinished work`] : []),
      ...(CORE.test(file.path) && FORBIDDEN_IN_CORE.test(line)
        ? [`${at}: a core file takes time, chance, settings and network as arguments`]
        : []),
      ...(!MAY_READ_ENVIRONMENT.test(file.path) && line.includes("process.env")
        ? [`${at}: settings are read in platform/config.server.ts only`]
        : []),
    ];
  });
}
