/**
 * Splits SQL into words and signs, each with the clause that it stands in.
 *
 * Made for breaking things, not for running them: comments and texts are passed over, bodies of functions between dollars
 * are read as code, and what TypeScript puts into a template is one opaque token.
 */

/**
 * @typedef {object} Token
 * @property {string} text in lower case
 * @property {'word' | 'number' | 'text' | 'sign' | 'hole'} kind
 * @property {number} start
 * @property {number} end
 * @property {number} depth of parentheses
 * @property {string} clause the keyword that governs it, such as "where"
 * @property {number} statement counts statements
 */

const lexeme =
  /(?<skip>\s+|--[^\n]*|\/\*[\s\S]*?\*\/)|(?<text>[eE]?'(?:[^']|'')*')|(?<hole>\$\{)|(?<dollar>\$\w*\$)|(?<number>\d+(?:\.\d+)?)|(?<word>[a-zA-Z_]\w*|"[^"]*"|\$\d+)|(?<sign>->>|->|#>>|#>|@@|&&|<->|::|:=|=>|<>|!=|<=|>=|\|\||@>|<@|[-+*/%=<>()[\],;.:?&|~!#^`\\@{}$])/gy;

const clauses = new Set(
  'select from where on set values group order having returning limit offset when then else if elsif check with partition using into insert update delete perform return raise join for while window default declare begin end as'.split(
    ' ',
  ),
);
/** Words of clauses that stand within another one and do not end it. */
const passing = new Set(['end', 'as', 'for', 'begin', 'declare']);

/**
 * @param {string} text
 * @param {number} [from]
 * @param {number} [to]
 * @returns {Token[]}
 */
export function tokensOf(text, from = 0, to = text.length) {
  /** @type {Token[]} */
  const tokens = [];
  /** @type {string[]} */
  const open = [''];
  let statement = 0;
  lexeme.lastIndex = from;
  while (lexeme.lastIndex < to) {
    const start = lexeme.lastIndex;
    const found = lexeme.exec(text);
    if (found === null) {
      lexeme.lastIndex = start + 1;
      continue;
    }
    const { skip, hole, dollar, number, word, sign } = /** @type {Record<string, string | undefined>} */ (found.groups);
    if (skip !== undefined) continue;
    if (hole !== undefined) lexeme.lastIndex = endOfHole(text, start);
    const end = Math.min(lexeme.lastIndex, to);
    const said = text.slice(start, end).toLowerCase();
    if (dollar !== undefined || said === ';') {
      statement += 1;
      open.splice(1);
      open[0] = '';
      continue;
    }
    if (said === ')' && open.length > 1) open.pop();
    if (word !== undefined && clauses.has(said) && !passing.has(said)) open[open.length - 1] = said;
    const kind =
      hole !== undefined
        ? 'hole'
        : number !== undefined
          ? 'number'
          : word !== undefined
            ? 'word'
            : sign !== undefined
              ? 'sign'
              : 'text';
    tokens.push({ text: said, kind, start, end, depth: open.length - 1, clause: open.at(-1) ?? '', statement });
    if (said === '(') open.push(open.at(-1) ?? '');
  }
  return tokens;
}

/** @param {string} text @param {number} start of `${` @returns {number} after its brace */
function endOfHole(text, start) {
  let depth = 0;
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}
