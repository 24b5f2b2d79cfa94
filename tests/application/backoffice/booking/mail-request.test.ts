/** Where a mail about a request leads: the house to the queue that it works through, an agency to its own. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { mailRequest, type RequestNoticeFacts } from '#application/backoffice/booking/request/mail-request.ts';
import type { KeptRequest } from '#application/backoffice/ports/booking/request-book.ts';
import { makeAgency } from '#tests/fixtures/agency.ts';

const number = 'RQ26110000012';

async function linkFor(to: 'house' | 'agency', portal: string | undefined): Promise<string | undefined> {
  const written: RequestNoticeFacts[] = [];
  // As far as the mail reads it.
  const request = {
    number,
    kind: 'cancel',
    way: 'settlement',
    agencyId: 'agency-1',
    agency: { companyName: 'Himgiri Travels', agentId: 'FL100' },
    inShort: {},
    bookings: [],
    language: 'fr',
  } as unknown as KeptRequest;
  await Effect.runPromise(
    mailRequest(
      {
        serviceRequests: { find: () => Effect.succeed(request) },
        agencies: { byId: () => Effect.succeed(makeAgency()) },
        mailer: { send: () => Effect.void },
        write: (_language, facts) => {
          written.push(facts);
          return { subject: '', text: '' };
        },
        houseId: 'house',
        portal,
      },
      { number, to, code: 'asked' },
      '1',
    ),
  );
  return written[0]?.link;
}

it.each([
  ['house', `https://trips.example/operations?section=requests&request=${number}`],
  ['agency', `https://trips.example/self-trip-queues?request=${number}`],
] as const)('leads the %s to where it sees the request', async (to, link) => {
  expect(await linkFor(to, 'https://trips.example')).toBe(link);
});

it('has no link where nobody knows where the portal is opened', async () => {
  expect(await linkFor('agency', undefined)).toBeUndefined();
});
