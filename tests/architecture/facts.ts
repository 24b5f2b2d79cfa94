/**
 * What the rules ask about a file of code: its imports, its texts, the names it reads, the words it draws. Taken from the
 * syntax tree, so that neither comments nor odd spelling mislead.
 */
import { parseAst } from 'vitest/node';

export interface Import {
  /** As written; a part that is put in at run time is `*`. */
  readonly specifier: string;
  /** `type`: erased by the compiler; `dynamic`: loaded when reached. */
  readonly kind: 'value' | 'type' | 'dynamic';
  readonly line: number;
}

export interface Found {
  readonly text: string;
  readonly line: number;
}

export interface Facts {
  readonly imports: readonly Import[];
  /** String literals and the fixed parts of templates; without import specifiers. */
  readonly strings: readonly Found[];
  /** Names read, with the member that is taken of them where it is fixed: `Date.now`, `Math.random`, `fetch`, `new Date`, `new Date(…)`. */
  readonly reads: readonly Found[];
  /** Names of every sort: variables, parameters, fields that are declared, written, read or taken apart. */
  readonly names: readonly Found[];
  /** Names that the file itself brings into being: imports, variables, parameters, functions. */
  readonly declares: ReadonlySet<string>;
  /** Words written straight into a screen: text between tags, or in an attribute that a person reads. */
  readonly words: readonly Found[];
  /** Message ids asked for by a fixed text. */
  readonly messages: readonly Found[];
  /** Fixed beginnings of message ids that are put together, such as `violation-`. */
  readonly messagePrefixes: readonly Found[];
  /** `name: 'text'` in object literals, `name="text"` of elements. */
  readonly properties: readonly (Found & { readonly name: string })[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const readByPeople = new Set([
  'title',
  'alt',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
]);
const letters = /\p{L}/u;

/** @throws when the file is not parseable: a rule must not pass over what it cannot read. */
export function factsOf(path: string, text: string): Facts {
  const program: unknown = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path);
  const imports: Import[] = [];
  const strings: Found[] = [];
  const reads: Found[] = [];
  const names: Found[] = [];
  const declares = new Set<string>();
  const words: Found[] = [];
  const messages: Found[] = [];
  const messagePrefixes: Found[] = [];
  const properties: (Found & { readonly name: string })[] = [];
  const lineAt = lineCounter(text);

  const addImport = (node: Node, kind: Import['kind'], source: unknown): void => {
    if (!isNode(source)) return;
    const parts = fixedTexts(source).map(({ value }) => value);
    imports.push({ specifier: parts.length === 0 ? '*' : parts.join('*'), kind, line: lineAt(node.start) });
  };
  const addWords = (node: unknown): void => {
    for (const part of drawnTexts(node)) {
      if (letters.test(part.value)) words.push({ text: part.value.trim(), line: lineAt(part.start) });
    }
  };
  const addMessage = (node: unknown): void => {
    if (!isNode(node)) return;
    for (const { value, start, whole } of drawnTexts(node)) {
      (whole ? messages : messagePrefixes).push({ text: value, line: lineAt(start) });
    }
  };

  const visit = (node: Node, parent: Node | undefined, key: string): void => {
    for (const name of declaredBy(node)) declares.add(name);
    switch (node.type) {
      case 'ImportDeclaration':
        addImport(node, importsOnlyTypes(node, 'importKind') ? 'type' : 'value', node['source']);
        return;
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
        if (isNode(node['source'])) {
          addImport(node, importsOnlyTypes(node, 'exportKind') ? 'type' : 'value', node['source']);
          return;
        }
        break;
      case 'ImportExpression':
        addImport(node, 'dynamic', node['source']);
        break;
      case 'TSImportType':
        addImport(node, 'type', node['source'] ?? node['argument']);
        break;
      case 'Literal':
        if (typeof node['value'] === 'string') strings.push({ text: node['value'], line: lineAt(node.start) });
        break;
      case 'TemplateLiteral':
        strings.push({
          text: fixedTexts(node)
            .map(({ value }) => value)
            .join('…'),
          line: lineAt(node.start),
        });
        break;
      case 'Identifier':
        names.push({ text: String(node['name']), line: lineAt(node.start) });
        if (isRead(parent, key)) reads.push({ text: readText(node, parent, key), line: lineAt(node.start) });
        break;
      case 'JSXText':
        addWords(node);
        break;
      case 'JSXExpressionContainer':
        if (parent?.type === 'JSXElement' || parent?.type === 'JSXFragment') addWords(node['expression']);
        break;
      case 'JSXAttribute': {
        const name = jsxName(node['name']);
        if (readByPeople.has(name)) addWords(node['value']);
        if (name === 'id' && parent?.type === 'JSXOpeningElement' && drawsMessages.has(jsxName(parent['name']))) {
          addMessage(node['value']);
        } else {
          for (const { value, start, whole } of drawnTexts(node['value'])) {
            if (whole) properties.push({ name, text: value, line: lineAt(start) });
          }
        }
        break;
      }
      case 'CallExpression':
        if (asksForMessage(node['callee'])) addMessage(listOf(node['arguments'])[0]);
        break;
      case 'Property': {
        const name = isNode(node['key']) ? String(node['key']['name'] ?? node['key']['value']) : '';
        const texts = drawnTexts(node['value']).map(({ value, start, whole }) => ({
          name,
          text: value,
          line: lineAt(start),
          whole,
        }));
        properties.push(...texts.filter(({ whole }) => whole));
        break;
      }
    }
    for (const [childKey, child] of Object.entries(node)) {
      for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each, node, childKey);
    }
  };
  if (isNode(program)) visit(program, undefined, '');
  return { imports, strings, reads, names, declares, words, messages, messagePrefixes, properties };
}

