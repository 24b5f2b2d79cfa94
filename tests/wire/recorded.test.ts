/** Requests and answers as the protocol writes them, letter by letter: what other clients send, and what they expect. */
import { describe, expect, it } from 'vitest';
import { money, moneyOf } from '#domain/money/money.ts';
import { accountOperations } from '#infrastructure/wire/account.ts';
import { bracketedBalance } from '#infrastructure/wire/balance.ts';
import { bookingOperations } from '#infrastructure/wire/booking/booking.ts';
import { configurationOperations } from '#infrastructure/wire/configuration.ts';
import { openEnvelope, writeAnswer } from '#infrastructure/wire/form/envelope.ts';
import { flightOperations } from '#infrastructure/wire/flight/flight.ts';
import { readForm, writeForm } from '#infrastructure/wire/form/form.ts';
import type { Operation } from '#infrastructure/wire/form/operation.ts';
import { sessionOperations } from '#infrastructure/wire/session.ts';

function readRequest<Request, Answer>(operation: Operation<Request, Answer>, form: string) {
  const read = readForm(form);
  return 'group' in read ? operation.request.read(read.group) : read;
}

function readAnswer<Request, Answer>(operation: Operation<Request, Answer>, json: string) {
  const opened = openEnvelope(JSON.parse(json), undefined);
  return 'reply' in opened ? operation.answer.read(opened.reply) : opened.failure;
}

const writeOf = <Request, Answer>(operation: Operation<Request, Answer>, answer: Answer) =>
  JSON.stringify(writeAnswer(operation.envelope, operation.answer.write(answer)));

describe('login', () => {
  const answer = {
    token: 'mS0v2bY0m1Yx6b3yq1zqk2r0m3b7oEJ0G3pXn9o4u8A',
    identity: {
      agentId: 'AGT10482',
      profileId: 'P10482',
      title: 'Ms',
      firstName: 'Meera',
      lastName: 'Nair',
      systemRoleId: '3',
      companyName: 'Malabar Travels',
    },
    mustChangePassword: false,
  };
  const recorded =
    '{"ApiStatus":{"StatusCode":0,"Status":"OK","Message":"","Result":"AGT10482@@@P10482@@@Ms@@@Meera@@@Nair@@@3@@@Malabar Travels"},' +
    '"TransactionStatus":"mS0v2bY0m1Yx6b3yq1zqk2r0m3b7oEJ0G3pXn9o4u8A"}';

  it('answers seven parts and the token', () => {
    expect(writeOf(sessionOperations.logIn, answer)).toBe(recorded);
    expect(readAnswer(sessionOperations.logIn, recorded)).toEqual({ ok: true, value: answer });
  });

  it('is not read with six parts or eight, or without a token', () => {
    for (const wrong of [
      recorded.replace('@@@Malabar Travels', ''),
      recorded.replace('Malabar', 'Mala@@@bar'),
      recorded.replace(answer.token, ''),
    ]) {
      expect(readAnswer(sessionOperations.logIn, wrong)).toMatchObject({ ok: false });
    }
  });

  it('asks with userid and password', () => {
    expect(
      readRequest(sessionOperations.logIn, 'opid=LOGINV2&userid=agent%40demo.test&password=a+b%26c&resultformat=JSON'),
    ).toEqual({
      ok: true,
      value: { userId: 'agent@demo.test', password: 'a b&c' },
    });
  });
});

