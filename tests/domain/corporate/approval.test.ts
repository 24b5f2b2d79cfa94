/** An approval's life against a plain tally of votes, by commands of any order; and which rule fits a trip. */
import { deepStrictEqual as equal } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  approvalRuleFor,
  type ApprovalRule,
  checkApprovalRules,
  isAbout,
  mostOf,
  tripToApprove,
  type TripToApprove,
  votesNeeded,
} from '#domain/corporate/approval-rules.ts';
import {
  type Approval,
  approvalAt,
  askedNow,
  decide,
  type Deciding,
  type Delegation,
  endWhileHeld,
  isPermitted,
  type Person,
  type ToBook,
  votesMissing,
} from '#domain/corporate/approval.ts';
import { money } from '#domain/money/money.ts';
import type { Comfort } from '#domain/booking/trip-facts.ts';
import type { PolicyFinding, PolicyKind } from '#domain/corporate/policy.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { dateIn, instant, plusMinutes } from '#domain/time/instant.ts';

const began = instant('2026-11-20T04:30:00.000Z');
const person = (userId: string): Person => ({ userId, name: userId.toUpperCase() });
const everybody = ['traveller', 'a', 'b', 'c', 'backup', 'other'].map(person);

/** A tally that knows who voted for which place, and nothing of how the rules keep it. */
class Tally {
  minutes = 0;
  escalatedFrom: number;
  endsAt: number;
  readonly votes = new Map<string, { readonly by: string; readonly yes: boolean }>();
  away: Readonly<Record<string, string>> = {};

  readonly approvers: readonly string[];
  readonly quorum: number;
  readonly isSoft: boolean;

  constructor(approvers: readonly string[], quorum: number, escalates: number, expires: number, isSoft: boolean) {
    [this.approvers, this.quorum, this.escalatedFrom, this.endsAt] = [approvers, quorum, escalates, expires];
    this.isSoft = isSoft;
  }

  get outcome(): 'waiting' | 'approved' | 'declined' | 'expired' {
    const [yes, no] = [true, false].map((each) => [...this.votes.values()].filter((vote) => vote.yes === each).length);
    const needed = this.quorum === 0 ? this.approvers.length : Math.min(this.quorum, this.approvers.length);
    if ((yes ?? 0) >= needed) return 'approved';
    if (this.isSoft ? (no ?? 0) >= needed : (no ?? 0) > this.approvers.length - needed) return 'declined';
    return this.minutes < this.endsAt ? 'waiting' : this.isSoft ? 'approved' : 'expired';
  }

  get places(): readonly string[] {
    return this.minutes >= this.escalatedFrom ? [...this.approvers, 'backup'] : this.approvers;
  }

  /** The place that a vote counts for, or why it counts for none. */
  placeOf(who: string): string {
    if (this.outcome !== 'waiting') return 'over';
    if (who === 'traveller') return 'own';
    if ([...this.votes.values()].some(({ by }) => by === who)) return 'answered';
    const mine = this.places.filter((each) => each === who || this.away[each] === who);
    const sorted = [...mine.filter((each) => each === who), ...mine.filter((each) => each !== who)];
    const free = sorted.find((each) => !this.votes.has(each));
    return free ?? (mine.length === 0 ? 'not-asked' : 'answered');
  }
}

interface Real {
  approval: Deciding;
}

class Vote implements fc.Command<Tally, Real> {
  readonly who: string;
  readonly yes: boolean;
  constructor(who: string, yes: boolean) {
    [this.who, this.yes] = [who, yes];
  }
  check = () => true;
  run(tally: Tally, real: Real): void {
    const now = plusMinutes(began, tally.minutes);
    const today = dateIn(now, 'Asia/Kolkata');
    const delegations = Object.entries(tally.away).map(
      ([from, to]): Delegation => ({
        from: person(from),
        to: person(to),
        firstDay: today,
        lastDay: addDays(today, 1),
      }),
    );
    const place = tally.placeOf(this.who);
    const answer = decide(
      real.approval,
      person(this.who),
      { approves: this.yes, note: '', requestId: this.who },
      { now, today, delegations },
    );
    const isRefused = ['over', 'own', 'answered', 'not-asked'].includes(place);
    if (isRefused) {
      equal(answer, place);
      return;
    }
    tally.votes.set(place, { by: this.who, yes: this.yes });
    if (typeof answer === 'string') throw new Error(`Refused: ${answer}`);
    real.approval = answer;
    equal(answer.state, tally.outcome);
    equal((answer.answers.at(-1)?.insteadOf ?? answer.answers.at(-1)?.by)?.userId, place);
  }
  toString = () => `${this.who} says ${this.yes ? 'yes' : 'no'}`;
}

