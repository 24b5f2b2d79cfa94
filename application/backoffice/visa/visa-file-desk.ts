/** The way of applications: followed by their agency, which hands in papers, and moved by operators. */
import { Effect } from 'effect';
import { leadTravellerOf, nameOf } from '#domain/booking/in-short.ts';
import { hasUnit } from '#domain/booking/units.ts';
import { checkFinding } from '#domain/rules/paged.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn } from '#domain/time/instant.ts';
import { decisionDay } from '#domain/visa/booking.ts';
import { checklistOf } from '#domain/visa/checklist.ts';
import { checkPaperFile } from '#domain/visa/paper-files.ts';
import { type VisaStanding, visaStanding } from '#domain/visa/next.ts';
import { checkStep, reportedSteps, takesPapers } from '#domain/visa/steps.ts';
import { Invalid, NotAllowedInState, NotFound } from '#application/desk/failures.ts';
import type { ApplicationRow, ApplicationsWanted, VisaDesk, VisaTrack } from '#application/desk/visa/visa.ts';
import { actedBy, type Caller, type SignedInCaller } from '../caller.ts';
import { judgeUpload } from '../judge-upload.ts';
import { signedIn } from '../permission.ts';
import type { Clock } from '../ports/machine.ts';
import type { ApplicationKept, KeptVisaFile, VisaFiles } from '../ports/visa/visa-files.ts';

export interface VisaFilePorts {
  readonly files: VisaFiles;
  readonly clock: Clock;
  readonly businessZone: string;
}

type FileDesk = Pick<VisaDesk, 'track' | 'submitDocument' | 'paper' | 'applications' | 'move'>;

const pageSize = 50;

export function visaFileDesk(ports: VisaFilePorts, caller: Caller): FileDesk {
  return {
    track: ({ transactionId }) =>
      Effect.map(
        Effect.flatMap(signedIn(caller, 'bookings'), (who) => found(ports, who, transactionId)),
        trackOf,
      ),
    submitDocument: (document) => submitDocument(ports, caller, document),
    paper: (wanted) =>
      Effect.gen(function* () {
        const who = yield* signedIn(caller, 'bookings');
        const { agencyId } = yield* found(ports, who, wanted.transactionId);
        const file = yield* ports.files.paper({ ...wanted, agencyId });
        return file ?? (yield* new NotFound({ what: 'document' }));
      }),
    applications: (wanted) => listed(ports, caller, wanted),
    move: (asked) => move(ports, caller, asked),
  };
}

/** What has changed is judged first, so that each is counted where it stands. */
function listed(
  ports: VisaFilePorts,
  caller: Caller,
  { page, box, text = '' }: ApplicationsWanted,
): ReturnType<VisaDesk['applications']> {
  return Effect.gen(function* () {
    const { agencyId, rights, corporate: reach } = yield* signedIn(caller, 'bookings');
    yield* refuse(checkFinding({ text, page }));
    const { files, clock, businessZone } = ports;
    const today = dateIn(clock.now(), businessZone);
    const asked = { agencyId: rights.has('operate') ? undefined : agencyId, reach, today };
    for (;;) {
      const changed = yield* files.unjudged(asked);
      if (changed.length === 0) break;
      yield* files.judge(changed.map((each) => ({ ...each, box: standingOf(each, today).box })));
    }
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const found = yield* files.list({ ...asked, box, words, page, pageSize });
    const counts = { papers: 0, handled: 0, mission: 0, granted: 0, refused: 0, ...found.counts };
    return {
      applications: found.page.map((kept) => rowOf({ kept, ...standingOf(kept, today) })),
      total: box === undefined ? Object.values(counts).reduce((sum, each) => sum + each, 0) : counts[box],
      page,
      pageSize,
      counts,
    };
  });
}

/** An own file, or anybody's for elevated users. */
function found(
  { files }: VisaFilePorts,
  { agencyId, rights }: SignedInCaller,
  transactionId: string,
): Effect.Effect<KeptVisaFile, NotFound> {
  return Effect.flatMap(
    rights.has('operate') ? files.find(transactionId) : files.find(transactionId, agencyId),
    (file) => (file === undefined ? Effect.fail(new NotFound({ what: 'booking' })) : Effect.succeed(file)),
  );
}