/** The elements whose `id` is a message, and the functions whose first argument is one. */
const drawsMessages = new Set(['Localized', 'Words', 'Message']);
const asksForMessages = new Set(['getString', 'getElement', 'words', 'say', 'message']);

function asksForMessage(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  const named = callee.type === 'MemberExpression' ? callee['property'] : callee;
  return isNode(named) && typeof named['name'] === 'string' && asksForMessages.has(named['name']);
}

function importsOnlyTypes(node: Node, key: string): boolean {
  if (node[key] === 'type') return true;
  const specifiers = listOf(node['specifiers']);
  return specifiers.length > 0 && specifiers.every((each) => isNode(each) && each[key] === 'type');
}

/** The names that a declaration, a function or a catch brings. */
function declaredBy(node: Node): readonly string[] {
  switch (node.type) {
    case 'VariableDeclarator':
    case 'ClassDeclaration':
      return boundBy(node['id']);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [node['id'], ...listOf(node['params'])].flatMap(boundBy);
    case 'CatchClause':
      return boundBy(node['param']);
    case 'ImportDeclaration':
      return listOf(node['specifiers']).flatMap((each) => (isNode(each) ? boundBy(each['local']) : []));
    default:
      return [];
  }
}

/** The names in a pattern. */
function boundBy(pattern: unknown): readonly string[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern['name'])];
    case 'ObjectPattern':
      return listOf(pattern['properties']).flatMap((each) => (isNode(each) ? boundBy(each['value'] ?? each) : []));
    case 'ArrayPattern':
      return listOf(pattern['elements']).flatMap(boundBy);
    case 'AssignmentPattern':
      return boundBy(pattern['left']);
    case 'RestElement':
      return boundBy(pattern['argument']);
    default:
      return [];
  }
}

/** Whether an identifier is a name that is looked up, not a property, a declaration's key or a label. */
function isRead(parent: Node | undefined, key: string): boolean {
  if (parent === undefined) return true;
  const computed = parent['computed'] === true;
  if (parent.type === 'MemberExpression' && key === 'property' && !computed) return false;
  if (
    /^(Property|PropertyDefinition|MethodDefinition|TSPropertySignature|TSMethodSignature)$/.test(parent.type) &&
    key === 'key'
  ) {
    // Of `{ fetch }` the value beside the key is visited as well.
    return false;
  }
  return !/^(ImportSpecifier|ExportSpecifier|LabeledStatement|TSQualifiedName)$/.test(parent.type) || key === 'left';
}

function readText(node: Node, parent: Node | undefined, key: string): string {
  const name = String(node['name']);
  if (parent?.type === 'NewExpression' && key === 'callee') {
    // Of one number the language makes a date without a clock; of several it reads the local zone.
    const given = parent['arguments'];
    return name === 'Date' && Array.isArray(given) && given.length === 1 ? 'new Date(…)' : `new ${name}`;
  }
  const property = parent?.['property'];
  if (parent?.type === 'MemberExpression' && key === 'object' && isNode(property)) {
    if (parent['computed'] !== true) return `${name}.${String(property['name'])}`;
    if (property.type === 'Literal') return `${name}.${String(property['value'])}`;
  }
  return name;
}

interface Text {
  readonly value: string;
  readonly start: number;
  /** Not when it is only the fixed beginning of something longer. */
  readonly whole: boolean;
}

function fixedTexts(node: Node): readonly Text[] {
  if (node.type === 'Literal' || node.type === 'JSXText') {
    return typeof node['value'] === 'string' ? [{ value: node['value'], start: node.start, whole: true }] : [];
  }
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return [];
  const whole = node['quasis'].length === 1;
  return node['quasis'].flatMap((quasi: unknown) => {
    const value = isNode(quasi) ? quasi['value'] : undefined;
    const cooked = typeof value === 'object' && value !== null && 'cooked' in value ? value.cooked : undefined;
    return typeof cooked === 'string' && isNode(quasi) ? [{ value: cooked, start: quasi.start, whole }] : [];
  });
}

/** The texts an expression can come to, through its choices. */
function drawnTexts(node: unknown): readonly Text[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return drawnTexts(node['expression']);
    case 'ConditionalExpression':
      return [...drawnTexts(node['consequent']), ...drawnTexts(node['alternate'])];
    case 'LogicalExpression':
      return [...drawnTexts(node['left']), ...drawnTexts(node['right'])];
    case 'BinaryExpression':
      return node['operator'] === '+' ? [...drawnTexts(node['left']), ...drawnTexts(node['right'])] : [];
    default:
      return fixedTexts(node);
  }
}

function jsxName(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'JSXMemberExpression') return jsxName(node['property']);
  return typeof node['name'] === 'string' ? node['name'] : '';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function lineCounter(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
