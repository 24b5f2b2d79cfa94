/** Support requests over HTTP on both databases: written once, seen by whom they concern, answered, read, closed and opened again. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Desk } from '#application/desk/desk.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { refusal } from '#tests/support/account-desks.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const pdf = Buffer.from('%PDF-1.7 a boarding pass').toString('base64');

describe.each(databases())('support requests on the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: Desk['agency'];
  let staff: Desk['agency'];
  let operator: Desk['agency'];
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    const desk = async (userId: string) => (await portalDesk(office, userId)).desk.agency;
    [agent, staff, operator] = [
      await desk('agent@demo.test'),
      await desk('staff@demo.test'),
      await desk('operator@demo.test'),
    ];
  });
  afterAll(() => office.stop());

  const writing = (text: string) => ({ text, files: [], requestId: randomUUID() });
  const raise = async (desk: Desk['agency'], subject: string) =>
    (await get(desk.addTicket({ subject, about: '', ...writing('Please look.') }))).ticketId;
  const stateOf = async (ticketId: string) => (await get(operator.ticket({ ticketId }))).state;
  const mails = (ticketId: string) =>
    database.query<{ mail_id: string; recipient: string; subject: string; body: string }>(
      `select mail_id, recipient, subject, body from mail_outbox where kind = 'ticket-written' and subject like $1 order by mail_id`,
      [`%${ticketId}%`],
    );

  it('are raised once with their documents, answered with a mail each way, and read by each side', async () => {
    const asked = {
      subject: ' Meal  missing ',
      about: 'FL26110000012',
      text: 'The counter did not find it.',
      files: [{ filename: 'pass.pdf', base64: pdf }],
      requestId: randomUUID(),
    };
    const { ticketId } = await get(agent.addTicket(asked));
    expect(await get(agent.addTicket(asked))).toEqual({ ticketId });
    expect(ticketId).toMatch(/^SP\d{6}$/);
    expect(await refusal(agent.addTicket({ ...asked, text: 'Another' }))).toBe('RequestIdReused');

    const listed = await get(operator.tickets({ scope: 'all', state: 'open', text: ticketId, page: 1 }));
    expect(listed.tickets).toMatchObject([{ ticketId, subject: 'Meal missing', unread: true, agentId: 'AGT10482' }]);
    const shown = await get(operator.ticket({ ticketId }));
    expect(shown.messages).toMatchObject([{ side: 'agency', text: asked.text, files: [{ filename: 'pass.pdf' }] }]);
    expect((await get(operator.tickets({ scope: 'all', text: ticketId, page: 1 }))).tickets[0]?.unread).toBe(false);
    const fileId = shown.messages[0]?.files[0]?.fileId ?? '';
    expect(await get(operator.ticketFile({ ticketId, fileId }))).toEqual({
      filename: 'pass.pdf',
      mediaType: 'application/pdf',
      base64: pdf,
    });

    const reply = { ticketId, close: false, ...writing('It is given back by Friday.') };
    const answers = [await get(operator.replyTicket(reply)), await get(operator.replyTicket(reply))];
    expect(answers.map(({ state, messages }) => [state, messages.length])).toEqual([
      ['answered', 2],
      ['answered', 2],
    ]);
    const own = await get(agent.tickets({ scope: 'own', text: ticketId, page: 1 }));
    expect(own.tickets).toMatchObject([{ state: 'answered', unread: true }]);
    expect((await get(agent.ticket({ ticketId }))).messages).toHaveLength(2);
    expect((await get(agent.tickets({ scope: 'own', text: ticketId, page: 1 }))).tickets[0]?.unread).toBe(false);

    await expect.poll(() => mails(ticketId), { timeout: 20_000 }).toHaveLength(2);
    const [toHouse, toAgency] = await mails(ticketId);
    expect(toHouse?.body).toContain('The counter did not find it.');
    expect(toAgency).toMatchObject({ recipient: 'bookings@malabarholidays.example' });
    expect(toAgency?.body).toContain('It is given back by Friday.');
    expect(toAgency?.subject).toBe(`${ticketId}: Meal missing`);
  });

  it('are closed by either side, and opened again by the next message', async () => {
    const ticketId = await raise(agent, 'To be closed');
    await get(operator.replyTicket({ ticketId, close: true, ...writing('Done.') }));
    expect(await stateOf(ticketId)).toBe('closed');
    await get(agent.replyTicket({ ticketId, close: false, ...writing('Not quite.') }));
    expect(await stateOf(ticketId)).toBe('open');
    await get(agent.replyTicket({ ticketId, close: true, ...writing('It is, after all.') }));
    expect(await stateOf(ticketId)).toBe('closed');
  });

  it('keep all of several messages at once', async () => {
    const ticketId = await raise(agent, 'At once');
    const texts = ['one', 'two', 'three', 'four'];
    await Promise.all(
      texts.map((text, at) =>
        get((at % 2 === 0 ? agent : operator).replyTicket({ ticketId, close: false, ...writing(text) })),
      ),
    );
    const { messages } = await get(operator.ticket({ ticketId }));
    expect(messages.map(({ text }) => text).toSorted()).toEqual([...texts, 'Please look.'].toSorted());
  });

  it('are seen by who raised them, by who manages the agency’s people, and by operators', async () => {
    const [agents, staffs] = [await raise(agent, 'Of the agent'), await raise(staff, 'Of staff')];
    const own = async (desk: Desk['agency']) =>
      (await get(desk.tickets({ scope: 'own', page: 1 }))).tickets.map(({ ticketId }) => ticketId);
    expect(await own(staff)).toEqual([staffs]);
    expect(await own(agent)).toEqual(expect.arrayContaining([agents, staffs]));
    expect(await refusal(staff.ticket({ ticketId: agents }))).toBe('NotFound');
    expect(await refusal(staff.ticketFile({ ticketId: agents, fileId: '1-1' }))).toBe('NotFound');
    expect(await refusal(staff.replyTicket({ ticketId: agents, close: false, ...writing('Mine?') }))).toBe('NotFound');
    expect(await refusal(agent.tickets({ scope: 'all', page: 1 }))).toBe('right-missing');
    const waiting = await get(operator.tickets({ scope: 'all', state: 'open', page: 1 }));
    const times = waiting.tickets.map(({ lastAt }) => lastAt);
    expect(times).toEqual(times.toSorted());
    expect((await get(operator.tickets({ scope: 'all', text: '%', page: 1 }))).tickets).toEqual([]);
  });

  it('are refused at their fields, and a document that is not what its name says', async () => {
    const file = { filename: 'pass.png', base64: pdf };
    expect(await refusal(agent.addTicket({ subject: '', about: '', ...writing(' ') }))).toEqual([
      'subject required',
      'text required',
    ]);
    const wrong = agent.addTicket({ subject: 'Pass', about: '', ...writing('See'), files: [file] });
    expect(await refusal(wrong)).toEqual(['files[0] upload-content']);
    const four = agent.addTicket({ subject: 'Pass', about: '', ...writing('See'), files: [file, file, file, file] });
    expect(await refusal(four)).toEqual(['files list-count']);
  });
});
