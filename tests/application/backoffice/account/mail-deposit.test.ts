import { Effect } from 'effect';
import { describe, expect, it, test } from 'vitest';
import { languages } from '#domain/people/language.ts';
import {
  type DepositDecidedFacts,
  mailDeposit,
  type MailDepositPorts,
} from '#application/backoffice/account/deposit/mail-deposit.ts';
import type { KeptDeposit } from '#application/backoffice/ports/account/deposit-book.ts';
import { type Mail, MailNotSent } from '#application/backoffice/ports/mailer.ts';
import { depositLetter } from '#infrastructure/backoffice/words/deposit-letter.ts';
import { depositReference } from '#infrastructure/wire/reference/account/deposits.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { makeAgency } from '#tests/fixtures/agency.ts';

const facts: DepositDecidedFacts = {
  state: 'approved',
  depositId: 'DP300001',
  reference: 'KARBR52026112000418',
  companyName: 'Malabar Holidays',
  amount: rupees(75_000),
  approvedAmount: rupees(74_950),
  remarks: 'See https://evil.example/a',
  link: 'https://portal.example/offline-payment',
};

describe.each(languages)('a letter about a deposit in %s', (language) => {
  it.each(['approved', 'declined', 'reversed'] as const)('%s is whole, in words of its own', (state) => {
    const { subject, text } = depositLetter(language, { ...facts, state });
    expect(subject).toContain('DP300001');
    for (const part of ['Malabar Holidays', 'KARBR52026112000418', 'https[:]//evil[.]example/a', facts.link])
      expect(text).toContain(part);
    expect(`${subject}${text}`).not.toMatch(/\{\s*\$|undefined/);
    expect(text.includes('74950.00')).toBe(state !== 'declined');
  });

  it('has no empty paragraph where nothing was said', () => {
    const { link: _link, ...without } = facts;
    expect(depositLetter(language, { ...without, remarks: '' }).text).not.toContain('\n');
  });
});

describe('the mail about a decision', () => {
  const deposit: KeptDeposit = {
    ...depositReference.deposit.answer,
    agencyId: 'agency-1',
    askedByUserId: 'anita',
    language: 'ar',
  };
  const handle = async (change: Partial<KeptDeposit> = {}, ports: Partial<MailDepositPorts> = {}) => {
    const sent: Mail[] = [];
    const exit = await Effect.runPromiseExit(
      mailDeposit(
        {
          deposits: { find: () => Effect.succeed({ ...deposit, ...change }) },
          agencies: { byId: () => Effect.succeed(makeAgency({ email: 'desk@agency.example' })) },
          mailer: { send: (mail) => Effect.sync(() => void sent.push(mail)) },
          write: depositLetter,
          portal: undefined,
          ...ports,
        },
        { agencyId: 'agency-1', depositId: deposit.depositId, state: 'approved' },
      ),
    );
    return { sent, exit: exit._tag };
  };

  test('goes to the agency, in the language it asked in', async () => {
    const { sent } = await handle();
    expect(sent).toMatchObject([{ mailId: 'DP300001-approved', to: 'desk@agency.example', language: 'ar' }]);
  });

  test('is left to the next where another decision has followed, and to nobody without an address', async () => {
    expect((await handle({ state: 'reversed' })).sent).toEqual([]);
    expect((await handle({}, { agencies: { byId: () => Effect.succeed(undefined) } })).sent).toEqual([]);
  });

  test('is tried again where no server took it, and not where there is no such mailbox', async () => {
    const refused = (forGood: boolean) => ({
      mailer: { send: () => Effect.fail(new MailNotSent({ detail: 'no', forGood })) },
    });
    expect((await handle({}, refused(false))).exit).toBe('Failure');
    expect((await handle({}, refused(true))).exit).toBe('Success');
  });
});