class Wait implements fc.Command<Tally, Real> {
  readonly minutes: number;
  constructor(minutes: number) {
    this.minutes = minutes;
  }
  check = () => true;
  run(tally: Tally, real: Real): void {
    tally.minutes += this.minutes;
    const seen = approvalAt(real.approval, plusMinutes(began, tally.minutes));
    equal(seen.state, tally.outcome);
    if (seen.state === 'waiting')
      equal(
        askedNow(seen).map(({ userId }) => userId),
        tally.places,
      );
  }
  toString = () => `${this.minutes} minutes pass`;
}

/** What the machine does now and then: it changes when it is said, never what is said. */
class Sweep implements fc.Command<Tally, Real> {
  check = () => true;
  run(tally: Tally, real: Real): void {
    real.approval = approvalAt(real.approval, plusMinutes(began, tally.minutes));
    equal(real.approval.state, tally.outcome);
  }
  toString = () => 'swept';
}

class Leave implements fc.Command<Tally, Real> {
  readonly from: string;
  readonly to: string;
  constructor(from: string, to: string) {
    [this.from, this.to] = [from, to];
  }
  check = () => this.from !== this.to;
  run(tally: Tally): void {
    tally.away = { ...tally.away, [this.from]: this.to };
  }
  toString = () => `${this.to} decides for ${this.from}`;
}

const anybody = fc.constantFrom(...everybody.map(({ userId }) => userId));

describe('an approval', () => {
  it('comes to what a tally of its votes comes to, whenever it is swept', () => {
    fc.assert(
      fc.property(
        fc.subarray(['a', 'b', 'c'], { minLength: 1 }),
        fc.nat(4),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 90 }),
        fc.boolean(),
        fc.commands(
          [
            fc.tuple(anybody, fc.boolean()).map(([who, yes]) => new Vote(who, yes)),
            fc.tuple(anybody, fc.boolean()).map(([who, yes]) => new Vote(who, yes)),
            fc.nat(20).map((minutes) => new Wait(minutes)),
            fc.constant(new Sweep()),
            fc.tuple(fc.constantFrom('a', 'b', 'c', 'backup'), anybody).map(([from, to]) => new Leave(from, to)),
          ],
          { maxCommands: 25 },
        ),
        (approvers, quorum, escalates, expires, isSoft, commands) => {
          fc.modelRun(
            () => ({
              model: new Tally(approvers, quorum, escalates, expires, isSoft),
              real: {
                approval: {
                  state: 'waiting',
                  ...(isSoft && { manner: 'soft' as const }),
                  requester: person('traveller'),
                  approvers: approvers.map(person),
                  backups: [person('backup')],
                  quorum,
                  escalatesAt: plusMinutes(began, escalates),
                  expiresAt: plusMinutes(began, expires),
                  isEscalated: false,
                  answers: [],
                } satisfies Deciding,
              },
            }),
            commands,
          );
        },
      ),
    );
  });

  it('ends with what is held, and while it can still be issued where nobody has to approve', () => {
    const expiresAt = plusMinutes(began, 600);
    const end = (manner: Deciding['manner'], until: number) =>
      endWhileHeld({ expiresAt, ...(manner && { manner }) }, plusMinutes(began, until), began);
    expect([end(undefined, 240), end('hard', 900)]).toEqual([plusMinutes(began, 240), expiresAt]);
    expect([240, 660, 900, 40, -5].map((until) => end('soft', until))).toEqual(
      [180, 600, 600, 20, -5].map((minutes) => plusMinutes(began, minutes)),
    );
  });

  it('misses as many votes as are needed and not given', () => {
    expect([0, 1, 2, 5].map((quorum) => votesNeeded(quorum, 3))).toEqual([3, 1, 2, 3]);
    const approval: Deciding = {
      state: 'waiting',
      requester: person('traveller'),
      approvers: [person('a'), person('b')],
      backups: [],
      quorum: 0,
      escalatesAt: plusMinutes(began, 1),
      expiresAt: plusMinutes(began, 2),
      isEscalated: false,
      answers: [],
    };
    expect(votesMissing(approval)).toBe(2);
  });
});

