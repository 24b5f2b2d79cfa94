/** What goes with an order beside what is bought: what a deployment asks for on the page of a booking, and what travellers do. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMonth } from '#domain/booking/parameter-values.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { freshDatabase } from '#tests/support/databases.ts';
import { given, ports } from '#infrastructure/backoffice/composition/parts.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const wishes = {
  mealPreference: 'VGML',
  seatPreference: 'window',
  specialAssistance: 'WCHR',
  frequentFlyer: { onward: 'AI410022871' },
};
const businessDay = () => dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');

let office: RunningBackOffice;
let portal: PortalDesk;
beforeAll(async () => {
  office = await runBackOffice(await freshDatabase());
  portal = await portalDesk(office, 'agent@demo.test');
  const parameters = [
    {
      parametername: 'Cost centre',
      parametercode: 'RM*CC/',
      paraminputtype: 'list',
      paraminputvalidations: { required: true, maxlength: 20 },
      fixedvalues: ['SALES', 'HR'],
      prefix: 'DDMMM',
    },
    { parametername: 'Agency', parametercode: 'RM*AG/', systemdynamicvalue: 'agent-id' },
    { parametername: 'Note', parametercode: 'NOTE', sendtogds: false },
    { parametername: 'Visa', parametercode: 'RM*VISA/', domint: 'int' },
  ];
  const set = [{ SettingKey: 'BOOKING_PAGE_PARAMETERS', SettingValue: JSON.stringify(parameters) }];
  const at = fromMilliseconds(Date.now());
  await get(office.part(ports.clientSettings).set([{ key: 'SETTINGS', value: JSON.stringify(set) }], at));
});
afterAll(() => office.stop());

it('asks for what the deployment lists, keeps it and the travellers’ wishes with the booking, and sends them', async () => {
  const { desk } = portal;
  const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(businessDay(), 30) }];
  const { offers } = await get(desk.flight.search({ ...defaultSearch, sectors }));
  const [offer] = offers;
  if (offer === undefined) throw new Error('nothing flies');
  const quote = await get(desk.flight.quote({ choices: [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }] }));
  expect(quote.required.parameters.map(({ code }) => code)).toEqual(['RM*CC/', 'RM*AG/', 'NOTE']);
  const request = {
    quoteId: quote.quoteId,
    requestId: randomUUID(),
    mode: 'ticket' as const,
    travellers: [makeTraveller({ lastName: surname(1), ...wishes })],
    contact: { email: 'asha@example.com', mobile: '9876543210' },
    acceptTerms: true,
  };
  expect(await get(Effect.flip(desk.flight.book({ ...request, parameters: [] })))).toMatchObject({
    _tag: 'Invalid',
    violations: [{ code: 'required', path: 'parameters[0]' }],
  });
  const typed = [
    { code: 'RM*CC/', value: 'SALES' },
    { code: 'NOTE', value: 'call back' },
  ];
  const { transactionId } = await get(desk.flight.book({ ...request, parameters: typed }));
  const { parameters, bookedOn, travellers } = await get(desk.booking.details({ transactionId }));
  const prefix = dayMonth(dateIn(bookedOn, 'Asia/Kolkata'));
  const { agentId } = await get(desk.session.userDetails());
  expect(parameters).toEqual([
    { name: 'Cost centre', code: 'RM*CC/', value: `${prefix}SALES`, sendToGds: true },
    { name: 'Agency', code: 'RM*AG/', value: agentId, sendToGds: true },
    { name: 'Note', code: 'NOTE', value: 'call back', sendToGds: false },
  ]);
  const orders = await office
    .part(given.database)
    .query<{ remarks: readonly string[]; requests: readonly object[] }>(
      `select confirmation->'remarks' as remarks, confirmation->'requests' as requests from sandbox_order`,
    );
  expect(orders).toContainEqual({
    remarks: [`RM*CC/${prefix}SALES`, `RM*AG/${agentId}`],
    requests: [
      { traveller: 0, code: 'VGML' },
      { traveller: 0, code: 'NSSW' },
      { traveller: 0, code: 'WCHR' },
      { traveller: 0, code: 'FQTV', number: 'AI410022871', itinerary: 0 },
    ],
  });
  expect(travellers).toMatchObject([wishes]);
  const ticket = await get(desk.booking.sheet({ transactionId, kind: 'ticket' }));
  const printed = JSON.stringify(ticket);
  for (const text of [
    'Meal requested',
    'VGML',
    'Window seat requested',
    'Assistance requested',
    'WCHR',
    'AI410022871',
  ]) {
    expect(printed).toContain(text);
  }
});
