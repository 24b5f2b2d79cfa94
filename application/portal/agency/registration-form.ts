/**
 * Registering an agency, step by step. What is typed, proven and uploaded is kept on this device until the form is sent, so
 * that a closed tab loses nothing; a form whose answer was lost is sent again under the same id.
 */
import { BehaviorSubject } from 'rxjs';
import { placeOfPin } from '#domain/agency/pin-codes.ts';
import {
  checkRegistration,
  type RegistrationDraft,
  type RegistrationPaper,
  registrationPapers,
  registrationParts,
  registrationTexts,
} from '#domain/agency/registration.ts';
import { checkUpload, checkUploadName, checkUploadSize } from '#domain/rules/upload.ts';
import { isMissing, type Violation, violation } from '#domain/rules/violation.ts';
import type { AgencyDesk } from '#application/desk/agency/agency.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { base64Of } from '../base64.ts';
import { type Kept, kept } from '../kept.ts';
import type { PortalClock, RequestIds } from '../ports/machine.ts';
import type { Shelf } from '../ports/shelf.ts';
import type { UploadDesk } from '../ports/uploads.ts';
import type { Session } from '../session/session.ts';
import { OtpProof, type ProvenAddress } from './otp-proof.ts';

export const registrationSteps = ['person', 'business', 'proof', 'check'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

const { business } = registrationParts;
const gstBegins = business.indexOf('gstNumber');

/** In the order in which they stand on the page. */
const fieldsOf: Readonly<Record<Exclude<RegistrationStep, 'check'>, readonly (keyof RegistrationDraft)[]>> = {
  person: registrationParts.person,
  business: [...business.slice(0, gstBegins), 'gstHolder', ...business.slice(gstBegins)],
  proof: registrationParts.papers,
};

/** Where something is put right. */
function stepOf({ code, path }: Violation): RegistrationStep {
  if (code === 'otp-needed') return 'proof';
  const steps = ['person', 'business', 'proof'] as const;
  return steps.find((step) => fieldsOf[step].some((field) => field === path)) ?? 'check';
}

export interface UploadedPaper {
  readonly documentId: string;
  readonly filename: string;
  readonly bytes: number;
}

export interface PaperState {
  readonly uploaded?: UploadedPaper;
  /** On its way, with the share that has been sent. */
  readonly sending?: { readonly filename: string; readonly bytes: number; readonly share: number };
  readonly violations: readonly Violation[];
  readonly failed: boolean;
}

export interface RegistrationFormState {
  readonly step: RegistrationStep;
  readonly fields: RegistrationDraft;
  /** City and state were filled in from the PIN code. */
  readonly filledFromPin: boolean;
  readonly violations: readonly Violation[];
  /** Counts the attempts to go on. */
  readonly attempt: number;
  readonly papers: Readonly<Record<RegistrationPaper, PaperState>>;
  readonly busy: boolean;
  readonly failure: DeskFailure | undefined;
  /** The reference number, once it is sent. */
  readonly registrationId?: string;
}

interface Draft {
  readonly step: RegistrationStep;
  readonly fields: RegistrationDraft;
  readonly papers: Partial<Readonly<Record<RegistrationPaper, UploadedPaper>>>;
  readonly proven: Partial<Readonly<Record<'email' | 'mobile', ProvenAddress>>>;
  readonly requestId: string;
}

const noPaper: PaperState = { violations: [], failed: false };

export type RegistrationFormDesk = Pick<AgencyDesk, 'sendOtp' | 'verifyOtp' | 'addAgent'>;

export interface RegistrationMachine {
  readonly clock: PortalClock;
  readonly requestIds: RequestIds;
  readonly shelf: Shelf;
  readonly uploads: UploadDesk;
}

export class RegistrationForm {
  readonly state$: BehaviorSubject<RegistrationFormState>;
  readonly email: OtpProof;
  readonly mobile: OtpProof;
  readonly #desk: RegistrationFormDesk;
  readonly #session: Session;
  readonly #machine: RegistrationMachine;
  readonly #kept: Kept<Draft>;
  readonly #stops = new Map<RegistrationPaper, AbortController>();
  #requestId: string;

  constructor(desk: RegistrationFormDesk, session: Session, machine: RegistrationMachine) {
    this.#desk = desk;
    this.#session = session;
    this.#machine = machine;
    this.#kept = kept(machine.shelf, { key: 'registration', version: 1, upgrades: [], fits: isDraft });
    const before = this.#kept.read();
    this.#requestId = before?.requestId ?? machine.requestIds.next();
    const { clock } = machine;
    this.email = new OtpProof('email', desk, session, clock, before?.proven.email);
    this.mobile = new OtpProof('mobile', desk, session, clock, before?.proven.mobile);
    const paper = (name: RegistrationPaper): PaperState => {
      const uploaded = before?.papers[name];
      return uploaded === undefined ? noPaper : { ...noPaper, uploaded };
    };
    this.state$ = new BehaviorSubject<RegistrationFormState>({
      step: before?.step ?? 'person',
      fields: before?.fields ?? { country: 'IN', gstHolder: true },
      filledFromPin: false,
      violations: [],
      attempt: 0,
      papers: { pan: paper('pan'), gst: paper('gst') },
      busy: false,
      failure: undefined,
    });
    for (const proof of [this.email, this.mobile]) {
      proof.state$.subscribe(() => {
        this.#judgeAgain();
        this.#keep();
      });
    }
  }

  change(changed: RegistrationDraft): void {
    const { fields: before } = this.state$.value;
    const pin = changed.pincode !== undefined && (before.country ?? 'IN') === 'IN' && placeOfPin(changed.pincode);
    const place = pin ? { state: pin.state, ...(pin.city !== undefined && { city: pin.city }) } : {};
    const without = changed.gstHolder === false ? { gstNumber: '', gstEmail: '', gstAddress: '', gstPhone: '' } : {};
    const fields = { ...before, ...changed, ...place, ...without };
    this.#next({
      fields,
      filledFromPin: pin
        ? true
        : changed.city === undefined && changed.state === undefined && this.state$.value.filledFromPin,
      failure: undefined,
    });
    this.#judgeAgain();
    this.#keep();
  }

  /** Judges a field that was left with something in it. */
  leave(field: keyof RegistrationDraft): void {
    const { fields, violations } = this.state$.value;
    const found = checkRegistration(fields).filter(({ path, code }) => path === field && code !== 'required');
    this.#next({ violations: [...violations.filter(({ path }) => path !== field), ...found] });
  }

  /** To a step before the present one, or to the next where nothing is missing in this. */
  go(step: RegistrationStep): void {
    const { step: here, fields, attempt } = this.state$.value;
    const ahead = registrationSteps.slice(registrationSteps.indexOf(here), registrationSteps.indexOf(step));
    const stop = ahead.find((each) => this.#violationsOf(each, fields).length > 0);
    if (stop === undefined) this.#next({ step, violations: [], failure: undefined });
    else this.#next({ step: stop, violations: this.#violationsOf(stop, fields), attempt: attempt + 1 });
    this.#keep();
  }

  /** What is still needed before it can be sent, as paths of fields. */
  missing(): readonly string[] {
    return [...new Set(this.#violationsOf('check', this.state$.value.fields).map(({ path }) => path))];
  }

  /** Both addresses are proven as they are typed. */
  provenBoth(): boolean {
    return this.#unproven(this.state$.value.fields).length === 0;
  }

  async upload(paper: RegistrationPaper, file: File): Promise<void> {
    this.stop(paper);
    const named = [...checkUploadName(file.name, paper), ...checkUploadSize(file.size, paper)];
    if (named.length > 0) return this.#paper(paper, { violations: named, failed: false });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const violations = checkUpload({ filename: file.name, bytes }, paper);
    if (violations.length > 0) return this.#paper(paper, { violations, failed: false });
    const emailProof = this.email.proofOf(this.state$.value.fields.email ?? '');
    if (emailProof === undefined)
      return this.#paper(paper, { violations: [violation('otp-needed', paper)], failed: false });
    const stop = new AbortController();
    this.#stops.set(paper, stop);
    const sending = (share: number) =>
      this.#paper(paper, { sending: { filename: file.name, bytes: file.size, share }, violations: [], failed: false });
    sending(0);
    const desk = this.#machine.uploads((share) => {
      if (!stop.signal.aborted) sending(share);
    }, stop.signal);
    const outcome = await this.#session.ask(
      desk.addDocument({ paper, filename: file.name, base64: base64Of(bytes), emailProof }),
    );
    if (this.#stops.get(paper) !== stop) return;
    this.#stops.delete(paper);
    if (outcome.kind === 'done') {
      const uploaded = { documentId: outcome.value.documentId, filename: file.name, bytes: file.size };
      this.#paper(paper, { ...noPaper, uploaded });
      this.#judgeAgain();
    } else if (outcome.failure._tag === 'Invalid') {
      this.#paper(paper, { violations: outcome.failure.violations, failed: true });
      // The proof is over: the address must be proven again.
      if (outcome.failure.violations.some(({ code }) => code === 'otp-needed')) this.email.reset();
    } else this.#paper(paper, { violations: [], failed: true });
    this.#keep();
  }

  /** Gives up an upload. */
  stop(paper: RegistrationPaper): void {
    this.#stops.get(paper)?.abort();
    if (this.#stops.delete(paper)) this.#paper(paper, noPaper);
  }

  async submit(): Promise<void> {
    const { busy, fields, attempt } = this.state$.value;
    const violations = this.#violationsOf('check', fields);
    if (busy) return;
    if (violations.length > 0) return this.#next({ violations, attempt: attempt + 1 });
    this.#next({ busy: true, failure: undefined });
    const outcome = await this.#session.ask(
      this.#desk.addAgent({
        registration: this.#withPapers(fields),
        emailProof: this.email.proofOf(fields.email ?? '') ?? '',
        mobileProof: this.mobile.proofOf(fields.mobile ?? '') ?? '',
        requestId: this.#requestId,
      }),
    );
    if (outcome.kind === 'done') {
      this.#next({ busy: false, registrationId: outcome.value.registrationId });
      this.#kept.remove();
      return;
    }
    const { failure } = outcome;
    // Another form than the one that was sent before under this id.
    if (failure._tag === 'RequestIdReused') this.#requestId = this.#machine.requestIds.next();
    const shown =
      failure._tag === 'Invalid'
        ? failure.violations.map((each) => ({ ...each, path: each.path.replace(/^registration\./, '') }))
        : [];
    for (const { code, path } of shown) {
      if (code === 'otp-needed') (path === 'email' ? this.email : this.mobile).reset();
      if (path === 'panDocument') this.#paper('pan', noPaper);
      if (path === 'gstDocument') this.#paper('gst', noPaper);
    }
    const [first] = shown;
    this.#next({
      busy: false,
      failure,
      violations: shown,
      attempt: this.state$.value.attempt + 1,
      ...(first && { step: stepOf(first) }),
    });
    this.#keep();
  }

  /** All of it is forgotten on this device. */
  startAgain(): void {
    for (const paper of registrationPapers) this.stop(paper);
    this.email.reset();
    this.mobile.reset();
    this.#requestId = this.#machine.requestIds.next();
    const { registrationId: _sent, ...state } = this.state$.value;
    this.state$.next({
      ...state,
      step: 'person',
      fields: { country: 'IN', gstHolder: true },
      filledFromPin: false,
      violations: [],
      papers: { pan: noPaper, gst: noPaper },
      failure: undefined,
    });
    this.#kept.remove();
  }

  #withPapers(fields: RegistrationDraft): RegistrationDraft {
    const { pan, gst } = this.state$.value.papers;
    return { ...fields, panDocument: pan.uploaded?.documentId, gstDocument: gst.uploaded?.documentId };
  }

  /** Of one step; at the end of all. */
  #violationsOf(step: RegistrationStep, typed: RegistrationDraft): readonly Violation[] {
    const fields = this.#withPapers(typed);
    const found = checkRegistration(fields);
    const unproven = this.#unproven(fields);
    if (step === 'check') return [...found, ...unproven];
    const own = fieldsOf[step].flatMap((field) => found.filter(({ path }) => path === field));
    return step === 'proof' ? [...unproven, ...own] : own;
  }

  #unproven(fields: RegistrationDraft): readonly Violation[] {
    return [this.email, this.mobile].flatMap((proof) =>
      proof.proofOf(fields[proof.channel] ?? '') === undefined ? [violation('otp-needed', proof.channel)] : [],
    );
  }

  /** Where an attempt found something, it goes away as it is put right. */
  #judgeAgain(): void {
    const { violations, step, fields } = this.state$.value;
    if (violations.length > 0) this.#next({ violations: this.#violationsOf(step, fields) });
  }

  #paper(paper: RegistrationPaper, state: PaperState): void {
    this.#next({ papers: { ...this.state$.value.papers, [paper]: state } });
  }

  #keep(): void {
    const { step, fields, papers, registrationId } = this.state$.value;
    if (registrationId !== undefined) return;
    const { email, mobile } = { email: this.email.state$.value.proven, mobile: this.mobile.state$.value.proven };
    const { pan, gst } = papers;
    this.#kept.write({
      step,
      fields,
      papers: { ...(pan.uploaded && { pan: pan.uploaded }), ...(gst.uploaded && { gst: gst.uploaded }) },
      proven: { ...(email && { email }), ...(mobile && { mobile }) },
      requestId: this.#requestId,
    });
  }

  #next(change: Partial<RegistrationFormState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

function isDraft(data: unknown): data is Draft {
  if (typeof data !== 'object' || data === null) return false;
  const { step, fields, papers, proven, requestId } = data as Partial<Record<keyof Draft, unknown>>;
  const areTexts =
    typeof fields === 'object' &&
    fields !== null &&
    registrationTexts.every((field) => {
      const value: unknown = Reflect.get(fields, field);
      return isMissing(value) || typeof value === 'string';
    });
  return (
    registrationSteps.some((each) => each === step) &&
    areTexts &&
    typeof papers === 'object' &&
    papers !== null &&
    typeof proven === 'object' &&
    proven !== null &&
    typeof requestId === 'string'
  );
}
