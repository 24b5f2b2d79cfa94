/** The portal's settings as an operator types them, shown as they would look before anybody else sees them. */
import { BehaviorSubject } from 'rxjs';
import { type HouseAccount, tidyHouseAccount } from '#domain/account/payment/house-account.ts';
import { airlineFields, checkHouseConfiguration, type HouseConfiguration } from '#domain/operations/configuration.ts';
import { brandEndingOf, brandMediaTypes, checkBrandFile } from '#domain/session/brand-files.ts';
import type { BrandKind } from '#domain/session/brand-address.ts';
import { isServedFont } from '#domain/session/served-fonts.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { AirlineLists } from '#domain/session/client-configuration.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { BrandFileDesk, BrandFileUploaded } from '#application/desk/operations/brand-files.ts';
import type { HouseConfigurationDesk, HouseConfigurationShown } from '#application/desk/operations/configuration.ts';
import { base64Of } from '../base64.ts';
import { type Loadable, loading } from '../loadable.ts';
import type { Configuration } from '../session/configuration.ts';
import type { Session } from '../session/session.ts';
import { newParameter, type ParameterDraft, parameterDraftOf, readParameterDraft } from './parameter-drafts.ts';

/** As typed: codes in one line, minutes as letters. */
export interface ConfigurationDraft extends Omit<HouseConfiguration, 'airlines' | 'holdMinutes' | 'parameters'> {
  readonly airlines: Readonly<Record<keyof AirlineLists, string>>;
  readonly holdMinutes: string;
  readonly parameters: readonly ParameterDraft[];
}

export interface SettingUp {
  readonly kept: HouseConfigurationShown;
  readonly draft: ConfigurationDraft;
  readonly violations: readonly Violation[];
  readonly attempt: number;
}

/** How far a file of the look is. */
export interface Uploading {
  readonly busy: boolean;
  readonly violations: readonly Violation[];
  readonly failure?: DeskFailure | undefined;
}

export interface HouseSettingsState {
  readonly open: Loadable<SettingUp>;
  readonly busy: boolean;
  readonly uploading: Readonly<Record<BrandKind, Uploading>>;
  readonly saved: boolean;
  readonly failure?: DeskFailure | undefined;
}

/** A picture drawn as PNG, in base64; undefined where it cannot be drawn. */
export type DrawAsPng = (file: { readonly base64: string; readonly mediaType: string }) => Promise<string | undefined>;

const idle: Uploading = { busy: false, violations: [] };

export class HouseSettings {
  readonly state$ = new BehaviorSubject<HouseSettingsState>({
    open: loading,
    busy: false,
    uploading: { logo: idle, font: idle },
    saved: false,
  });
  readonly #desk: HouseConfigurationDesk & BrandFileDesk;
  readonly #drawAsPng: DrawAsPng;
  readonly #session: Pick<Session, 'ask'>;
  readonly #configuration: Pick<Configuration, 'refresh'>;

