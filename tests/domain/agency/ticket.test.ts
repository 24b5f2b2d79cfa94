import { expect, test } from 'vitest';
import { checkMessage, checkTicket, stateAfter, ticketSides, ticketStates } from '#domain/agency/ticket.ts';

const lines = (violations: ReturnType<typeof checkTicket>) => violations.map(({ path, code }) => `${path} ${code}`);
const megabyte = 1024 * 1024;

test('a support request has a subject in a line, and may say what it is about', () => {
  expect(lines(checkTicket({ subject: 'Meal missing', about: '' }))).toStrictEqual([]);
  expect(lines(checkTicket({ subject: ' ', about: 'x'.repeat(41) }))).toStrictEqual([
    'subject required',
    'about too-long',
  ]);
  expect(lines(checkTicket({ subject: 'x'.repeat(121), about: '' }))).toStrictEqual(['subject too-long']);
});

test('a message says something, with three documents of 4 MB together at most', () => {
  expect(lines(checkMessage({ text: 'Thank you.', sizes: [] }))).toStrictEqual([]);
  expect(lines(checkMessage({ text: '\n', sizes: [1] }))).toStrictEqual(['text required']);
  expect(lines(checkMessage({ text: 'x'.repeat(4001), sizes: [1, 2, 3, 4] }))).toStrictEqual([
    'text too-long',
    'files list-count',
  ]);
  expect(lines(checkMessage({ text: 'See here', sizes: [2 * megabyte, 2 * megabyte] }))).toStrictEqual([]);
  expect(lines(checkMessage({ text: 'See here', sizes: [2 * megabyte, 2 * megabyte + 1] }))).toStrictEqual([
    'files upload-size',
  ]);
});

test('waits for the other side of who wrote last, unless it was closed', () => {
  const after = ticketSides.map((side) => [side, stateAfter(side, false), stateAfter(side, true)]);
  expect(after).toStrictEqual([
    ['agency', 'open', 'closed'],
    ['house', 'answered', 'closed'],
  ]);
  expect([...new Set(after.flatMap(([, ...states]) => states))].toSorted()).toStrictEqual([...ticketStates].toSorted());
});
