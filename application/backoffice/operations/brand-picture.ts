/** An uploaded logo as papers and mails can show it. */
import { Effect } from 'effect';
import { brandFileAt } from '#domain/session/brand-address.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import type { ClientSettingStore } from '../ports/agency/settings.ts';
import type { BrandFileStore } from '../ports/operations/brand-files.ts';

export type BrandPictures = Pick<BrandFileStore, 'find'>;

/** As PNG, by its address; undefined where it is not served here, or was never drawn as one. */
export function brandPicture(files: BrandPictures, address: string): Effect.Effect<Uint8Array | undefined> {
  const name = brandFileAt(address)?.name;
  return name === undefined
    ? Effect.succeed(undefined)
    : Effect.map(files.find(name), (file) => (file?.ending === 'png' ? file.bytes : file?.printed));
}

export interface MailLogo {
  /** What it says to who does not see it. */
  readonly name: string;
  readonly png: Uint8Array;
}

/** The logo of the portal as it is now; undefined where letters name it. */
export function mailLogo(
  files: BrandPictures,
  settings: Pick<ClientSettingStore, 'all'>,
): Effect.Effect<MailLogo | undefined> {
  return Effect.gen(function* () {
    const { logoUrl, projectName } = readClientConfiguration(yield* settings.all());
    const png = yield* brandPicture(files, logoUrl);
    return png === undefined ? undefined : { name: projectName, png };
  });
}
