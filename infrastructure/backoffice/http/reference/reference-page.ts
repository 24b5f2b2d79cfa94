/**
 * `/docs`: every operation of the catalogue with an example, for people who integrate. Made from the catalogue and its
 * codecs once, so it cannot say anything that the wire does not do. A page without scripts.
 */
import { statusCodes, writeAnswer } from '#infrastructure/wire/form/envelope.ts';
import { writeForm } from '#infrastructure/wire/form/form.ts';
import { type Operation, type ReplyCodec, requestSchema, rowsOnce } from '#infrastructure/wire/form/operation.ts';
import type { JsonSchema, Naming } from '#infrastructure/wire/form/json-schema.ts';
import { changelog, wireVersion } from '#infrastructure/wire/reference/changelog.ts';
import { absentWithoutRights } from './absent-fields.ts';
import { type BoundOperation, boundOperations } from '../bound-operations.ts';
import { mostBodyMegabytes } from '../form-body.ts';
import { htmlPage } from '../page/html-page.ts';
import { examplesOf, referenceOf, sentFields } from './examples.ts';
import { type FieldRow, fieldRows } from './field-rows.ts';
import { escape } from './escape.ts';
import { guide } from './guide.ts';
import { naming, openapiPath } from './openapi.ts';

/** Where the page's style is served. */
export const referenceStylePath = '/docs/style.css';

let written: string | undefined;

/** The page. Written when first asked for: it costs a start more than anything else would. */
export function referencePage(): string {
  written ??= writePage();
  return written;
}

function writePage(): string {
  const shapes = new Map<string, JsonSchema>();
  const sections = boundOperations.map((bound) => sectionOf(bound, shapes)).join('\n');
  const contents = boundOperations
    .map((bound) => `<li><a href="#${anchorOf(bound)}">${titleOf(bound)}</a></li>`)
    .join('\n');
  return htmlPage({
    language: 'en',
    title: 'Farelane: the wire',
    style: referenceStylePath,
    main: `<h1>The wire</h1>
<p>Version ${wireVersion}. For programs: <a href="${openapiPath}">${openapiPath}</a>, OpenAPI 3.1.</p>
${introduction}
${guide}
<nav aria-label="Operations"><ol>
${contents}
</ol></nav>
${sections}
${shapesText(shapes)}
${changelogText}`,
  });
}

const failureMeanings: Readonly<Record<keyof typeof statusCodes, string>> = {
  SessionInvalid: 'Session invalid or expired',
  NotPermitted: 'Not permitted; Result has the reason',
  Invalid: 'Invalid; Result has violations, each with code, path and params',
  NotFound: 'Not found, or not yours; Result says what',
  FareChanged: 'Fare or price changed; Result has from and to',
  BalanceTooLow:
    'Balance too low; Result has needed for callers who may see net fares, available for those who may see the balance, and currency with either',
  OverLimit: 'More than this person may charge the account; Result has per (booking or day) and limit',
  SoldOut: 'Sold out',
  RequestIdReused: 'The same request id with other content',
  TooManyRequests: 'Too many requests; Result has retryafterseconds',
  InDoubt: 'In doubt: the supplier did not answer in time; Result has transactionid',
  NotAllowedInState: 'Not allowed in this state; Result has state',
  AwaitingApproval: 'Awaiting approval; Result has approvalid',
  Unavailable: 'Temporarily unavailable: make the same request again; Result has retryafterseconds',
  Fault: 'A fault here; Result has a reference to quote',
};