describe('balance', () => {
  const account = {
    balance: moneyOf('-1234.50', 'INR'),
    creditLimit: moneyOf('50000', 'INR'),
    reserved: moneyOf('0', 'INR'),
  };

  it('lies in UserAccount', () => {
    const recorded =
      '{"ApiStatus":{"StatusCode":0,"Status":"OK","Message":"","Result":{"UserAccount":{' +
      '"outStanding":{"amount":"-1234.50","currency":"INR"},"creditLimit":{"amount":"50000.00","currency":"INR"},' +
      '"reserved":{"amount":"0.00","currency":"INR"},"available":{"amount":"48765.50","currency":"INR"},' +
      '"due":{"amount":"1234.50","currency":"INR"}}}},"TransactionStatus":""}';
    expect(writeOf(accountOperations.balance, account)).toBe(recorded);
    expect(readAnswer(accountOperations.balance, recorded)).toEqual({ ok: true, value: account });
  });

  it('is a bracketed text in the alternative scheme', () => {
    const scheme = bracketedBalance('INR');
    expect(JSON.stringify(writeAnswer('Root', scheme.write(account)))).toBe(
      '{"Root":{"Status":"OK","Result":"[-1234.50, 50000.00]"}}',
    );
    expect(scheme.read({ result: '[-1234.50, 50000.00]', transactionStatus: '' })).toEqual({
      ok: true,
      value: account,
    });
    expect(scheme.read({ result: ' [ 0,1 ] ', transactionStatus: '' })).toMatchObject({ ok: true });
    for (const result of ['-1234.50, 50000.00', '[1]', '[1, 2, 3]', '[a, b]', '[1.234, 2]', 7, null]) {
      expect(scheme.read({ result, transactionStatus: '' })).toMatchObject({ ok: false });
    }
  });
});

describe('the configuration call', () => {
  it('answers a list under Root', () => {
    const recorded =
      '{"Root":{"Status":"OK","Result":{"ConfigSettings":{"ConfigSetting":[{"ConfigKey":"PROJECT_NAME","ConfigValue":"Malabar"}]}}}}';
    const settings = [{ key: 'PROJECT_NAME', value: 'Malabar' }];
    expect(writeOf(configurationOperations.read, settings)).toBe(recorded);
    expect(readAnswer(configurationOperations.read, recorded)).toEqual({ ok: true, value: settings });
  });

  it('passes over what this version cannot read', () => {
    const odd =
      '{"Root":{"Status":"OK","Result":{"ConfigSettings":{"ConfigSetting":[{"ConfigKey":7},{"ConfigKey":"A","ConfigValue":""}]}}}}';
    expect(readAnswer(configurationOperations.read, odd)).toEqual({ ok: true, value: [{ key: 'A', value: '' }] });
  });
});

describe('flight search', () => {
  it('asks in the field names and defaults of the protocol', () => {
    const least = readRequest(
      flightOperations.search,
      'opid=FS001&actioncode=FLIGHTSEARCH&origin=DEL&destination=BOM&onwarddate=2026-11-24',
    );
    expect(least).toEqual({
      ok: true,
      value: {
        journeyType: 'one-way',
        sectors: [{ origin: 'DEL', destination: 'BOM', date: '2026-11-24' }],
        party: { adults: 1, children: 0, infants: 0 },
        cabin: 'Y',
        fareType: 'regular',
        refundType: 'all',
        nonStopOnly: false,
        nearbyAirports: false,
        preferredCarriers: [],
        excludedCarriers: [],
        numResults: 100,
      },
    });
  });

  it('takes everything that a search can ask', () => {
    const form =
      'origin=DEL&destination=DXB&onwarddate=2026-11-24&returndate=2026-11-28&journeytype=RoundTrip&numadults=2&numchildren=1' +
      '&numinfants=1&prefclass=C&requestformat=JSON&resultformat=JSON&searchtype=normal&issbt=false&numresults=5000' +
      '&actionname=FLIGHTSEARCH&preddeptimewindow=0600-1200&prefarrtimewindow=1800-2400&prefcarrier=EK,AI&excludecarriers=SG' +
      '&refundtype=All&layovertime=240&promocode=NEW&nonstopsearch=true&refundableOnly=true&faretype=Student';
    expect(readRequest(flightOperations.search, form)).toEqual({
      ok: true,
      value: {
        journeyType: 'round-trip',
        sectors: [
          { origin: 'DEL', destination: 'DXB', date: '2026-11-24' },
          { origin: 'DXB', destination: 'DEL', date: '2026-11-28' },
        ],
        party: { adults: 2, children: 1, infants: 1 },
        cabin: 'C',
        fareType: 'student',
        refundType: 'refundable',
        nonStopOnly: true,
        nearbyAirports: false,
        departureWindow: { from: 360, to: 720 },
        arrivalWindow: { from: 1080, to: 1440 },
        preferredCarriers: ['EK', 'AI'],
        excludedCarriers: ['SG'],
        layoverMinutes: 240,
        promoCode: 'NEW',
        numResults: 5000,
      },
    });
  });

  it('takes more sectors as a list', () => {
    const form =
      'journeytype=MultiCity&sectors[0][origin]=DEL&sectors[0][destination]=DXB&sectors[0][date]=2026-11-24' +
      '&sectors[1][origin]=DXB&sectors[1][destination]=LHR&sectors[1][date]=2026-11-28';
    expect(readRequest(flightOperations.search, form)).toMatchObject({
      ok: true,
      value: { journeyType: 'multi-city', sectors: [{ origin: 'DEL' }, { origin: 'DXB', destination: 'LHR' }] },
    });
  });
});

