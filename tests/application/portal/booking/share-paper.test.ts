/** Links for customers in the portal: made once, shown with what to write, ended; and opened, counted as the customer's alone. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import { NotFound, Unreachable } from '#application/desk/failures.ts';
import type { MakeLink, OpenLink } from '#application/desk/paper-links.ts';
import { OpenShared } from '#application/portal/booking/papers/open-shared.ts';
import { SharePaper } from '#application/portal/booking/papers/share-paper.ts';
import { instant } from '#domain/time/instant.ts';
import { AfterBookingDesk, aSheet } from '#tests/fixtures/after-booking.ts';
import { TabShelf } from '#tests/fixtures/checkout.ts';

const until = instant('2026-12-20T09:00:00.000Z');
const paper = { kind: 'ticket', about: 'FL26110000012', paperLanguage: 'fr' } as const;

function sharing() {
  const desk = new AfterBookingDesk();
  const made: MakeLink[] = [];
  const failures: Unreachable[] = [];
  const makeLink = (request: MakeLink) => {
    made.push(request);
    const failure = failures.shift();
    return failure === undefined
      ? Effect.succeed({ token: 'abc', until, message: 'Votre réservation :' })
      : Effect.fail(failure);
  };
  const withdrawLinks = () => Effect.succeed({ withdrawn: 1 });
  const share = new SharePaper(
    { makeLink, withdrawLinks },
    desk.session,
    desk.requests(new TabShelf()),
    'https://portal.example',
  );
  return { made, failures, share };
}

test('a link is asked for under one id until a word has come, and shown with what to write before it', async () => {
  const { made, failures, share } = sharing();
  failures.push(new Unreachable({ detail: '' }));
  expect(await share.make(paper, 'whatsapp')).toBe(false);
  expect(share.state$.value).toMatchObject({ way: 'whatsapp', busy: false, failure: { _tag: 'Unreachable' } });
  expect(await share.make(paper, 'whatsapp')).toBe(true);
  expect(made[0]?.requestId).toBe(made[1]?.requestId);
  const link = 'https://portal.example/shared-paper#abc';
  expect(share.state$.value.made).toEqual({ link, text: `Votre réservation :\n${link}`, until });
  share.close();
  expect(share.state$.value.made).toBeUndefined();
});

test('a link that was ended is shown no longer', async () => {
  const { share } = sharing();
  await share.make(paper, 'copy');
  expect(await share.withdraw(paper)).toBe(true);
  expect(share.state$.value).toMatchObject({ withdrawn: true, made: undefined });
});

function opening(signedIn: boolean) {
  const asked: OpenLink[] = [];
  const desk = new AfterBookingDesk();
  if (!signedIn) desk.session.state$.next({ kind: 'signed-out' });
  const openLink = (request: OpenLink) => {
    asked.push(request);
    return request.token === 'abc'
      ? Effect.succeed({ sheet: aSheet, until })
      : Effect.fail(new NotFound({ what: 'link' }));
  };
  const linkFile = () => Effect.fail(new NotFound({ what: 'link' }));
  const downloads = { save: () => undefined, saveFile: () => undefined, openFile: () => undefined };
  return { asked, shared: new OpenShared({ openLink, linkFile }, desk.session, downloads) };
}

test('the first opening is the customer’s; another language of it is none', async () => {
  const { asked, shared } = opening(false);
  await shared.open('abc');
  await shared.open('abc', 'ar');
  expect(asked).toEqual([{ token: 'abc' }, { token: 'abc', paperLanguage: 'ar', quietly: true }]);
  expect(shared.state$.value.opened.kind).toBe('ready');
  await shared.open('other');
  expect(shared.state$.value.opened).toMatchObject({ kind: 'failed', failure: { _tag: 'NotFound' } });
});

test('an agent who looks at a link is no customer', async () => {
  const { asked, shared } = opening(true);
  await shared.open('abc');
  expect(asked).toEqual([{ token: 'abc', quietly: true }]);
});