describe('approved before it is booked', () => {
  const trip = {
    title: 'DEL BOM',
    mark: '6E',
    startsOn: isoDate('2026-12-20'),
    leadTraveller: 'Asha Rao',
    travellerCount: 1,
  };
  const cabin = (comfort: Comfort, ruleId = 'cabin'): PolicyFinding => ({
    rule: { ruleId, kind: 'comfort', effect: 'approve', place: 'anywhere', comfort: 'economy' },
    isKept: false,
    found: { comfort },
  });
  const late: PolicyFinding = {
    rule: { ruleId: 'early', kind: 'ahead', effect: 'approve', place: 'anywhere', count: 30 },
    isKept: false,
    found: { count: 29 },
  };
  const asked: Approval = {
    approvalId: 'AP1',
    companyId: 'CO1',
    company: 'Kuruvila Exports',
    product: 'flight',
    trip,
    total: money(500_000, 'INR'),
    findings: [cabin('premium-economy')],
    policyVersion: 1,
    reason: '',
    askedAt: began,
    hold: { kind: 'none' },
    state: 'waiting',
    manner: 'before',
    before: { decideHours: 24, finishHours: 12, percent: 5 },
    requester: person('traveller'),
    approvers: [person('a')],
    backups: [],
    quorum: 1,
    escalatesAt: plusMinutes(began, 720),
    expiresAt: plusMinutes(began, 1440),
    isEscalated: false,
    answers: [],
  };
  const now = plusMinutes(began, 60);
  const yes = { approves: true, note: '', requestId: 'r' };
  const approved = decide(asked, person('a'), yes, { now, today: dateIn(now, 'Asia/Kolkata'), delegations: [] });
  if (typeof approved === 'string') throw new Error(approved);
  const toBook = { product: 'flight', trip, total: asked.total, findings: asked.findings, now } as const;

  it('is left to its traveller for so many hours, and over then', () => {
    expect(approved).toMatchObject({ state: 'permitted', finishBy: plusMinutes(now, 720) });
    expect(approvalAt(approved, plusMinutes(now, 719)).state).toBe('permitted');
    expect(approvalAt(approved, plusMinutes(now, 720)).state).toBe('expired');
    const used = { ...approved, usedBy: { requestId: 'b', at: now } };
    expect(approvalAt(used, plusMinutes(now, 720)).state).toBe('permitted');
    expect(approvalAt(asked, plusMinutes(began, 1440)).state).toBe('expired');
  });

  it.each<[string, boolean, Partial<ToBook>]>([
    ['as it was approved', true, {}],
    ['in the last minute', true, { now: plusMinutes(now, 719) }],
    ['too late', false, { now: plusMinutes(now, 720) }],
    ['for as much more as is allowed', true, { total: money(525_000, 'INR') }],
    ['for more than that', false, { total: money(525_001, 'INR') }],
    ['for less', true, { total: money(1, 'INR') }],
    ['in another currency', false, { total: money(500_000, 'USD') }],
    ['of another product', false, { product: 'bus' }],
    ['for somebody else', false, { trip: { ...trip, leadTraveller: 'Ravi Rao' } }],
    ['for two', false, { trip: { ...trip, travellerCount: 2 } }],
    ['on another day', false, { trip: { ...trip, startsOn: isoDate('2026-12-21') } }],
    ['with a way back', false, { trip: { ...trip, endsOn: isoDate('2026-12-21') } }],
    ['of another seller', false, { trip: { ...trip, mark: 'AI' } }],
    ['in a higher class', false, { findings: [cabin('business')] }],
    ['in the class of the policy', true, { findings: [] }],
    ['against another rule', false, { findings: [cabin('premium-economy', 'other')] }],
    ['later than was allowed by now', true, { findings: [cabin('premium-economy'), late] }],
  ])('is the same trip %s: %s', (_, is, more) => {
    expect(isPermitted(approved, { ...toBook, ...more })).toBe(is);
    expect(isPermitted(asked, { ...toBook, ...more })).toBe(false);
  });

  it('may be booked at the most that is said, and not above', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.nat(200), fc.nat(1_000_000), (minor, percent, more) => {
        const paid = money(minor, 'INR');
        const hours = { decideHours: 24, finishHours: 24 };
        for (const terms of [
          { ...hours, percent },
          { ...hours, amount: money(more, 'INR') },
        ]) {
          const most = mostOf(paid, terms);
          expect(isAbout(most, paid, terms)).toBe(true);
          expect(isAbout(money(most.minor + 1, 'INR'), paid, terms)).toBe(false);
        }
      }),
    );
  });
});

