/** The portal's settings as an operator types them, shown as they would look before anybody else sees them. */
import { BehaviorSubject } from 'rxjs';
import { airlineFields, checkHouseConfiguration, type HouseConfiguration } from '#domain/operations/configuration.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { AirlineLists } from '#domain/session/client-configuration.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { HouseConfigurationDesk, HouseConfigurationShown } from '#application/desk/operations/configuration.ts';
import { type Loadable, loading } from '../loadable.ts';
import type { Configuration } from '../session/configuration.ts';
import type { Session } from '../session/session.ts';

/** As typed: codes in one line, minutes as letters. */
export interface ConfigurationDraft extends Omit<HouseConfiguration, 'airlines' | 'holdMinutes'> {
  readonly airlines: Readonly<Record<keyof AirlineLists, string>>;
  readonly holdMinutes: string;
}

export interface SettingUp {
  readonly kept: HouseConfigurationShown;
  readonly draft: ConfigurationDraft;
  readonly violations: readonly Violation[];
  readonly attempt: number;
}

export interface HouseSettingsState {
  readonly open: Loadable<SettingUp>;
  readonly busy: boolean;
  readonly saved: boolean;
  readonly failure?: DeskFailure | undefined;
}

export class HouseSettings {
  readonly state$ = new BehaviorSubject<HouseSettingsState>({ open: loading, busy: false, saved: false });
  readonly #desk: HouseConfigurationDesk;
  readonly #session: Pick<Session, 'ask'>;
  readonly #configuration: Pick<Configuration, 'refresh'>;

  constructor(
    desk: HouseConfigurationDesk,
    session: Pick<Session, 'ask'>,
    configuration: Pick<Configuration, 'refresh'>,
  ) {
    [this.#desk, this.#session, this.#configuration] = [desk, session, configuration];
  }

  /** What was typed and not saved stays. */
  async load(): Promise<void> {
    const { open } = this.state$.value;
    if (open.kind === 'ready' && changesIn(open.value) > 0) return;
    if (open.kind === 'failed') this.#next({ open: loading });
    const outcome = await this.#session.ask(this.#desk.configuration());
    if (outcome.kind === 'done') this.#open(outcome.value);
    else this.#next({ open: outcome });
  }

  type(change: Partial<Omit<ConfigurationDraft, 'airlines'>>): void {
    this.#draft((draft) => ({ ...draft, ...change }));
  }

  typeAirlines(field: keyof AirlineLists, codes: string): void {
    this.#draft((draft) => ({ ...draft, airlines: { ...draft.airlines, [field]: codes } }));
  }

  discard(): void {
    const { open, busy } = this.state$.value;
    if (open.kind !== 'ready' || busy) return;
    this.#open(open.value.kept);
    this.#next({ failure: undefined });
    void this.load();
  }

  /** Sent again after a lost answer it changes nothing more. */
  async save(): Promise<void> {
    const { open, busy } = this.state$.value;
    if (open.kind !== 'ready' || busy) return;
    const { draft, kept, attempt } = open.value;
    const configuration = readDraft(draft);
    const violations = checkHouseConfiguration(configuration);
    this.#next({
      open: { kind: 'ready', value: { ...open.value, violations, attempt: attempt + 1 } },
      failure: undefined,
    });
    if (violations.length > 0) return;
    this.#next({ busy: true });
    const outcome = await this.#session.ask(this.#desk.setConfiguration({ configuration, version: kept.version }));
    this.#next({ busy: false });
    if (outcome.kind === 'done') {
      this.#open(outcome.value);
      this.#next({ saved: true });
      await this.#configuration.refresh();
      return;
    }
    const { failure } = outcome;
    const found = failure._tag === 'Invalid' ? failure.violations.flatMap(ofDraft) : [];
    if (found.length > 0) {
      this.#next({ open: { kind: 'ready', value: { ...open.value, violations: found, attempt: attempt + 2 } } });
    } else this.#next({ failure });
  }

  #draft(change: (draft: ConfigurationDraft) => ConfigurationDraft): void {
    const { open, busy } = this.state$.value;
    if (open.kind !== 'ready' || busy) return;
    const draft = change(open.value.draft);
    const violations = open.value.attempt > 0 ? checkHouseConfiguration(readDraft(draft)) : [];
    this.#next({ open: { kind: 'ready', value: { ...open.value, draft, violations } }, saved: false });
  }

  #open(kept: HouseConfigurationShown): void {
    const draft = draftOf(kept.configuration);
    this.#next({ open: { kind: 'ready', value: { kept, draft, violations: [], attempt: 0 } } });
  }

  #next(change: Partial<HouseSettingsState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

/** Named as the draft names its fields; nothing where it is about the whole. */
function ofDraft(found: Violation): readonly Violation[] {
  const [, path] = /^configuration\.(.+)$/.exec(found.path) ?? [];
  return path === undefined ? [] : [{ ...found, path }];
}

/** How many settings become others. */
export function changesIn({ kept, draft }: Pick<SettingUp, 'kept' | 'draft'>): number {
  const { airlines, ...before } = draftOf(kept.configuration);
  const others = Object.entries(before).filter(([field, value]) => {
    const now: unknown = Object.entries(draft).find(([each]) => each === field)?.[1];
    return JSON.stringify(now) !== JSON.stringify(value);
  });
  return others.length + airlineFields.filter((field) => airlines[field] !== draft.airlines[field]).length;
}

function draftOf({ airlines, holdMinutes, ...rest }: HouseConfiguration): ConfigurationDraft {
  return {
    ...rest,
    holdMinutes: holdMinutes === undefined ? '' : String(holdMinutes),
    airlines: {
      domesticOneWay: airlines.domesticOneWay.join(', '),
      domesticRoundTrip: airlines.domesticRoundTrip.join(', '),
      domesticRoundTripLowCostSpecial: airlines.domesticRoundTripLowCostSpecial.join(', '),
      internationalOneWay: airlines.internationalOneWay.join(', '),
      internationalRoundTrip: airlines.internationalRoundTrip.join(', '),
    },
  };
}

function readDraft({ airlines, holdMinutes, ...rest }: ConfigurationDraft): HouseConfiguration {
  const minutes = holdMinutes.trim();
  return {
    ...rest,
    ...(minutes !== '' && { holdMinutes: Number(minutes) }),
    airlines: {
      domesticOneWay: codesOf(airlines.domesticOneWay),
      domesticRoundTrip: codesOf(airlines.domesticRoundTrip),
      domesticRoundTripLowCostSpecial: codesOf(airlines.domesticRoundTripLowCostSpecial),
      internationalOneWay: codesOf(airlines.internationalOneWay),
      internationalRoundTrip: codesOf(airlines.internationalRoundTrip),
    },
  };
}

function codesOf(typed: string): readonly string[] {
  return typed
    .split(/[\s,;]+/)
    .filter((code) => code !== '')
    .map((code) => (code.toLowerCase() === 'all' ? 'All' : code.toUpperCase()));
}
