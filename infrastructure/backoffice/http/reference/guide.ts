/** What a client must know besides the operations: paging, pace, what is bought together, and the ledger's proof. */
import { spellPoint } from '#domain/account/chain.ts';
import { eventKinds, mostTries } from '#domain/agency/webhook.ts';
import { searchMostResults } from '#domain/flight/search/rules.ts';
import { violationCodes } from '#domain/rules/codes.ts';
import { formLimits } from '#infrastructure/wire/form/form.ts';
import { sealExample } from '#infrastructure/wire/reference/account.ts';
import { eventText } from '#infrastructure/wire/agency/webhooks.ts';
import { eventExample, webhookReference } from '#infrastructure/wire/reference/agency/webhooks.ts';
import { signatureOf } from '#infrastructure/backoffice/webhooks/http-webhook-sender.ts';
import { mostBodyMegabytes } from '../form-body.ts';
import { escape } from './escape.ts';

const { text, digest } = sealExample;
/** Minor units after 4,124 entries. */
const point = spellPoint({ sequence: 4124, balance: -123_450, digest });

const { secret: exampleSecret } = webhookReference.addEndpoint.answer;
const exampleHeader = signatureOf(exampleSecret, eventExample.at, eventText(eventExample));

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
search answers at most <code>numresults</code> offers (1 to ${searchMostResults.toLocaleString('en')}).</p></section>
<section id="limits"><h2>Limits and pace</h2>
<p>A form has at most ${mostBodyMegabytes} MB, ${formLimits.fields} fields, ${formLimits.depth} brackets in a name and places in a list below
${formLimits.places}. Requests are counted by the minute, for each address and each session; <code>ratelimit-limit</code>,
<code>ratelimit-remaining</code> and <code>ratelimit-reset</code> come with every answer. Beyond the limit there is 908 with
<code>retryafterseconds</code>, also in the header <code>retry-after</code>: wait so long and send the same again. After 998 do
likewise. A <code>requestid</code> is a UUID of your own: an operation that takes one, sent again with the same content, answers
what it answered first, so a request whose answer was lost is sent again unchanged; with other content it answers 907.
<code>x-request-reference</code> names a request in the log.</p></section>
<section id="webhooks"><h2>Webhooks</h2>
<p>ADDENDPOINT names an address of your own to which events are sent by POST, as JSON: <code>id</code>, <code>kind</code>,
<code>at</code>, <code>agency</code> (its <code>agentid</code>) and <code>data</code>, with <code>booking</code>,
<code>request</code>, <code>refund</code> (to the customer) and <code>changeid</code> as far as the event has them. No event has
net fares. A booking is as it was when the event was raised; DETAILS says what it is now.</p>
<pre>${escape(JSON.stringify(JSON.parse(eventText(eventExample)), undefined, 2))}</pre>
<p>Kinds: ${eventKinds.map((kind) => `<code>${kind}</code>`).join(', ')}. <code>hold-ending</code> comes before a hold expires,
perhaps more than once; <code>booking-settled</code> when a booking whose outcome was not known (909, or no answer at all) has
one, which is its <code>status</code>.</p>
<p><code>farelane-signature</code> is <code>t=…,v1=…</code>: <code>v1</code> is the HMAC-SHA256, in lower-case hex, of
<code>t</code>, a full stop and the body as it came, byte for byte; the key is the secret, as text in UTF-8. <code>t</code> is the
second at which it was sent, since 1970. To verify: compute the HMAC, compare it in constant time, and refuse a <code>t</code> more
than five minutes from now. A receiver in plain Node is in the sources:
<code>infrastructure/wire/examples/receive-webhooks.mjs</code>. With this secret, time and the event above on one line as it is
sent:</p>
<pre>${escape(`${exampleSecret}\n${exampleHeader}`)}</pre>
<p>Answer with any status from 200 to 299 within 5 seconds; do the work afterwards. Anything else, a redirection too, is tried
again after 10 seconds, then 20, 40 and so on up to an hour, for a day: ${mostTries} times. Then the delivery has failed; LISTDELIVERIES
shows it and REPLAYDELIVERY sends it again. An event may come more than once, and events may overtake each other: its
<code>id</code>, also in <code>farelane-event-id</code>, is the same each time, so keep the ids that you have handled.</p></section>
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