describe('who approves', () => {
  const rule = (more: Partial<ApprovalRule>): ApprovalRule => ({
    ruleId: 'r',
    occasion: 'broken',
    place: 'anywhere',
    quorum: 1,
    approvers: ['a@x.example'],
    backups: [],
    ...more,
  });
  const trip: TripToApprove = {
    product: 'flight',
    total: money(5_000_001, 'INR'),
    isAbroad: true,
    costCentre: '4102',
    effect: 'approve',
    broken: ['comfort'],
  };
  it.each<[Partial<ApprovalRule>, Partial<TripToApprove>, boolean]>([
    [{}, {}, true],
    [{}, { effect: 'justify' }, false],
    [{ occasion: 'always' }, { effect: 'inform', broken: [] }, true],
    [{ place: 'abroad' }, {}, true],
    [{ place: 'at-home' }, {}, false],
    [{ product: 'hotel' }, {}, false],
    [{ costCentre: '4102' }, {}, true],
    [{ costCentre: '4300' }, {}, false],
    [{ over: money(5_000_000, 'INR') }, {}, true],
    [{ over: money(5_000_001, 'INR') }, {}, false],
    [{ over: money(1, 'USD') }, {}, false],
    [{ kind: 'comfort' }, {}, true],
    [{ kind: 'price' }, {}, false],
  ])('%j fits a trip with %j: %s', (more, of, fits) => {
    expect(approvalRuleFor([rule(more)], { ...trip, ...of }) !== undefined).toBe(fits);
  });

  it('is asked with all that the policy found broken, and what follows of it', () => {
    const finding = (kind: PolicyKind, isKept: boolean): PolicyFinding => ({
      rule: { ruleId: kind, kind, effect: 'approve', place: 'anywhere' },
      isKept,
      found: {},
    });
    const findings = [finding('comfort', false), finding('stars', true), finding('ahead', false)];
    const { broken: _broken, effect, costCentre, ...plain } = trip;
    expect(tripToApprove(plain, { effect: 'approve', findings }, costCentre)).toEqual({
      ...plain,
      effect,
      costCentre,
      broken: ['comfort', 'ahead'],
    });
    expect(tripToApprove(plain, { findings: [] }, undefined)).toEqual({ ...plain, broken: [] });
  });

  it('is the first that fits', () => {
    const found = approvalRuleFor([rule({ ruleId: '1', kind: 'price' }), rule({ ruleId: '2' }), rule({})], trip);
    expect(found?.ruleId).toBe('2');
  });

  it('is somebody, once, of a cost centre that there is', () => {
    const said = (more: Partial<ApprovalRule>) =>
      checkApprovalRules([rule(more)], { costCentres: ['4102'] }, 'INR').map(({ code, path }) => `${code} ${path}`);
    expect(said({})).toEqual([]);
    expect(said({ approvers: [] })).toEqual(['required approvals[0].approvers']);
    expect(said({ backups: ['a@x.example'] })).toEqual(['listed-twice approvals[0].approvers']);
    expect(said({ costCentre: '9' })).toEqual(['not-a-choice approvals[0].costCentre']);
    expect(said({ over: money(0, 'INR') })).toEqual(['amount-not-positive approvals[0].over']);
    expect(said({ over: money(1, 'USD') })).toEqual(['amount-currency approvals[0].over']);
    expect(said({ manner: 'gentle' as 'soft' })).toEqual(['not-a-choice approvals[0].manner']);
    const before = { decideHours: 24, finishHours: 24 };
    expect(said({ manner: 'before', before: { ...before, percent: 0 } })).toEqual([]);
    expect(said({ before: { decideHours: 0, finishHours: 169, percent: 201 } })).toEqual([
      'count-between approvals[0].before.decideHours',
      'count-between approvals[0].before.finishHours',
      'percent-between approvals[0].before.percent',
    ]);
    expect(said({ before })).toEqual(['required approvals[0].before.amount']);
    expect(said({ quorum: 1.5 })).toEqual(['count-between approvals[0].quorum']);
  });
});
