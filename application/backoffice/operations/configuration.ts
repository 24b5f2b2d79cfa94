/** What an operator sets of the portal. Only what becomes another value is kept, with the version that was looked at. */
import { Effect } from 'effect';
import { tidyHouseAccount } from '#domain/account/payment/house-account.ts';
import type { Currency } from '#domain/money/currency.ts';
import {
  checkHouseConfiguration,
  type HouseConfiguration,
  houseConfigurationOf,
  settingsToKeep,
} from '#domain/operations/configuration.ts';
import { type Violation, violation, within } from '#domain/rules/violation.ts';
import { brandFileAt } from '#domain/session/brand-address.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import type { HouseConfigurationDesk, HouseConfigurationShown } from '#application/desk/operations/configuration.ts';
import { Invalid } from '#application/desk/failures.ts';
import { actedBy, type Caller, type SignedInCaller } from '../caller.ts';
import { uploadPace } from '../judge-upload.ts';
import { signedIn } from '../permission.ts';
import type { KeptSettings, SettingChanges } from '../ports/agency/settings.ts';
import type { BrandFileReader, BrandFileStore, PictureSource } from '../ports/operations/brand-files.ts';
import type { Clock } from '../ports/machine.ts';
import type { RateLimit } from '../ports/session/rate-limit.ts';
import { attempt } from '../session/attempts.ts';
import { fetchedLogo } from './brand-files.ts';

export interface HouseConfigurationPorts {
  readonly settingChanges: SettingChanges;
  readonly brandFiles: BrandFileStore;
  readonly brandReader: BrandFileReader;
  readonly pictures: PictureSource;
  readonly limits: Pick<RateLimit, 'attempt'>;
  readonly clock: Clock;
  readonly currency: Currency;
  readonly businessZone: string;
}

export function makeHouseConfigurationDesk(ports: HouseConfigurationPorts): (caller: Caller) => HouseConfigurationDesk {
  const { brandFiles, settingChanges } = ports;
  return (caller) => ({
    configuration: () =>
      Effect.gen(function* () {
        yield* signedIn(caller, 'operate');
        return shown(ports, yield* settingChanges.current());
      }),
    setConfiguration: (asked) =>
      Effect.gen(function* () {
        const who = yield* signedIn(caller, 'operate');
        const typed = tidy(asked.configuration);
        const violations = within('configuration', checkHouseConfiguration(typed));
        if (violations.length > 0) return yield* new Invalid({ violations });
        const before = yield* settingChanges.current();
        const configuration = yield* withLogo(ports, who, typed, before.settings);
        const settings = settingsToKeep(before.settings, configuration);
        if (settings.length === 0) return shown(ports, before);
        // Before it is named: a file that was never published goes after two days.
        const gone = yield* brandFiles.publish(brandNames(configuration));
        if (gone.length > 0) return yield* new Invalid({ violations: missingFiles(configuration, gone) });
        const changed = yield* settingChanges.change({
          version: asked.version,
          settings,
          record: {
            ...actedBy(who),
            operation: 'operations.set-configuration',
            detail: { changed: settings.map(({ key, value }) => `${key}=${value}`) },
          },
        });
        const now = yield* settingChanges.current();
        // Sent twice, or set alike by two: it is as it was asked to be.
        if (changed === 'moved' && settingsToKeep(now.settings, configuration).length > 0)
          return yield* new Invalid({ violations: [violation('configuration-changed', 'version')] });
        return shown(ports, now);
      }),
  });
}

/** A logo elsewhere is brought here, so that papers and mails show it and no page asks anybody else for it. */
function withLogo(
  ports: HouseConfigurationPorts,
  who: SignedInCaller,
  typed: HouseConfiguration,
  present: KeptSettings['settings'],
) {
  return Effect.gen(function* () {
    const { logoUrl } = typed;
    const isElsewhere = /^https?:/i.test(logoUrl);
    if (!isElsewhere || logoUrl === readClientConfiguration(present).logoUrl) return typed;
    yield* attempt(ports.limits, [{ key: `upload:agency:${who.agencyId}`, pace: uploadPace }], ports.clock.now());
    return { ...typed, logoUrl: yield* fetchedLogo(ports, who, logoUrl, 'configuration.logoUrl') };
  });
}

function shown({ currency, businessZone }: HouseConfigurationPorts, kept: KeptSettings): HouseConfigurationShown {
  const whole = readClientConfiguration(kept.settings);
  return {
    configuration: houseConfigurationOf(whole),
    currency,
    countryCode: whole.countryCode,
    businessZone,
    version: kept.version,
  };
}

function tidy(typed: HouseConfiguration): HouseConfiguration {
  return {
    ...typed,
    projectName: typed.projectName.trim(),
    clientName: typed.clientName.trim(),
    fontFamily: typed.fontFamily.trim(),
    vendorName: typed.vendorName.trim(),
    logoUrl: typed.logoUrl.trim(),
    carrierImageUrl: typed.carrierImageUrl.trim(),
    supportEmail: typed.supportEmail.trim(),
    supportPhone: typed.supportPhone.trim(),
    bankAccounts: typed.bankAccounts.map(tidyHouseAccount),
  };
}

/** The names of the files that it shows. */
function brandNames({ logoUrl, fontFaces }: HouseConfiguration): readonly string[] {
  return [logoUrl, ...fontFaces.map(({ address }) => address)].flatMap((each) => brandFileAt(each)?.name ?? []);
}

function missingFiles({ logoUrl, fontFaces }: HouseConfiguration, gone: readonly string[]): readonly Violation[] {
  const isGone = (address: string) => gone.includes(brandFileAt(address)?.name ?? '');
  return within('configuration', [
    ...(isGone(logoUrl) ? [violation('upload-gone', 'logoUrl')] : []),
    ...fontFaces.flatMap(({ address }, at) => (isGone(address) ? [violation('upload-gone', `fontFaces[${at}]`)] : [])),
  ]);
}