const introduction = `
<p>Business calls are <code>POST /v2dispatch.jsp</code> with a form (<code>application/x-www-form-urlencoded</code>,
UTF-8, no name twice, at most ${mostBodyMegabytes} MB; beyond 64 kB <code>sessiontoken</code> stands within the first 64 kB):
<code>opid</code>, <code>actioncode</code> where the operation has one, <code>sessiontoken</code>
where it needs a session, <code>resultformat=JSON</code>, <code>language</code> (en, fr, ar), and the payload. Another
<code>resultformat</code> is refused (902, <code>not-supported</code> at the field). <code>agentid</code>, <code>profileid</code>
and <code>corporateid</code> may be sent with a session and are its own: 903, whose <code>what</code> names the field, where one is
another’s. A field that is known and cannot be honoured in an operation is refused with <code>not-supported</code>. Nested
fields are written <code>name[sub]=value</code>, lists <code>name[0][sub]=value</code>.</p>
<p>Every answer is HTTP 200 with an envelope. A failure has <code>Status</code> ERROR, a <code>Message</code> fit for a
person, and one of these codes:</p>
<table><thead><tr><th scope="col">StatusCode</th><th scope="col">Meaning</th></tr></thead><tbody>
${failureRows()}
</tbody></table>
<p>The headers <code>ratelimit-limit</code>, <code>ratelimit-remaining</code> and <code>ratelimit-reset</code> tell how many
requests a minute are taken, how many are left and in how many seconds the count begins again; <code>retry-after</code> comes with 908
and 998. Characters that nobody sees, and those that turn the direction of writing, are taken out of every text.</p>
<p>Money is <code>{"amount":"1234.50","currency":"INR"}</code>. Dates are YYYY-MM-DD, a place’s times YYYY-MM-DDTHH:MM
with the zone beside them, moments RFC 3339 in UTC.</p>
<p>Some fields are there only for callers who may see net fares or the balance (<code>rights</code> of GETUSERDETAILSV4);
each operation below names them. A caller who may not see net fares is shown the customer’s price: the same total, with one line
<code>gross-fare</code> for base fare, the airline’s surcharges and markup together.</p>`;

function failureRows(): string {
  return Object.entries(failureMeanings)
    .map(([tag, meaning]) => `<tr><td>${codeOf(tag)}</td><td>${escape(meaning)}</td></tr>`)
    .join('\n');
}

function codeOf(tag: string): number {
  return Object.entries(statusCodes).find(([name]) => name === tag)?.[1] ?? 0;
}

function titleOf({ key, operation }: BoundOperation): string {
  return escape(operation.opid === '' ? 'Configuration' : spaced(key));
}

function spaced(key: string): string {
  return key.replace('/', ' / ');
}

function anchorOf({ name }: BoundOperation): string {
  return name.replace('.', '-');
}

function sectionOf(bound: BoundOperation, shapes: Map<string, JsonSchema>): string {
  const { operation } = bound;
  const named = naming(shapes);
  const [{ request, answer }, ...more] = withFirst(examplesOf(bound));
  return `<section id="${anchorOf(bound)}">
<h2>${titleOf(bound)}</h2>
<p>${escape(referenceOf(bound).about)}</p>
${otherNames(bound)}<p class="marks">${marksOf(operation).map(escape).join(' · ')}</p>
<h3>Request</h3>
${fieldTable(fieldRows(requestSchema(operation, named), 'form'))}
${requestText(bound, request)}
<h3>Answer: <code>${operation.envelope === 'Root' ? 'Root.Result' : 'ApiStatus.Result'}</code></h3>
${resultText(operation.answer.jsonSchema(named), operation.answer.schemaBeside?.(named))}
${answerText(operation, answer)}
${absentText(bound, answer)}
${shortText(operation, answer, named)}
${more.map((each) => `<h3>${escape(each.title ?? '')}</h3>\n${requestText(bound, each.request)}\n${answerText(operation, each.answer)}`).join('\n')}
</section>`;
}

function shortText(operation: Operation<unknown, unknown>, answer: unknown, named: Naming): string {
  const { short } = operation;
  if (short === undefined) return '';
  return `<h3>Answer to <code>rows=${rowsOnce.rows}</code></h3>
${resultText(short.jsonSchema(named), undefined)}
${answerText({ ...operation, answer: short }, answer)}`;
}

function withFirst<A>(given: readonly A[]): readonly [A, ...A[]] {
  const [first, ...others] = given;
  if (first === undefined) throw new Error('An operation without an example');
  return [first, ...others];
}

/** What lies in `Result`: its fields, or the one value that it is. */
function resultText(result: JsonSchema, beside: JsonSchema | undefined): string {
  const rows = result.anyOf === undefined && result.properties === undefined ? [] : fieldRowsOf(result);
  const single = rows.length === 0 && result.type !== 'object' ? [rowOf(result)] : [];
  const outside = beside === undefined ? [] : fieldRows(beside, 'json');
  return `${fieldTable([...rows, ...single])}${outside.length === 0 ? '' : `<p>Beside ApiStatus:</p>${fieldTable(outside)}`}`;
}

const fieldRowsOf = (result: JsonSchema): readonly FieldRow[] =>
  result.anyOf?.flatMap((each) => fieldRows(each, 'json')) ?? fieldRows(result, 'json');

function rowOf(result: JsonSchema): FieldRow {
  const [row] = fieldRows({ properties: { Result: result }, required: ['Result'] }, 'json');
  return row ?? { path: 'Result', type: '', required: true, notes: [] };
}

