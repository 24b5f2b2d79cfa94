/** What an operator sets of the portal. Only what becomes another value is kept, with the version that was looked at. */
import { Effect } from 'effect';
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
import { actedBy, type Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { KeptSettings, SettingChanges } from '../ports/agency/settings.ts';
import type { BrandFileStore } from '../ports/operations/brand-files.ts';

export interface HouseConfigurationPorts {
  readonly settingChanges: SettingChanges;
  readonly brandFiles: Pick<BrandFileStore, 'publish'>;
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
        const configuration = tidy(asked.configuration);
        const violations = within('configuration', checkHouseConfiguration(configuration));
        if (violations.length > 0) return yield* new Invalid({ violations });
        const before = yield* settingChanges.current();
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
