/** What a client must know besides the operations: paging, pace, what is bought together, and the ledger's proof. */
import { spellPoint } from '#domain/account/chain.ts';
import { violationCodes } from '#domain/rules/codes.ts';
import { formLimits } from '#infrastructure/wire/form/form.ts';
import { sealExample } from '#infrastructure/wire/reference/account.ts';
import { escape } from './escape.ts';

const { text, digest } = sealExample;
/** Minor units after 4,124 entries. */
const point = spellPoint({ sequence: 4124, balance: -123_450, digest });

export const guide = `
<p>A whole client in plain Node is in the sources: <code>infrastructure/wire/examples/book-a-flight.mjs</code>.</p>
<section id="together"><h2>Return and several cities</h2>
<p>One way and a return are asked for by <code>origin</code>, <code>destination</code>, <code>onwarddate</code>,
<code>returndate</code>; more sectors by <code>sectors[n][origin]</code>, <code>sectors[n][destination]</code>,
<code>sectors[n][date]</code> with <code>journeytype=MultiCity</code>. An offer without <code>sector</code> flies the whole
journey: it has an itinerary a direction, and is quoted by its own <code>offerid</code> and <code>fareid</code>. Offers with
<code>sector</code> fly that direction alone (0 the first): one of each is chosen and quoted together as
<code>choices[0][offerid]</code>, <code>choices[0][fareid]</code>, <code>choices[1][offerid]</code> …, in the order of travel, each
departing at least two hours after the one before has arrived.</p>
<p>A fare with <code>special=return</code> is sold only together with a fare with <code>special=return</code> of the same airline
(the <code>carrier</code> of the first segment) in the other direction. Anything else is 902 with <code>return-fare-alone</code> at
<code>choices[n][fareid]</code>.</p></section>
<section id="paging"><h2>Pages</h2>
<p>Lists that take <code>page</code> begin at page 1 and tell <code>total</code>, <code>page</code> and, where pages may differ,
<code>pagesize</code>. A page beyond the last is empty. VERIFYLEDGER goes on with <code>next</code>, sent as <code>after</code>; a
search answers at most <code>numresults</code> offers (1 to 5,000).</p></section>
<section id="limits"><h2>Limits and pace</h2>
<p>A form has at most 8 MB, ${formLimits.fields} fields, ${formLimits.depth} brackets in a name and places in a list below
${formLimits.places}. Requests are counted by the minute, for each address and each session; <code>ratelimit-limit</code>,
<code>ratelimit-remaining</code> and <code>ratelimit-reset</code> come with every answer. Beyond the limit there is 908 with
<code>retryafterseconds</code>, also in the header <code>retry-after</code>: wait so long and send the same again. After 998 do
likewise. Operations that change what is kept take a <code>requestid</code>, a UUID of your own: sent again with the same
content it answers what it answered first, so a request whose answer was lost is sent again unchanged.
<code>x-request-reference</code> names a request in the log.</p></section>
<section id="chain"><h2>The ledger’s proof</h2>
<p>Each entry of LEDGER has <code>hash</code>, <code>previoushash</code> and <code>sealedtext</code>. <code>hash</code> is the SHA-256 of
<code>sealedtext</code> in UTF-8, in lower-case hex. <code>sealedtext</code> is these lines, joined by line feeds, none at the end:
<code>farelane-ledger-1</code>; the previous hash (of the first entry: 64 zeros); agency id; sequence, from 1 without gaps; the
instant in UTC with milliseconds; kind; reference; the narration as JSON text; the balance after the entry in minor units; then a
line a posting, <code>account|currency|amount</code> in minor units, which add up to zero. The first posting is the agency’s own:
its amount is what the entry does to the balance.</p>
<pre>${escape(text)}</pre>
<p>Its SHA-256: <code>${digest}</code>.</p>
<p><code>after</code> of VERIFYLEDGER is a point of the chain, <code>sequence.balance.hash</code> with the balance in minor units: after
the entry above it is <code>${point}</code>.
Keep the last point you saw: walked from there, a chain that was cut off before it or changed is found.</p></section>
<section id="codes"><h2>Codes of violations</h2>
<p><code>path</code> is the field as it is spelt in the request; where a rule is about what the request names, such as a held
booking or a pasted display, the field as the answer spells it that shows this.</p>
<p>${violationCodes.map((code) => `<code>${code}</code>`).join(', ')}</p></section>`;