describe('booking', () => {
  it('spells travellers, contact and terms as the protocol does', () => {
    const read = readRequest(
      flightOperations.book,
      'quoteid=Q-1&requestid=7d0f6f5c-6a54-4b3a-9a43-2f6f0c1f5b1e&mode=ticket&contact[email]=a@b.in&contact[mobile]=9876543210' +
        '&travellers[0][paxtype]=adult&travellers[0][title]=Mr&travellers[0][first_name]=Ravi&travellers[0][last_name]=Rao' +
        '&travellers[0][dob]=1988-03-12&travellers[0][gender]=male&travellers[1][paxtype]=child&travellers[1][title]=Master' +
        '&travellers[1][first_name]=Anu&travellers[1][last_name]=Rao&acceptterms=true',
    );
    expect(read).toMatchObject({
      ok: true,
      value: {
        quoteId: 'Q-1',
        mode: 'ticket',
        acceptTerms: true,
        contact: { email: 'a@b.in', mobile: '9876543210' },
        travellers: [
          { type: 'adult', title: 'Mr', firstName: 'Ravi', dateOfBirth: '1988-03-12', gender: 'male' },
          { type: 'child', title: 'Mstr' },
        ],
        parameters: [],
      },
    });
  });

  it('sends a booking-page parameter as an XML fragment', () => {
    const form = writeForm(
      Object(
        flightOperations.book.request.write({
          quoteId: 'Q-1',
          requestId: '7d0f6f5c-6a54-4b3a-9a43-2f6f0c1f5b1e',
          mode: 'ticket',
          travellers: [],
          contact: { email: 'a@b.in', mobile: '9876543210' },
          parameters: [{ code: 'RM*BRB/', value: 'Asha & <sons>' }],
          acceptTerms: false,
        }),
      ),
    );
    expect(new URLSearchParams(form).get('parameters[0]')).toBe(
      '<parameter><parametercode>RM*BRB/</parametercode><parametervalue>Asha &amp; &lt;sons&gt;</parametervalue></parameter>',
    );
  });
});

describe('lists', () => {
  it('begin at page one', () => {
    expect(readRequest(bookingOperations.list, '')).toEqual({ ok: true, value: { page: 1 } });
    expect(readRequest(accountOperations.ledger, 'from=2026-11-18&to=2026-11-20')).toEqual({
      ok: true,
      value: { from: '2026-11-18', to: '2026-11-20', page: 1 },
    });
  });
});

describe('money', () => {
  it('is a decimal text of all the currency’s decimals', () => {
    const { balance } = accountOperations;
    const dinars = { balance: money(1500, 'KWD'), creditLimit: money(0, 'KWD'), reserved: money(0, 'KWD') };
    expect(writeOf(balance, dinars)).toContain('{"amount":"1.500","currency":"KWD"}');
  });
});
