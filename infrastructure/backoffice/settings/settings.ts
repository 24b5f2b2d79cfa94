/**
 * The settings of the back office (`setting-table.ts`), read and checked here and nowhere else. What is wrong is reported all at
 * once, each by the name of its variable; the values of secrets are never repeated.
 */
import type { Currency } from '#domain/money/currency.ts';
import { paymentProblems, type PaymentSettings, paymentSettingsOf } from './payment-settings.ts';
import { given, type Setting, SettingRefused, type ValuesOf } from './setting-kinds.ts';
import { type logLevels, settingTable } from './setting-table.ts';
import { type SupplierSettings, supplierProblems, supplierSettingsOf } from './supplier-settings.ts';

/** Some variables of the environment cannot be used. The message names each, one a line. */
export class SettingsWrong extends Error {
  override readonly name = 'SettingsWrong';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`These settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

export type SettingName = keyof typeof settingTable;

type Values = ValuesOf<typeof settingTable>;

/** The settings as the parts of the server take them. A value that was not given and has no default is undefined. */
export interface Settings extends SupplierSettings, PaymentSettings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly database: { readonly url: string | undefined; readonly connections: number };
  /** No slash at the end. */
  readonly publicUrl: string | undefined;
  readonly tls: boolean;
  /** As Fastify takes it. */
  readonly trustProxy: false | number | readonly string[];
  readonly corsOrigins: readonly string[];
  readonly businessZone: string;
  readonly demonstration: {
    readonly wanted: boolean;
    readonly password: string | undefined;
    readonly currency: Currency;
    readonly country: string;
    readonly past: boolean;
  };
  /** What an empty deployment without demonstration begins to trade in, and where. */
  readonly house: { readonly currency: Currency; readonly country: string };
  readonly adminEmail: string | undefined;
  readonly paperLinkDays: number;
  /** When others are asked too, and when a trip that nobody approved is over. */
  readonly approvals: { readonly escalateHours: number; readonly expireHours: number };
  readonly session: {
    readonly idleMinutes: number;
    readonly maxHours: number;
    readonly elevatedSecondFactor: boolean;
  };
  /** Single sign-on: whose tokens, by which key, and for whom they must be. */
  readonly signOn: { readonly issuer: string; readonly key: string; readonly audience: string } | undefined;
  readonly secretKey: string | undefined;
  readonly secretKeyBefore: string | undefined;
  readonly encryptAnswers: boolean;
  /** Key and vector in hexadecimal. */
  readonly outgoing: { readonly key: string; readonly iv: string } | undefined;
  readonly alternativeBalance: boolean;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  readonly texts: { readonly url: string | undefined; readonly token: string | undefined; readonly sender: string };
  readonly webhooksToLoopback: boolean;
  /** Of the portal served here; no slash at the end. */
  readonly backOfficeUrl: string | undefined;
  readonly metricsToken: string | undefined;
  readonly logLevel: (typeof logLevels)[number];
  readonly rates: {
    /** 0 is no limit. */
    readonly requestsPerMinute: number;
    readonly loginFailures: number;
    readonly loginFailuresPerAddress: number;
  };
}

/** Reads the settings from an environment. Throws `SettingsWrong` naming every variable that cannot be used. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const read = <Value>(name: SettingName, setting: Setting<Value>): Value => {
    const given = environment[name]?.trim() ?? '';
    if (given === '') return setting.usual;
    try {
      return setting.read(given);
    } catch (error) {
      if (!(error instanceof SettingRefused)) throw error;
      problems.push(`${name} must be ${error.expected}${setting.secret ? '' : `, not "${given}"`}`);
      return setting.usual;
    }
  };
  const values = readAll(read);
  if ((values.OUTGOING_KEY === '') !== (values.OUTGOING_IV === '')) {
    problems.push('OUTGOING_KEY and OUTGOING_IV must be given together');
  }
  if (values.SSO_ISSUER !== '' && (values.SSO_KEY === '' || values.PUBLIC_URL === '')) {
    problems.push('SSO_KEY and PUBLIC_URL must be given where SSO_ISSUER is');
  }
  problems.push(...supplierProblems(values), ...paymentProblems(values));
  if (problems.length > 0) throw new SettingsWrong(problems);
  return settingsOf(values);
}

function readAll(read: <Value>(name: SettingName, setting: Setting<Value>) => Value): Values {
  // The keys of the table are its names, and each is read as its own setting.
  const names = Object.keys(settingTable) as SettingName[];
  return Object.fromEntries(names.map((name) => [name, read<unknown>(name, settingTable[name])])) as Values;
}

function settingsOf(values: Values): Settings {
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    database: { url: given(values.DATABASE_URL), connections: values.DATABASE_CONNECTIONS },
    publicUrl: given(values.PUBLIC_URL),
    tls: values.TLS,
    trustProxy: values.TRUST_PROXY,
    corsOrigins: values.CORS_ORIGINS,
    businessZone: values.BUSINESS_ZONE,
    demonstration: {
      wanted: values.DEMO,
      password: given(values.DEMO_PASSWORD),
      currency: values.DEMO_CURRENCY,
      country: values.DEMO_COUNTRY,
      past: values.DEMO_PAST,
    },
    house: { currency: values.CURRENCY, country: values.COUNTRY },
    adminEmail: given(values.ADMIN_EMAIL),
    paperLinkDays: values.PAPER_LINK_DAYS,
    approvals: { escalateHours: values.APPROVAL_ESCALATE_HOURS, expireHours: values.APPROVAL_EXPIRE_HOURS },
    session: {
      idleMinutes: values.SESSION_IDLE_MINUTES,
      maxHours: values.SESSION_MAX_HOURS,
      elevatedSecondFactor: values.ELEVATED_SECOND_FACTOR,
    },
    signOn:
      values.SSO_ISSUER === ''
        ? undefined
        : { issuer: values.SSO_ISSUER, key: values.SSO_KEY, audience: values.PUBLIC_URL },
    secretKey: given(values.SECRET_KEY),
    secretKeyBefore: given(values.SECRET_KEY_BEFORE),
    encryptAnswers: values.ENCRYPT_ANSWERS,
    outgoing: values.OUTGOING_KEY === '' ? undefined : { key: values.OUTGOING_KEY, iv: values.OUTGOING_IV },
    alternativeBalance: values.ALTERNATIVE_BALANCE,
    mail: { smtpUrl: given(values.SMTP_URL), from: values.MAIL_FROM },
    texts: { url: given(values.SMS_URL), token: given(values.SMS_TOKEN), sender: values.SMS_SENDER },
    ...paymentSettingsOf(values, values.DATABASE_URL === '' || values.DEMO),
    webhooksToLoopback: values.WEBHOOKS_TO_LOOPBACK,
    backOfficeUrl: given(values.BACK_OFFICE_URL),
    metricsToken: given(values.METRICS_TOKEN),
    logLevel: values.LOG_LEVEL,
    ...supplierSettingsOf(values),
    rates: {
      requestsPerMinute: values.RATE_REQUESTS_PER_MINUTE,
      loginFailures: values.RATE_LOGIN_FAILURES,
      loginFailuresPerAddress: values.RATE_LOGIN_FAILURES_PER_ADDRESS,
    },
  };
}

/** The settings as rows of a Markdown table: variable, default, meaning. */
export function settingsAsMarkdown(): string {
  const rows = Object.entries<Setting<unknown>>(settingTable).map(([name, { usual, about }]) => {
    const shown =
      usual === '' || usual === undefined || (Array.isArray(usual) && usual.length === 0)
        ? ''
        : `\`${shownDefault(usual)}\``;
    return `| \`${name}\` | ${shown} | ${about} |`;
  });
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}

function shownDefault(usual: unknown): string {
  if (Array.isArray(usual)) return usual.join(',');
  return typeof usual === 'string' ? usual : JSON.stringify(usual);
}
