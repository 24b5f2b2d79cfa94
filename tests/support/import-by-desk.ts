/** A booking that was made elsewhere and that no supplier knows: imported by an agency, confirmed by an operator. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import type { Desk } from '#application/desk/desk.ts';
import type { ImportPnr } from '#application/desk/pnr.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { importsOn } from '#tests/fixtures/pnr-imports.ts';

/** Two travellers there and back, under a locator and with tickets of its own. */
export function importNamed(locator: string, ticket: string): ImportPnr {
  const { amadeus } = importsOn(dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata'));
  const text = amadeus.text.replaceAll('QR7K2P', locator).replaceAll('312-2409900101', `312-${ticket}`);
  return { ...amadeus, text, requestId: randomUUID() };
}

/** The booking's id; it costs what the agency says. */
export async function importByDesk(agency: Desk, operator: Desk, asked: ImportPnr): Promise<string> {
  const number = await Effect.runPromise(
    agency.flight.importPnr(asked).pipe(
      Effect.map(() => ''),
      Effect.catchTag('AwaitingApproval', ({ approvalId }) => Effect.succeed(approvalId)),
    ),
  );
  const once = () => ({ requestId: randomUUID(), number });
  const total = asked.fare?.total;
  if (number === '' || total === undefined) throw new Error('It was not asked of the operators');
  await Effect.runPromise(operator.booking.answerRequest({ ...once(), act: 'take', answer: {} }));
  await Effect.runPromise(operator.booking.takeOverRequest({ ...once(), total }));
  return (await Effect.runPromise(agency.flight.importPnr(asked))).transactionId;
}
