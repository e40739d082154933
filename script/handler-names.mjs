import ts from 'typescript';

/**
 * Lists event handlers of components that are not named `handle*`, as `onClick={save}`: functions of a component that an
 * event property names, or that its arrow function merely calls. Functions from outside, such as properties and the
 * setters of states, keep their names.
 */
export function findMisnamedHandlers(file, text) {
  if (!/\bon[A-Z]\w*=\{/.test(text)) return [];
  const found = [];
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;

  function visit(node) {
    const handler = ts.isJsxAttribute(node) && /^on[A-Z]/.test(node.name.getText()) && readHandler(node);
    if (handler && !/^handle[A-Z]/.test(handler.text) && isFunctionOfComponent(handler))
      found.push(`${node.name.getText()}={${handler.text}}`);
    ts.forEachChild(node, visit);
  }
}

/** Returns `save` of `onClick={save}` and of `onClick={() => void save(id)}`. */
function readHandler({ initializer }) {
  const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
  const call = value && ts.isArrowFunction(value) ? unwrap(value.body) : undefined;
  const handler = call && ts.isCallExpression(call) ? call.expression : value;
  return handler && ts.isIdentifier(handler) ? handler : undefined;
}

/** Strips `void`, `await`, parentheses, and the condition of `isOpen && save()`. */
function unwrap(node) {
  if (ts.isVoidExpression(node) || ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node))
    return unwrap(node.expression);
  return ts.isBinaryExpression(node) ? unwrap(node.right) : node;
}

/** True if the innermost declaration of the name is a function within another function. */
function isFunctionOfComponent(identifier) {
  for (let scope = identifier.parent; scope; scope = scope.parent) {
    const declared = ts.isFunctionLike(scope) && findDeclared(scope, identifier.text);
    if (declared) return declared === 'function';
  }
  return false;
}

/** Returns how a function declares a name: as a function, otherwise, or not at all. */
function findDeclared(scope, name) {
  let how;
  const take = (node) => {
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) how ??= 'function';
    if (ts.isIdentifier(node.name ?? node) && (node.name ?? node).text === name && isBinding(node))
      how ??= node.initializer && isFunction(node.initializer) ? 'function' : 'otherwise';
    if (!how && !ts.isFunctionLike(node)) ts.forEachChild(node, take);
  };
  ts.forEachChild(scope, take);
  return how;
}

const isBinding = (node) => ts.isVariableDeclaration(node) || ts.isBindingElement(node) || ts.isParameter(node);
const isFunction = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);
