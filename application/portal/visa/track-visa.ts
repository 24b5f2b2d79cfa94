/** One application followed: steps, papers handed in, and for elevated users the next step. */
import { BehaviorSubject } from 'rxjs';
import { checkUploadName, checkUploadSize } from '#domain/rules/upload.ts';
import { firstOf, type Violation } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { checkPaperFile } from '#domain/visa/paper-files.ts';
import { type VisaStanding, visaStanding } from '#domain/visa/next.ts';
import { checkStep, type StepTaken } from '#domain/visa/steps.ts';
import type { VisaPaper } from '#domain/visa/visa.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type {
  ApplicationRow,
  ApplicationsPage,
  ApplicationsWanted,
  VisaDesk,
  VisaTrack,
} from '#application/desk/visa/visa.ts';
import { base64Of } from '../base64.ts';
import { fileOf } from '../file-of.ts';
import { type Loadable, loadedFrom, loading } from '../loadable.ts';
import type { Downloads, PortalClock } from '../ports/machine.ts';
import type { Session } from '../session/session.ts';

type TrackDesk = Pick<VisaDesk, 'track' | 'submitDocument' | 'paper' | 'applications' | 'move'>;

interface TrackPorts extends Pick<Downloads, 'openFile' | 'save'> {
  readonly clock: PortalClock;
  readonly zone: string;
}

export interface TrackState {
  readonly track: Loadable<VisaTrack>;
  readonly today: IsoDate;
  /** What is being sent or moved: nothing else is, meanwhile. */
  readonly busy?: string | undefined;
  /** What is wrong with the last paper or step, of which applicant. */
  readonly wrong?: { readonly at: string; readonly violations: readonly Violation[] } | undefined;
  readonly failure?: DeskFailure | undefined;
}

export interface ApplicationsState {
  readonly page: Loadable<ApplicationsPage>;
  /** What was shown before, while another page is on its way. */
  readonly before?: ApplicationsPage | undefined;
  /** While rows are fetched for a file, and why they did not come. */
  readonly saving: boolean;
  readonly failure?: DeskFailure | undefined;
}

/** Names a paper of an applicant, or an applicant's step. */
export const placeOf = (applicant: number, paper?: VisaPaper): string => `${applicant}/${paper ?? 'step'}`;

/** Where an application stands as a whole, on a day. */
export function standingOf({ visa, submitsOn, from, applicants }: VisaTrack, today: IsoDate): VisaStanding {
  return visaStanding({
    visa,
    submitsOn,
    from,
    today,
    profiles: applicants.map(({ profile }) => profile),
    gone: applicants.flatMap(({ gone }, traveller) => (gone ? [{ item: 0, traveller }] : [])),
    ways: applicants.map(({ way }) => way),
    handed: applicants.flatMap(({ handed }, applicant) => handed.map(({ paper }) => ({ applicant, paper }))),
  });
}

export class TrackVisa {
  readonly state$: BehaviorSubject<TrackState>;
  readonly list$ = new BehaviorSubject<ApplicationsState>({ page: loading, saving: false });
  readonly #desk: TrackDesk;
  readonly #session: Pick<Session, 'ask'>;
  readonly #ports: TrackPorts;
  #transactionId = '';
  #asked = 0;

