/** An uploaded logo as papers and mails can show it. */
import { Effect } from 'effect';
import { brandFileAt } from '#domain/session/brand-address.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import type { ClientSettingStore } from '../ports/agency/settings.ts';
import type { BrandFile, BrandFileStore, PrintedPicture } from '../ports/operations/brand-files.ts';

export type BrandPictures = Pick<BrandFileStore, 'find'>;

/** Whether papers show it as it is; others have to come with themselves drawn as PNG. */
export function isPrintable(file: Pick<BrandFile, 'ending' | 'bytes'>): file is PrintedPicture {
  return file.ending === 'png' || file.ending === 'jpeg';
}

/** By its address; undefined where it is not served here, or nothing of it can be printed. */
export function brandPicture(files: BrandPictures, address: string): Effect.Effect<PrintedPicture | undefined> {
  const name = brandFileAt(address)?.name;
  return name === undefined
    ? Effect.succeed(undefined)
    : Effect.map(files.find(name), (file) => {
        if (file === undefined || isPrintable(file)) return file && { ending: file.ending, bytes: file.bytes };
        return file.printed && { ending: 'png', bytes: file.printed };
      });
}

export interface MailLogo {
  /** What it says to who does not see it. */
  readonly name: string;
  readonly picture: PrintedPicture;
}

/** The logo of the portal as it is now; undefined where letters name it. */
export function mailLogo(
  files: BrandPictures,
  settings: Pick<ClientSettingStore, 'all'>,
): Effect.Effect<MailLogo | undefined> {
  return Effect.gen(function* () {
    const { logoUrl, projectName } = readClientConfiguration(yield* settings.all());
    const picture = yield* brandPicture(files, logoUrl);
    return picture && { name: projectName, picture };
  });
}
