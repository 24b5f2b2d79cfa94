/** A quote while it is made: what is picked, what is refused before it is sent, and that nobody gets it twice. */
import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { QuoteSent, SendQuote } from '#application/desk/customer-quotes.ts';
import { FareChanged, Invalid, NotFound, Unreachable } from '#application/desk/failures.ts';
import { OpenRequests } from '#application/portal/booking/request/open-requests.ts';
import type { Shelf } from '#application/portal/ports/shelf.ts';
import type { CustomerQuoteDesk } from '#application/desk/customer-quotes.ts';
import { QuoteDraft } from '#application/portal/flight/quote/quote-draft.ts';
import { violation } from '#domain/rules/violation.ts';
import { signedInSession, TabShelf } from '#tests/fixtures/checkout.ts';
import { now, offersFromPicture, rupees } from '#tests/fixtures/flight.ts';

const picks = offersFromPicture(`
  6E 2134  DEL 06:10 -> 08:25 BOM | Saver 5854
  SG 8169  DEL 06:55 -> 09:15 BOM | Value 6038
`).map((offer) => [{ offer, fare: offer.fares[0] }] as const);
const [one, other] = picks;
if (one === undefined || other === undefined) throw new Error('two offers are drawn');

const sent: QuoteSent = { sentQuoteId: 'sq-1', reference: 'Q-1', until: now, text: 'Dear …', mailed: true };

type Answers = readonly ReturnType<CustomerQuoteDesk['sendQuote']>[];

function drafting(...answers: Answers) {
  return draftingIn(new TabShelf(), answers);
}

/** In a tab: what its page wrote down is there for the next. */
function draftingIn(tab: Shelf, [...answers]: Answers) {
  const asked: SendQuote[] = [];
  let number = 0;
  const session = signedInSession();
  const next = () => `request-${(number += 1)}`;
  const draft = new QuoteDraft(
    {
      sendQuote: (request) => {
        asked.push(request);
        return answers.shift() ?? Effect.succeed(sent);
      },
    },
    session,
    new OpenRequests(session, { requestIds: { next }, tab }, 'quoteRequests'),
    () => 'fr',
  );
  const fill = () => draft.change({ name: 'Meera Nair', email: 'meera@example.com' });
  return { draft, asked, fill, state: () => draft.state$.value };
}

describe('a quote being made', () => {
  it('gathers offers of one search, each once, in the portal’s language at first', () => {
    const { draft, state } = drafting();
    draft.open('trip=1', [one]);
    draft.close();
    draft.open('trip=1', [one]);
    draft.open('trip=1', [other]);
    expect(state()).toMatchObject({ open: true, picks: [one, other], form: { language: 'fr', withMarkup: true } });
    draft.remove(0);
    expect(state().picks).toEqual([other]);
    draft.open('trip=2', [one]);
    expect(state().picks).toEqual([one]);
  });

  it('asks for nothing while a rule is broken; what is mended is no longer complained of', async () => {
    const { draft, asked, state } = drafting();
    draft.open('trip=1', [one]);
    await draft.send();
    expect(asked).toEqual([]);
    expect(state().violations.map(({ path }) => path)).toEqual(['customer.name', 'customer.email']);
    draft.change({ name: 'Meera Nair' });
    expect(state().violations.map(({ path }) => path)).toEqual(['customer.email']);
    draft.change({ mail: false });
    await draft.send();
    expect(asked).toMatchObject([{ customer: { name: 'Meera Nair' }, language: 'fr', hours: 24 }]);
    expect(asked[0]?.customer.email).toBeUndefined();
    expect(state().sent).toEqual(sent);
    draft.close();
    expect(state()).toMatchObject({ open: false, picks: [], sent: undefined, form: { name: '' } });
  });

  it('is sent again as it was, under its own id, while it is not known its outcome', async () => {
    const lost = Effect.fail(new Unreachable({ detail: 'lost' }));
    const { draft, asked, fill, state } = drafting(lost, lost);
    draft.open('trip=1', [one]);
    fill();
    await draft.send();
    expect(state().failure).toMatchObject({ _tag: 'Unreachable' });
    expect(state().unanswered).toBe(true);
    draft.change({ hours: 48 });
    draft.remove(0);
    await draft.send();
    await draft.send();
    expect(asked.map(({ requestId }) => requestId)).toEqual(['request-1', 'request-1', 'request-1']);
    expect(asked.map(({ hours, offers }) => [hours, offers.length])).toEqual([
      [24, 1],
      [24, 1],
      [24, 1],
    ]);
    expect(state()).toMatchObject({ sent, unanswered: false });
  });

  it('is sent again as it was by a page that was reloaded while it was sent', async () => {
    const tab = new TabShelf();
    const first = draftingIn(tab, [Effect.never]);
    first.draft.open('trip=1', [one]);
    first.fill();
    void first.draft.send();
    const { draft, asked, state } = draftingIn(tab, []);
    draft.open('trip=2', [other]);
    expect(state()).toMatchObject({ unanswered: true, form: { name: 'Meera Nair', email: 'meera@example.com' } });
    await draft.send();
    expect(asked).toEqual(first.asked);
    expect(state()).toMatchObject({ sent, unanswered: false });
    draft.close();
    draft.open('trip=2', [other]);
    expect(state().unanswered).toBe(false);
  });

  it('has another id once it is known that nothing came of it', async () => {
    const { draft, asked, fill } = drafting(Effect.fail(new NotFound({ what: 'offer' })));
    draft.open('trip=1', [one]);
    fill();
    await draft.send();
    draft.change({ hours: 48 });
    await draft.send();
    expect(asked.map(({ requestId, hours }) => [requestId, hours])).toEqual([
      ['request-1', 24],
      ['request-2', 48],
    ]);
  });

  it('sends at another price only after it was shown, and marks what is gone', async () => {
    const { draft, asked, fill, state } = drafting(
      Effect.fail(new FareChanged({ from: rupees(5854), to: rupees(6100) })),
      Effect.fail(new Invalid({ violations: [violation('fare-gone', 'offers[1]')] })),
    );
    draft.open('trip=1', [one, other]);
    fill();
    await draft.send();
    expect(state()).toMatchObject({ changed: { from: rupees(5854), to: rupees(6100) }, sent: undefined });
    await draft.send();
    expect(state()).toMatchObject({ violations: [{ code: 'fare-gone', path: 'offers[1]' }], changed: undefined });
    draft.remove(1);
    expect(state().violations).toEqual([]);
    await draft.send();
    expect(asked.map(({ acceptChanges, offers }) => [acceptChanges, offers.length])).toEqual([
      [false, 2],
      [true, 2],
      [false, 1],
    ]);
    expect(state().sent).toEqual(sent);
  });
});