  constructor(desk: TrackDesk, session: Pick<Session, 'ask'>, ports: TrackPorts) {
    [this.#desk, this.#session, this.#ports] = [desk, session, ports];
    this.state$ = new BehaviorSubject<TrackState>({ track: loading, today: ports.clock.todayIn(ports.zone) });
  }

  /** Where others are asked for meanwhile, those are shown. */
  async list(wanted: ApplicationsWanted): Promise<void> {
    const asked = (this.#asked += 1);
    const { page } = this.list$.value;
    // The counts of before stay in view.
    this.list$.next({ page: loading, ...(page.kind === 'ready' && { before: page.value }), saving: false });
    const outcome = await this.#session.ask(this.#desk.applications(wanted));
    if (asked === this.#asked) this.list$.next({ page: loadedFrom(outcome), saving: false });
  }

  /** Every row of what is looked for, page after page; undefined where one did not come, which is said, or others were asked for. */
  async every({ page: _page, ...wanted }: ApplicationsWanted): Promise<readonly ApplicationRow[] | undefined> {
    if (this.list$.value.saving) return undefined;
    const asked = this.#asked;
    this.#list({ saving: true, failure: undefined });
    const rows: ApplicationRow[] = [];
    for (let page = 1; ; page += 1) {
      const outcome = await this.#session.ask(this.#desk.applications({ ...wanted, page }));
      if (asked !== this.#asked) return undefined;
      if (outcome.kind === 'failed') {
        this.#list({ saving: false, failure: outcome.failure });
        return undefined;
      }
      rows.push(...outcome.value.applications);
      if (outcome.value.applications.length === 0 || rows.length >= outcome.value.total) break;
    }
    this.#list({ saving: false });
    return rows;
  }

  /** `text` is the finished CSV. */
  save(text: string): void {
    this.#ports.save(`visa-applications-${this.state$.value.today}.csv`, 'text/csv;charset=utf-8', text);
  }

  async open(transactionId: string): Promise<void> {
    this.#transactionId = transactionId;
    this.#set({ track: loading, wrong: undefined, failure: undefined });
    const outcome = await this.#session.ask(this.#desk.track({ transactionId }));
    if (this.#transactionId !== transactionId) return;
    this.#set({
      track: loadedFrom(outcome),
    });
  }

  /** Judged before it is sent as it is where it arrives. */
  async handIn(applicant: number, paper: VisaPaper, file: File): Promise<void> {
    const at = placeOf(applicant, paper);
    if (this.#busy) return;
    const early = firstOf(checkUploadName(file.name, 'base64'), checkUploadSize(file.size, 'base64'));
    if (early.length > 0) {
      this.#set({ wrong: { at, violations: early }, failure: undefined });
      return;
    }
    this.#set({ busy: at, wrong: undefined, failure: undefined });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const violations = checkPaperFile(paper, { filename: file.name, bytes }, 'base64');
    if (violations.length > 0) {
      this.#set({ busy: undefined, wrong: { at, violations } });
      return;
    }
    const sent = { transactionId: this.#transactionId, applicant, paper, filename: file.name, base64: base64Of(bytes) };
    this.#done(at, await this.#session.ask(this.#desk.submitDocument(sent)));
  }

  async show(applicant: number, paper: VisaPaper): Promise<void> {
    const outcome = await this.#session.ask(this.#desk.paper({ transactionId: this.#transactionId, applicant, paper }));
    if (outcome.kind === 'failed') {
      this.#set({ failure: outcome.failure });
      return;
    }
    this.#ports.openFile(fileOf(outcome.value));
  }

  async move(applicant: number, step: StepTaken): Promise<boolean> {
    const { track, today } = this.state$.value;
    const at = placeOf(applicant);
    if (this.#busy || track.kind !== 'ready') return false;
    const way = track.value.applicants[applicant]?.way ?? [];
    const violations = checkStep(way, step, { today, submitsOn: track.value.submitsOn });
    if (violations.length > 0) {
      this.#set({ wrong: { at, violations }, failure: undefined });
      return false;
    }
    this.#set({ busy: at, wrong: undefined, failure: undefined });
    const moving = { transactionId: this.#transactionId, applicant, ...step };
    return this.#done(at, await this.#session.ask(this.#desk.move(moving)));
  }

  #done(
    at: string,
    outcome:
      | { readonly kind: 'done'; readonly value: VisaTrack }
      | { readonly kind: 'failed'; readonly failure: DeskFailure },
  ): boolean {
    if (outcome.kind === 'done') {
      this.#set({ busy: undefined, track: { kind: 'ready', value: outcome.value } });
      return true;
    }
    const { failure } = outcome;
    this.#set({
      busy: undefined,
      ...(failure._tag === 'Invalid' ? { wrong: { at, violations: failure.violations } } : { failure }),
    });
    return false;
  }

  get #busy(): boolean {
    return this.state$.value.busy !== undefined;
  }

  #list(change: Partial<ApplicationsState>): void {
    this.list$.next({ ...this.list$.value, ...change });
  }

  #set(change: Partial<TrackState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
