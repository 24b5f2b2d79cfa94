/** What this device remembers of a session, under the keys that the product has always used. */
import { type Language, languages } from '#domain/people/language.ts';
import type { ConfigSetting, Identity, UserDetails } from '#application/desk/session.ts';
import { hasTexts, kept } from '../kept.ts';
import type { Kept } from '../kept.ts';
import type { Shelf } from '../ports/shelf.ts';

export interface Auth {
  readonly token: string;
  readonly identity: Identity;
  readonly mustChangePassword: boolean;
}

export interface DeviceMemory {
  readonly userProfile: Kept<UserDetails>;
  readonly config: Kept<readonly ConfigSetting[]>;
  readonly auth: Kept<Auth>;
  readonly switchBackAuth: Kept<Auth>;
  readonly additionalSettings: Kept<AdditionalSettings>;
  readonly language: Kept<Language>;
  readonly mainUrl: Kept<string>;
  readonly logoUrl: Kept<string>;
}

/** Small preferences of the person at this device. */
export interface AdditionalSettings {
  readonly showNetFares: boolean;
}

const identityFields = [
  'agentId',
  'profileId',
  'title',
  'firstName',
  'lastName',
  'systemRoleId',
  'companyName',
] as const;

function isIdentity(data: unknown): data is Identity {
  return hasTexts(data, ...identityFields);
}

function isAuth(data: unknown): data is Auth {
  return (
    hasTexts(data, 'token') &&
    'identity' in data &&
    isIdentity(data.identity) &&
    'mustChangePassword' in data &&
    typeof data.mustChangePassword === 'boolean'
  );
}

function isUserDetails(data: unknown): data is UserDetails {
  return isIdentity(data) && hasTexts(data, 'userId', 'email') && 'rights' in data && Array.isArray(data.rights);
}

function isSettings(data: unknown): data is readonly ConfigSetting[] {
  return Array.isArray(data) && data.every((entry) => hasTexts(entry, 'key', 'value'));
}

function isText(data: unknown): data is string {
  return typeof data === 'string';
}

function isLanguage(data: unknown): data is Language {
  return languages.some((language) => language === data);
}

function isAdditionalSettings(data: unknown): data is AdditionalSettings {
  return typeof data === 'object' && data !== null && 'showNetFares' in data && typeof data.showNetFares === 'boolean';
}

/** `shelf` already prefixes its keys by the host. */
export function deviceMemory(shelf: Shelf): DeviceMemory {
  const first = { version: 1, upgrades: [] } as const;
  return {
    userProfile: kept(shelf, { key: 'userProfile', ...first, fits: isUserDetails }),
    config: kept(shelf, { key: 'config', ...first, fits: isSettings }),
    auth: kept(shelf, { key: 'auth', ...first, fits: isAuth }),
    switchBackAuth: kept(shelf, { key: 'switchBackAuth', ...first, fits: isAuth }),
    additionalSettings: kept(shelf, { key: 'additionalSettings', ...first, fits: isAdditionalSettings }),
    language: kept(shelf, { key: 'language', ...first, fits: isLanguage }),
    mainUrl: kept(shelf, { key: 'mainUrl', ...first, fits: isText }),
    logoUrl: kept(shelf, { key: 'logoUrl', ...first, fits: isText }),
  };
}