function fieldTable(rows: readonly FieldRow[]): string {
  if (rows.length === 0) return '<p>No fields.</p>';
  const cells = rows.map(({ path, type, required, notes, shape }) => {
    const kind = shape === undefined ? escape(type) : `<a href="#shape-${shape}">${shape}</a>`;
    return `<tr><td><code>${escape(path)}</code></td><td>${kind}</td><td>${required ? 'yes' : ''}</td><td>${escape(notes.join('; '))}</td></tr>`;
  });
  return `<div class="fields"><table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Must be there</th><th scope="col">Length, default, values</th></tr></thead><tbody>
${cells.join('\n')}
</tbody></table></div>`;
}

/** What many operations have, described once. */
function shapesText(shapes: ReadonlyMap<string, JsonSchema>): string {
  const sections = [...shapes].map(
    ([name, schema]) =>
      `<section id="shape-${name}"><h3>${name}</h3>${fieldTable(fieldRows(schema, 'json'))}</section>`,
  );
  return `<section id="shapes"><h2>Shapes</h2><p>In a form their fields are written in brackets too: <code>travellers[0][first_name]</code>.</p>${sections.join('\n')}</section>`;
}

const changelogText = `<section id="changes"><h2>Changes</h2>${changelog
  .map(
    ({ version, changes }) =>
      `<h3>${version}</h3><ul>${changes.map((each) => `<li>${escape(each)}</li>`).join('')}</ul>`,
  )
  .join('\n')}</section>`;

function otherNames({ aliases }: BoundOperation): string {
  return aliases.length === 0 ? '' : `<p>Also called ${aliases.map(spaced).join(', ')}.</p>\n`;
}

function absentText(bound: BoundOperation, answer: unknown): string {
  const absent = absentWithoutRights(bound, answer);
  if (absent.length === 0) return '';
  return `<p>Absent for callers who may not see net fares: ${absent.map((each) => `<code>${escape(each)}</code>`).join(', ')}.</p>`;
}

function marksOf(operation: Operation<unknown, unknown>): string[] {
  return [
    operation.session ? 'needs a session' : 'needs no session',
    operation.changes ? 'changes what is kept' : 'changes nothing',
    `answers in ${operation.envelope}`,
    ...(operation.alternative ? [`or, in the alternative scheme, in ${operation.alternative.envelope}`] : []),
    ...(operation.background ? ['does not prolong a session'] : []),
    ...(operation.sealed ? ['may be sealed'] : []),
    ...(operation.secrets.length > 0 ? [`may arrive encrypted: ${operation.secrets.join(', ')}`] : []),
  ];
}

function requestText(bound: BoundOperation, request: unknown): string {
  if (bound.operation.opid === '') return '<pre>POST /appv2.jsp</pre>';
  const form = writeForm(sentFields(bound, request));
  // Shown as a person reads it, a field a line.
  return `<pre>${escape(`POST /v2dispatch.jsp\n\n${form.split('&').map(decodeURIComponent).join('\n')}`)}</pre>`;
}

function answerText(
  operation: Pick<Operation<unknown, unknown>, 'envelope'> & { readonly answer: Pick<ReplyCodec<unknown>, 'write'> },
  answer: unknown,
): string {
  return `<pre>${escape(JSON.stringify(writeAnswer(operation.envelope, operation.answer.write(answer)), undefined, 2))}</pre>`;
}

export const referenceStyle = `
body { margin: 0; font: 16px/1.5 Roboto, system-ui, sans-serif; color: #1b1f3b; background: #fff; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1, h2, h3 { color: #151e47; line-height: 1.25; }
h2 { margin-top: 3rem; border-top: 1px solid #d5d9e6; padding-top: 1.5rem; }
h3 { margin-bottom: .25rem; font-size: 1rem; }
a { color: #1f5f9e; }
code, pre { font: 14px/1.45 ui-monospace, monospace; }
pre { background: #f3f5fa; border-radius: 6px; padding: .75rem 1rem; overflow: auto; max-height: 28rem; }
table { border-collapse: collapse; }
.fields { overflow: auto; max-height: 32rem; }
th, td { text-align: start; padding: .25rem .75rem .25rem 0; vertical-align: top; }
.marks { color: #4a5070; }
nav ol { columns: 2; }
@media (max-width: 599px) { body { overflow-wrap: anywhere; } nav ol { columns: 1; } pre { overflow-wrap: anywhere; white-space: pre-wrap; } }
`;