function submitDocument(
  ports: VisaFilePorts,
  caller: Caller,
  { transactionId, applicant, paper, filename, base64 }: Parameters<VisaDesk['submitDocument']>[0],
): ReturnType<VisaDesk['submitDocument']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'book');
    const file = yield* found(ports, who, transactionId);
    yield* open(file, applicant);
    const wanted = checklistOf(file.terms.visa, file.terms.profiles[applicant] ?? 'employed');
    if (!wanted.includes(paper)) return yield* refusal(violation('not-a-choice', 'paper'));
    if (!takesPapers(file.ways[applicant] ?? [])) return yield* refusal(violation('visa-step', 'paper'));
    const mediaType = yield* judgeUpload({ filename, base64 }, (given, path) => checkPaperFile(paper, given, path));
    yield* ports.files.hand({
      agencyId: file.agencyId,
      transactionId,
      applicant,
      paper,
      filename,
      mediaType,
      base64,
      at: ports.clock.now(),
      record: {
        ...actedBy(who),
        operation: 'visa.submit-document',
        reference: transactionId,
        detail: { applicant, paper, filename },
      },
    });
    return trackOf(yield* found(ports, who, transactionId));
  });
}

function move(
  ports: VisaFilePorts,
  caller: Caller,
  { transactionId, applicant, ...step }: Parameters<VisaDesk['move']>[0],
): ReturnType<VisaDesk['move']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'operate');
    const file = yield* found(ports, who, transactionId);
    yield* open(file, applicant);
    const way = file.ways[applicant] ?? [];
    const last = way.at(-1);
    // Asked again, it is done already.
    if (last?.step === step.step && last.on === step.on) return trackOf(file);
    const today = dateIn(ports.clock.now(), ports.businessZone);
    yield* refuse(checkStep(way, step, { today, submitsOn: file.terms.submitsOn }));
    const moved = yield* ports.files.move({
      agencyId: file.agencyId,
      transactionId,
      applicant,
      step,
      after: way.length,
      reported: reportedSteps.includes(step.step),
      record: { ...actedBy(who), operation: 'visa.move', reference: transactionId, detail: { applicant, ...step } },
    });
    if (!moved) return yield* refusal(violation('visa-step', 'step'));
    return trackOf(yield* found(ports, who, transactionId));
  });
}

/** Somebody whose application is registered, and who still applies. */
function open(
  { status, gone, terms, applications }: KeptVisaFile,
  applicant: number,
): Effect.Effect<void, Invalid | NotAllowedInState> {
  if (applications.length === 0) return Effect.fail(new NotAllowedInState({ state: status }));
  const applies = terms.travellers[applicant] !== undefined && !hasUnit(gone, { item: 0, traveller: applicant });
  return applies ? Effect.void : refusal(violation('not-a-choice', 'applicant'));
}

function refusal(found: Violation): Effect.Effect<never, Invalid> {
  return Effect.fail(new Invalid({ violations: [found] }));
}

function refuse(violations: readonly Violation[]): Effect.Effect<void, Invalid> {
  return violations.length === 0 ? Effect.void : Effect.fail(new Invalid({ violations }));
}

function trackOf({ transactionId, terms, gone, applications, ways, handed }: KeptVisaFile): VisaTrack {
  const { visa, from, to, zone, submitsOn, travellers, profiles } = terms;
  return {
    transactionId,
    visa,
    from,
    to,
    zone,
    submitsOn,
    decidedOn: decisionDay({ submitsOn, visa }),
    applicants: travellers.map((traveller, at) => {
      const profile = profiles[at] ?? 'employed';
      return {
        name: nameOf(traveller),
        ...(applications[at] !== undefined && { application: applications[at] }),
        profile,
        gone: hasUnit(gone, { item: 0, traveller: at }),
        way: ways[at] ?? [],
        wanted: checklistOf(visa, profile),
        handed: handed.filter(({ applicant }) => applicant === at).map(({ applicant: _applicant, ...paper }) => paper),
      };
    }),
  };
}

function standingOf({ terms, ...file }: ApplicationKept, today: IsoDate): VisaStanding {
  const { visa, submitsOn, from, travellers, profiles } = terms;
  const all = travellers.map((_, at) => profiles[at] ?? 'employed');
  return visaStanding({ ...file, visa, submitsOn, from, today, profiles: all });
}

function rowOf({ kept, ...standing }: VisaStanding & { readonly kept: ApplicationKept }): ApplicationRow {
  const { transactionId, agencyId, terms, gone } = kept;
  const { visa, from, travellers } = terms;
  const left = travellers.filter((_, traveller) => !hasUnit(gone, { item: 0, traveller }));
  const { applicants, step, next, missing } = standing;
  return {
    transactionId,
    agency: agencyId,
    destination: visa.destination,
    leadTraveller: leadTravellerOf(left),
    applicants,
    from,
    step,
    kind: visa.kind,
    entries: visa.entries,
    stayDays: visa.stayDays,
    next: next.act,
    ...(next.on !== undefined && { nextOn: next.on }),
    isShort: next.isShort,
    missing,
  };
}
