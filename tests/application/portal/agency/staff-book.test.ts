/** The page of the agency's people: what stops before it is sent, what is sent once, and what stays when it is refused. */
import { Effect } from 'effect';
import { beforeEach, expect, test } from 'vitest';
import type { AddStaff, ShownStaff, StaffDesk, StaffList, UpdateStaff } from '#application/desk/agency/staff.ts';
import { Invalid, NotPermitted, Unavailable } from '#application/desk/failures.ts';
import { OpenRequests } from '#application/portal/booking/request/open-requests.ts';
import { StaffBook } from '#application/portal/agency/staff-book.ts';
import { staffPermissions } from '#domain/agency/staff.ts';
import { money } from '#domain/money/money.ts';
import { violation } from '#domain/rules/violation.ts';
import { signedInSession, TabShelf } from '#tests/fixtures/checkout.ts';

const nikhil: ShownStaff = {
  userId: 'nikhil@malabar.example',
  title: 'Mr',
  firstName: 'Nikhil',
  lastName: 'Menon',
  mobile: '9847022816',
  status: 'Active',
  permissions: ['search', 'book'],
  limits: { perBooking: money(50_000_00, 'INR') },
  isAgent: false,
  isInvited: false,
  version: 4,
  mayChange: true,
};
const everybody: StaffList = { staff: [nikhil], mayGive: staffPermissions };

let sent: (AddStaff | UpdateStaff)[];
let listed: number;
let answers: Effect.Effect<StaffList, Invalid | NotPermitted | Unavailable>[];
let book: StaffBook;

beforeEach(async () => {
  [sent, listed, answers] = [[], 0, []];
  const take = (asked: AddStaff | UpdateStaff) =>
    Effect.suspend(() => (sent.push(asked), answers.shift() ?? Effect.succeed(everybody)));
  const desk: StaffDesk = {
    listStaff: () => Effect.sync(() => ((listed += 1), everybody)),
    addStaff: take,
    updateStaff: take,
  };
  let ids = 0;
  const [session, tab] = [signedInSession(), new TabShelf(new Map())];
  const requests = new OpenRequests(session, { requestIds: { next: () => `id-${(ids += 1)}` }, tab });
  book = new StaffBook(desk, session, requests, () => 'INR');
  await book.load();
});

const codes = () => book.state$.value.edit?.violations.map(({ code, path }) => `${path} ${code}`);
const failure = () => book.state$.value.failure?._tag;

test('a new person is judged once saving was tried, and then with each change', async () => {
  book.edit();
  book.change({ firstName: 'Tara', perBooking: 'much' });
  expect(codes()).toEqual([]);
  await book.save();
  expect(sent).toEqual([]);
  expect(codes()).toEqual(expect.arrayContaining(['userId required', 'limits.perBooking not-a-number']));
  book.change({ userId: 'tara@malabar.example', title: 'Ms', lastName: 'Nair', mobile: '9847022817', perBooking: '0' });
  expect(codes()).toEqual(['limits.perBooking amount-not-positive']);
  book.permit('ticket', true);
  book.change({ perBooking: '25,000', perDay: '60,000' });
  expect(codes()).toEqual([]);
  await book.save();
  expect(sent).toMatchObject([
    {
      userId: 'tara@malabar.example',
      permissions: ['search', 'book', 'ticket'],
      limits: { perBooking: money(25_000_00, 'INR'), perDay: money(60_000_00, 'INR') },
      requestId: 'id-1',
    },
  ]);
  expect(sent[0]).not.toHaveProperty('perBooking');
  expect(book.state$.value).toMatchObject({ busy: false, failure: undefined });
  expect(book.state$.value.edit).toBeUndefined();
});

test('a change names the version that was looked at; an unanswered one goes again under its id', async () => {
  book.edit(nikhil);
  expect(book.state$.value.edit?.draft.perBooking).toBe('50000');
  book.permit('book', false);
  book.change({ perBooking: '' });
  answers = [Effect.fail(new Unavailable({ retryAfterSeconds: 5 }))];
  await book.save();
  expect(failure()).toBe('Unavailable');
  await book.save();
  const asked = { userId: nikhil.userId, version: 4, status: 'Active', permissions: ['search'], limits: {} };
  expect(sent).toEqual([1, 2].map(() => ({ ...asked, requestId: 'id-1' })));
});

test('what the back office refuses stands at its field, and the list is read again', async () => {
  book.edit(nikhil);
  answers = [Effect.fail(new Invalid({ violations: [violation('staff-changed', 'userId')] }))];
  await book.save();
  expect(codes()).toEqual(['userId staff-changed']);
  expect(failure()).toBeUndefined();
  expect(listed).toBe(2);
  answers = [Effect.fail(new NotPermitted({ reason: 'right-missing' }))];
  await book.save();
  expect(failure()).toBe('NotPermitted');
  expect(book.state$.value.edit?.draft.userId).toBe(nikhil.userId);
});

test('is suspended once, also where the button is pressed twice; nobody’s own refusal is said beside it', async () => {
  book.askTurn(nikhil);
  await Promise.all([book.turn(), book.turn()]);
  expect(sent).toMatchObject([
    { userId: nikhil.userId, status: 'Suspended', permissions: ['search', 'book'], version: 4 },
  ]);
  expect(book.state$.value.turning).toBeUndefined();
  book.askTurn({ ...nikhil, status: 'Suspended' });
  expect(book.state$.value.turning?.to).toBe('Active');
  answers = [Effect.fail(new Invalid({ violations: [violation('staff-self', 'userId')] }))];
  await book.turn();
  expect(failure()).toBe('Invalid');
});

test('stays open while it is being saved', async () => {
  book.edit(nikhil);
  const saving = book.save();
  book.close();
  book.change({ perDay: '5' });
  expect(book.state$.value.edit?.draft.perDay).toBe('');
  await saving;
  expect(book.state$.value.edit).toBeUndefined();
});
