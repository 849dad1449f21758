import ts from "typescript";
import type { SourceFile } from "./source-files.ts";

/** Limits of docs/architecture.md, section "Sizes". */
const LIMITS = { file: 350, dataFile: 600, routeFile: 100, function: 70, component: 110, parameters: 4, complexity: 12 } as const;

const DATA_FILE = /(^data\/|\.content\.tsx?$|\.flow\.ts$|\/schemas\.ts$|\.gallery\.tsx$)/;
const TEST_FILE = /(\.test\.tsx?$|^test\/)/;

/** What is too large in one file, one sentence each. */
export function sizeFaults(file: SourceFile): string[] {
  const faults: string[] = [];
  const limit = fileLimit(file.path);
  if (file.lines > limit) faults.push(`${file.path}: ${file.lines} lines, limit ${limit}`);
  if (TEST_FILE.test(file.path)) return faults;
  const kind = file.path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind);
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && "body" in node && node.body) faults.push(...functionFaults(node, tree));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return faults;
}

function fileLimit(path: string): number {
  if (path.startsWith("src/web/routes/")) return LIMITS.routeFile;
  return DATA_FILE.test(path) ? LIMITS.dataFile : LIMITS.file;
}

function functionFaults(node: ts.SignatureDeclaration, tree: ts.SourceFile): string[] {
  const start = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line;
  const lines = tree.getLineAndCharacterOfPosition(node.getEnd()).line - start + 1;
  const name = functionName(node);
  const at = `${tree.fileName}:${start + 1} ${name}`;
  const limit = tree.fileName.endsWith("x") && /^[A-Z]/.test(name) ? LIMITS.component : LIMITS.function;
  const complexity = cyclomaticComplexity(node);
  return [
    ...(lines > limit ? [`${at}: ${lines} lines, limit ${limit}`] : []),
    ...(node.parameters.length > LIMITS.parameters ? [`${at}: ${node.parameters.length} parameters, limit ${LIMITS.parameters}`] : []),
    ...(complexity > LIMITS.complexity ? [`${at}: cyclomatic complexity ${complexity}, limit ${LIMITS.complexity}`] : []),
  ];
}

function functionName(node: ts.SignatureDeclaration): string {
  if (node.name && ts.isIdentifier(node.name)) return node.name.text;
  return ts.isVariableDeclaration(node.parent) && ts.isIdentifier(node.parent.name) ? node.parent.name.text : "(anonymous)";
}

const BRANCHES = new Set([
  ts.SyntaxKind.IfStatement,
  ts.SyntaxKind.ConditionalExpression,
  ts.SyntaxKind.ForStatement,
  ts.SyntaxKind.ForInStatement,
  ts.SyntaxKind.ForOfStatement,
  ts.SyntaxKind.WhileStatement,
  ts.SyntaxKind.DoStatement,
  ts.SyntaxKind.CaseClause,
  ts.SyntaxKind.CatchClause,
]);
const SHORT_CIRCUITS = new Set([ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken]);

/** One more than the number of branches; functions inside count for themselves. */
function cyclomaticComplexity(root: ts.Node): number {
  let count = 1;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (BRANCHES.has(node.kind)) count += 1;
    if (ts.isBinaryExpression(node) && SHORT_CIRCUITS.has(node.operatorToken.kind)) count += 1;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(root, visit);
  return count;
}
