// Every small change that could be made to a file and still be TypeScript: a comparison turned round, a condition negated, a
// number one more, a text emptied, a call left out.
import { parseSync, visitorKeys } from 'oxc-parser';

const OPERATORS = new Map(
  Object.entries({
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    '===': '!==',
    '!==': '===',
    '+': '-',
    '-': '+',
    '*': '/',
    '/': '*',
    '%': '*',
    '&&': '||',
    '||': '&&',
  }),
);

/** Type syntax that has an expression inside; all other nodes of TypeScript are gone at run time. */
const TRANSPARENT = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

const SKIPPED = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ImportExpression', 'Decorator']);

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/**
 * The mutants of a file by their place: `kind` says what was changed, `text` is what stands there then, `isAtLoad` whether it
 * is evaluated when the module is loaded.
 */
export function listMutants(path, source) {
  const found = [];
  let functions = 0;
  const textOf = ({ start, end }) => source.slice(start, end);
  const add = (node, kind, text, isStatement = false) =>
    found.push({ path, start: node.start, end: node.end, kind, text, isStatement, isAtLoad: functions === 0 });

  const visit = (node) => {
    if (SKIPPED.has(node.type)) return;
    if (node.type.startsWith('TS') && !TRANSPARENT.has(node.type)) return;
    mutate(node, textOf, add);
    const isLater = FUNCTIONS.has(node.type) || (node.type === 'PropertyDefinition' && !node.static);
    if (isLater) functions += 1;
    for (const key of visitorKeys[node.type] ?? []) {
      if (isName(node, key)) continue;
      for (const child of [node[key]].flat()) if (child) visit(child);
    }
    if (isLater) functions -= 1;
  };
  visit(parseSync(path, source).program);
  return found;
}

/** Names of fields are no values, nor is the path that something is exported from. */
function isName(node, key) {
  return (key === 'key' && !node.computed) || (key === 'property' && !node.computed) || key === 'source';
}

function mutate(node, textOf, add) {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [left, right] = [textOf(node.left), textOf(node.right)];
      if (node.operator === '??') return add(node, '?? left out', `(${left})!`);
      const operator = OPERATORS.get(node.operator);
      return operator && add(node, `${node.operator} to ${operator}`, `(${left}) ${operator} (${right})`);
    }
    case 'UnaryExpression':
      return node.operator === '!' && add(node, '! left out', textOf(node.argument));
    case 'ConditionalExpression':
    case 'IfStatement':
      return add(node.test, 'condition negated', `!(${textOf(node.test)})`);
    case 'Literal':
      if (typeof node.value === 'number') return add(node, 'number plus 1', `${node.value + 1}`);
      if (typeof node.value === 'boolean') return add(node, 'boolean turned', `${!node.value}`);
      return typeof node.value === 'string' && node.value !== '' && add(node, 'text emptied', "''");
    case 'ExpressionStatement':
      return isCall(node.expression) && add(node, 'call left out', '', true);
    default:
      return undefined;
  }
}

function isCall(node) {
  const call = node.type === 'AwaitExpression' ? node.argument : node;
  return call.type === 'CallExpression' && call.callee.type !== 'Super';
}
