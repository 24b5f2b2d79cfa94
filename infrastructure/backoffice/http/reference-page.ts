/**
 * `/docs`: every operation of the catalogue with an example, for people who integrate. Made from the catalogue and its
 * codecs once, so it cannot say anything that the wire does not do. A page without scripts.
 */
import type { Desk } from '#application/desk/desk.ts';
import { statusCodes, writeAnswer } from '#infrastructure/wire/form/envelope.ts';
import { writeForm } from '#infrastructure/wire/form/form.ts';
import type { Operation } from '#infrastructure/wire/form/operation.ts';
import { type CatalogueReference, catalogueReference } from '#infrastructure/wire/reference/catalogue-reference.ts';
import { absentWithoutRights } from './absent-fields.ts';
import { type BoundOperation, boundOperations } from './bound-operations.ts';

/** Where the page's style is served. */
export const referenceStylePath = '/docs/style.css';

interface Example {
  readonly about: string;
  readonly request: unknown;
  readonly answer: unknown;
}

/** The example of an operation, by the name under which it is bound. */
export function exampleOf({ name }: BoundOperation): Example {
  const [area = '', method = ''] = name.split('.');
  const examples: Readonly<Record<string, Readonly<Record<string, Example>>>> = byArea(catalogueReference);
  const example = examples[area]?.[method];
  if (example === undefined) throw new Error(`No example of ${name}`);
  return example;
}

function byArea(reference: CatalogueReference): Readonly<Record<keyof Desk, Readonly<Record<string, Example>>>> {
  return reference;
}

export function referencePage(): string {
  const sections = boundOperations.map(sectionOf).join('\n');
  const contents = boundOperations
    .map((bound) => `<li><a href="#${anchorOf(bound)}">${titleOf(bound)}</a></li>`)
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Farelane: the wire</title>
<link rel="stylesheet" href="${referenceStylePath}">
</head>
<body>
<main>
<h1>The wire</h1>
${introduction}
<nav aria-label="Operations"><ol>
${contents}
</ol></nav>
${sections}
</main>
</body>
</html>
`;
}

const failureMeanings: Readonly<Record<keyof typeof statusCodes, string>> = {
  SessionInvalid: 'Session invalid or expired',
  NotPermitted: 'Not permitted; Result has the reason',
  Invalid: 'Invalid; Result has violations, each with code, path and params',
  NotFound: 'Not found, or not yours; Result says what',
  FareChanged: 'Fare or price changed; Result has from and to',
  BalanceTooLow:
    'Balance too low; Result has needed for callers who may see net fares, available for those who may see the balance, and currency with either',
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
UTF-8, no name twice, at most 8 MB; beyond 64 kB <code>sessiontoken</code> stands within the first 64 kB):
<code>opid</code>, <code>actioncode</code> where the operation has one, <code>sessiontoken</code>
where it needs a session, <code>resultformat=JSON</code>, <code>language</code> (en, fr, ar), and the payload. Nested
fields are written <code>name[sub]=value</code>, lists <code>name[0][sub]=value</code>.</p>
<p>Every answer is HTTP 200 with an envelope. A failure has <code>Status</code> ERROR, a <code>Message</code> fit for a
person, and one of these codes:</p>
<table><thead><tr><th scope="col">StatusCode</th><th scope="col">Meaning</th></tr></thead><tbody>
${failureRows()}
</tbody></table>
<p>The headers <code>ratelimit-limit</code>, <code>ratelimit-remaining</code> and <code>ratelimit-reset</code> tell how many
requests a minute are taken, how many are left and in how many seconds it begins anew; <code>retry-after</code> comes with 908
and 998. Characters that nobody sees, and those that turn the direction of writing, are taken out of every text.</p>
<p>Money is <code>{"amount":"1234.50","currency":"INR"}</code>. Dates are YYYY-MM-DD, a place’s times YYYY-MM-DDTHH:MM
with the zone beside them, moments RFC 3339 in UTC.</p>
<p>Some fields are there only for callers who may see net fares or the balance (<code>rights</code> of GETUSERDETAILSV4);
each operation below names them. Whoever may not see net fares is told the customer’s price: the same total, with one line
<code>air-fare</code> for base fare, the airline’s surcharges and markup together.</p>`;

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

function sectionOf(bound: BoundOperation): string {
  const { operation } = bound;
  const example = exampleOf(bound);
  return `<section id="${anchorOf(bound)}">
<h2>${titleOf(bound)}</h2>
<p>${escape(example.about)}</p>
${otherNames(bound)}<p class="marks">${marksOf(operation).map(escape).join(' · ')}</p>
<h3>Request</h3>
<pre>${escape(requestText(operation, example.request))}</pre>
<h3>Answer</h3>
<pre>${escape(JSON.stringify(writeAnswer(operation.envelope, operation.answer.write(example.answer)), undefined, 2))}</pre>
${absentText(bound, example.answer)}
</section>`;
}

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

function requestText(operation: Operation<unknown, unknown>, request: unknown): string {
  if (operation.opid === '') return 'POST /appv2.jsp';
  const written = operation.request.write(request);
  const form = writeForm({
    opid: operation.opid,
    actioncode: operation.actioncode,
    sessiontoken: operation.session ? '…' : undefined,
    resultformat: 'JSON',
    ...(typeof written === 'object' ? written : {}),
  });
  // Shown as a person reads it, a field a line.
  return `POST /v2dispatch.jsp\n\n${form.split('&').map(decodeURIComponent).join('\n')}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
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
th, td { text-align: start; padding: .25rem .75rem .25rem 0; vertical-align: top; }
.marks { color: #4a5070; }
nav ol { columns: 2; }
@media (max-width: 599px) { body { overflow-wrap: anywhere; } nav ol { columns: 1; } pre { overflow-wrap: anywhere; white-space: pre-wrap; } }
`;
