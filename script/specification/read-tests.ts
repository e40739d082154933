import ts from 'typescript';

/**
 * Returns the source of each test of a file by its title and without it: the table it runs over, its steps, and what they
 * use of the file. Tests of one title are one.
 */
export function readTests(source: string): ReadonlyMap<string, string> {
  const file = ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declared = new Map(
    file.statements.flatMap((statement) => listNames(statement).map((name) => [name, statement])),
  );
  const tests = new Map<string, string>();
  const visit = (node: ts.Node, tables: string) => {
    const title = ts.isCallExpression(node) ? findTitle(node) : undefined;
    if (title && ts.isCallExpression(node)) {
      const parts = [node.expression, ...node.arguments.slice(1)];
      const text = [tests.get(title.text) ?? '', tables, ...followNames(parts, declared)];
      if (/^(?:test|it)\b/.test(node.expression.getText())) tests.set(title.text, text.join('\n'));
    }
    const isTable = title && ts.isCallExpression(node) && ts.isCallExpression(node.expression);
    node.forEachChild((child) => visit(child, isTable ? tables + node.expression.getText() : tables));
  };
  visit(file, '');
  return tests;
}

/** Returns the title of `test('…', …)`, `describe.each(…)('…', …)` and the like. */
function findTitle({ expression, arguments: [first] }: ts.CallExpression): { text: string } | undefined {
  if (!first || !/^(?:test|it|describe)\b/.test(expression.getText())) return undefined;
  if (ts.isStringLiteralLike(first)) return first;
  return ts.isTemplateExpression(first) ? { text: first.getText().slice(1, -1) } : undefined;
}

/** Returns the source of nodes and, through the names in them, of all top-level statements that they use. */
function followNames(nodes: readonly ts.Node[], declared: ReadonlyMap<string, ts.Statement>): string[] {
  const found = new Set<ts.Node>();
  const waiting = [...nodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (found.has(node)) continue;
    found.add(node);
    const follow = (part: ts.Node) => {
      const statement = ts.isIdentifier(part) ? declared.get(part.text) : undefined;
      if (statement && !isTest(statement)) waiting.push(statement);
      part.forEachChild(follow);
    };
    follow(node);
  }
  return [...found].map((node) => node.getText());
}

const isTest = (statement: ts.Statement): boolean => ts.isExpressionStatement(statement);

function listNames(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) => listBound(name));
}

const listBound = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? listBound(element.name) : []));