  constructor(
    desk: HouseConfigurationDesk & BrandFileDesk,
    session: Pick<Session, 'ask'>,
    configuration: Pick<Configuration, 'refresh'>,
    drawAsPng: DrawAsPng,
  ) {
    [this.#desk, this.#session, this.#configuration] = [desk, session, configuration];
    this.#drawAsPng = drawAsPng;
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

  /** Papers and mails show a logo as PNG, so one that is none goes with itself drawn as one. */
  async uploadLogo(file: File): Promise<void> {
    const uploaded = await this.#upload('logo', file);
    if (uploaded !== undefined) this.type({ logoUrl: uploaded.address });
  }

  /** Several weights of one family; a weight that is there already is replaced, another family replaces all. */
  async uploadFonts(files: readonly File[]): Promise<void> {
    for (const file of files) {
      const { font, address } = (await this.#upload('font', file)) ?? {};
      if (font === undefined || address === undefined) return;
      const { family, weight } = font;
      this.#draft(({ fontFamily, fontFaces, ...draft }) => {
        const others = fontFamily === family ? fontFaces.filter((face) => face.weight !== weight) : [];
        return {
          ...draft,
          fontFamily: family,
          fontFaces: [...others, { weight, address }].toSorted((one, other) => one.weight - other.weight),
        };
      });
    }
  }

  /** One of the portal's own, or the one that was uploaded. */
  chooseFont(fontFamily: string): void {
    this.#draft((draft, { configuration: kept }) => ({
      ...draft,
      fontFamily,
      fontFaces: isServedFont(fontFamily) ? [] : fontFamily === kept.fontFamily ? kept.fontFaces : draft.fontFaces,
    }));
  }

  typeParameter(at: number, change: Partial<ParameterDraft>): void {
    this.#parameters((parameters) => parameters.map((each, place) => (place === at ? { ...each, ...change } : each)));
  }

  addParameter(): void {
    this.#parameters((parameters) => [...parameters, newParameter]);
  }

  removeParameter(at: number): void {
    this.#parameters((parameters) => parameters.toSpliced(at, 1));
  }

  typeAccount(at: number, change: Partial<HouseAccount>): void {
    this.#accounts((accounts) => accounts.map((each, place) => (place === at ? { ...each, ...change } : each)));
  }

  addAccount(): void {
    const empty = { bankName: '', accountHolderName: '', accountNumber: '', bankCode: '' };
    this.#accounts((accounts) => [...accounts, empty]);
  }

  removeAccount(at: number): void {
    this.#accounts((accounts) => accounts.toSpliced(at, 1));
  }

  #accounts(change: (accounts: readonly HouseAccount[]) => readonly HouseAccount[]): void {
    this.#draft((draft) => ({ ...draft, bankAccounts: change(draft.bankAccounts) }));
  }

  #parameters(change: (parameters: readonly ParameterDraft[]) => readonly ParameterDraft[]): void {
    this.#draft((draft) => ({ ...draft, parameters: change(draft.parameters) }));
  }

  async #upload(kind: BrandKind, file: File): Promise<BrandFileUploaded | undefined> {
    const { open, uploading } = this.state$.value;
    if (open.kind !== 'ready' || uploading[kind].busy) return undefined;
    const refused = checkBrandFile(kind, { filename: file.name, bytes: file.size }, 'base64');
    this.#uploading(kind, { busy: refused.length === 0, violations: refused });
    const ending = brandEndingOf(kind, file.name);
    if (refused.length > 0 || ending === undefined) return undefined;
    const base64 = base64Of(new Uint8Array(await file.arrayBuffer()));
    const printed =
      ending === 'svg' || ending === 'webp'
        ? await this.#drawAsPng({ base64, mediaType: brandMediaTypes[ending] })
        : undefined;
    const outcome = await this.#session.ask(
      this.#desk.uploadBrandFile({ kind, filename: file.name, base64, ...(printed !== undefined && { printed }) }),
    );
    if (outcome.kind === 'done') {
      this.#uploading(kind, idle);
      return outcome.value;
    }
    const { failure } = outcome;
    this.#uploading(
      kind,
      failure._tag === 'Invalid'
        ? { busy: false, violations: failure.violations }
        : { busy: false, violations: [], failure },
    );
    return undefined;
  }

  #uploading(kind: BrandKind, now: Uploading): void {
    this.#next({ uploading: { ...this.state$.value.uploading, [kind]: now } });
  }

  discard(): void {
    const { open, busy } = this.state$.value;
    if (open.kind !== 'ready' || busy) return;
    this.#open(open.value.kept);
    this.#next({ failure: undefined, uploading: { logo: idle, font: idle } });
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

  #draft(change: (draft: ConfigurationDraft, kept: HouseConfigurationShown) => ConfigurationDraft): void {
    const { open, busy } = this.state$.value;
    if (open.kind !== 'ready' || busy) return;
    const draft = change(open.value.draft, open.value.kept);
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

function draftOf({ airlines, holdMinutes, parameters, ...rest }: HouseConfiguration): ConfigurationDraft {
  return {
    ...rest,
    parameters: parameters.map(parameterDraftOf),
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

function readDraft({ airlines, holdMinutes, parameters, ...rest }: ConfigurationDraft): HouseConfiguration {
  const minutes = holdMinutes.trim();
  return {
    ...rest,
    bankAccounts: rest.bankAccounts.map(tidyHouseAccount),
    parameters: parameters.map(readParameterDraft),
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
