/**
 * Every setting of the back office that comes from the environment, with its default and meaning: the table of the README is made
 * from it. Those of payments and of suppliers stand in files of their own.
 */
import { currencies } from '#domain/money/currency.ts';
import { countryCodes } from '#domain/people/countries.ts';
import { isEmail } from '#domain/people/contact.ts';
import { isCommonPassword } from '#domain/session/easy-passwords.ts';
import { isZone } from '#domain/time/zone.ts';
import { signOnKey } from '../passwords/sign-on-tokens.ts';
import { paymentTable } from './payment-settings.ts';
import { choice, flag, list, type Setting, text, trust, url, whole } from './setting-kinds.ts';
import { supplierTable } from './supplier-settings.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const settingTable = {
  PORT: whole({ usual: 8080, least: 0, most: 65_535, about: 'TCP port the server listens on; 0 takes any free one' }),
  HOST: text({ usual: '0.0.0.0', about: 'Address the server listens on; 0.0.0.0 is every network of the machine' }),
  DATA_DIR: text({
    usual: './data',
    about: 'Folder of everything kept here: the embedded database and the demonstration’s password',
  }),
  DATABASE_URL: url({
    schemes: ['postgres', 'postgresql'],
    about: 'PostgreSQL server (15 or newer); the embedded database where empty',
    secret: true,
  }),
  DATABASE_CONNECTIONS: whole({
    usual: 20,
    least: 2,
    most: 1000,
    about: 'Connections to the PostgreSQL server, at most, of this process',
  }),
  PUBLIC_URL: url({
    schemes: ['http', 'https'],
    bare: true,
    about: 'Address people open the portal at, for links in mail: https://portal.example',
  }),
  TLS: flag({ about: 'Set where people reach the portal over HTTPS: browsers are asked to use nothing else' }),
  TRUST_PROXY: trust({
    about: 'Which proxies in front tell the client’s address: how many stand there, or their addresses',
  }),
  CORS_ORIGINS: list({
    about: 'Other origins from which a portal may call, separated by commas: https://agents.example',
    item: isOrigin,
    expected: 'origins such as https://agents.example',
  }),
  BUSINESS_ZONE: text({
    usual: 'Asia/Kolkata',
    about: 'IANA time zone of the business: ledger days, serial numbers, dated rules',
    fits: isZone,
    expected: 'a time zone such as Asia/Kolkata',
  }),
  DEMO: flag({
    about: 'Set to fill an empty PostgreSQL with the demonstration; an empty embedded database gets it anyway',
  }),
  DEMO_PASSWORD: text({
    about: 'Password of the demonstration’s users; generated and kept in DATA_DIR where empty',
    fits: (value) => [...value].length >= 8 && [...value].length <= 128 && !isCommonPassword(value),
    expected: '8 to 128 characters, and none of the passwords that are tried first',
    secret: true,
  }),
  DEMO_CURRENCY: choice({
    usual: 'INR',
    among: currencies,
    about: 'What the demonstration is sold and settled in: its amounts in rupees at the sandbox’s rates of the day',
  }),
  DEMO_COUNTRY: text({
    usual: 'IN',
    about: 'ISO 3166-1 alpha-2 code of the demonstration’s country; outside IN it has no GST number and no TDS',
    fits: (value) => countryCodes.includes(value),
    expected: 'a country code such as KW',
  }),
  DEMO_PAST: flag({
    about:
      'Set to have the demonstration trade for the sixty days before; in the embedded database, while SMTP_URL is empty',
  }),
  CURRENCY: choice({
    usual: 'INR',
    among: currencies,
    about: 'What an empty PostgreSQL without demonstration is sold and settled in; kept from its first start on',
  }),
  COUNTRY: text({
    usual: 'IN',
    about: 'ISO 3166-1 alpha-2 code of its country; kept from its first start on',
    fits: (value) => countryCodes.includes(value),
    expected: 'a country code such as AE',
  }),
  ADMIN_EMAIL: text({
    about: 'Where the first operator’s one-time link is mailed on an empty PostgreSQL; printed where empty',
    fits: isEmail,
    expected: 'a mail address',
  }),
  PAPER_LINK_DAYS: whole({
    usual: 30,
    least: 1,
    most: 365,
    about: 'Days for which a customer’s link to a ticket, invoice or receipt opens',
  }),
  APPROVAL_ESCALATE_HOURS: whole({
    usual: 24,
    least: 1,
    most: 720,
    about: 'Hours after which others are asked to approve a company’s trip besides those who were asked first',
  }),
  APPROVAL_EXPIRE_HOURS: whole({
    usual: 48,
    least: 1,
    most: 720,
    about:
      'Hours after which a trip that nobody approved is not booked any more, or is booked where its rule says that it stands unless it is declined',
  }),
  SESSION_IDLE_MINUTES: whole({
    usual: 30,
    least: 1,
    most: 1440,
    about: 'Minutes without a request after which a session ends',
  }),
  SESSION_MAX_HOURS: whole({
    usual: 12,
    least: 1,
    most: 168,
    about: 'Hours after which a session ends however busy it is',
  }),
  ELEVATED_SECOND_FACTOR: flag({
    about: 'Set to let administrators and operators do nothing before they have a second factor at login',
  }),
  SSO_ISSUER: url({
    schemes: ['https', 'http'],
    about:
      'Who vouches for people by signed tokens (the iss of a JSON Web Token), and leads them to PUBLIC_URL/login#ssotoken=…; nobody where empty',
  }),
  SSO_KEY: text({
    about: 'Public key of SSO_ISSUER: SPKI in base64, RSA from 2048 bits, P-256 or Ed25519',
    fits: isSignOnKey,
    expected: 'a public key as SPKI in base64: RSA from 2048 bits, P-256 or Ed25519',
  }),
  SECRET_KEY: text({
    about:
      'Key of the seals on offers and quotes, of the signatures on ledgers, of the secrets of webhooks and of second factors, which change with it; the same on every replica; generated and kept in the database (that of ledgers beside the embedded one) where empty',
    fits: (value) => value.length >= 32,
    expected: 'at least 32 characters',
    secret: true,
  }),
  SECRET_KEY_BEFORE: text({
    about:
      'The SECRET_KEY of before, for the one start at which it is changed: the ends of ledgers are signed again by the present one',
    fits: (value) => value.length >= 32,
    expected: 'at least 32 characters',
    secret: true,
  }),
  ENCRYPT_ANSWERS: flag({
    about: 'Seals the answers that the protocol allows to be sealed. It hides them; only TLS protects them',
  }),
  OUTGOING_KEY: text({
    about: 'AES key, 16, 24 or 32 bytes in hexadecimal, of texts that portals encrypt before sending',
    fits: (value) => /^([0-9a-f]{32}|[0-9a-f]{48}|[0-9a-f]{64})$/i.test(value),
    expected: '32, 48 or 64 hexadecimal digits',
    secret: true,
  }),
  OUTGOING_IV: text({
    about: 'AES initialisation vector to OUTGOING_KEY, 16 bytes in hexadecimal',
    fits: (value) => /^[0-9a-f]{32}$/i.test(value),
    expected: '32 hexadecimal digits',
    secret: true,
  }),
  ALTERNATIVE_BALANCE: flag({ about: 'GETBALANCE answers its alternative form, "[balance, credit limit]"' }),
  SMTP_URL: url({
    schemes: ['smtp', 'smtps'],
    about: 'Mail server: smtps://user:password@mail.example; mail is kept for operators to read where empty',
    secret: true,
  }),
  MAIL_FROM: text({
    usual: 'Farelane <no-reply@farelane.invalid>',
    about: 'Sender of mail',
    fits: isSender,
    expected: 'an address, or a name and an address in angle brackets',
  }),
  SMS_URL: url({
    schemes: ['http', 'https'],
    about:
      'Gateway of text messages, sent each as JSON {id, to, text, sender} by POST; they are kept for operators to read where empty',
    secret: true,
  }),
  SMS_TOKEN: text({ about: 'Bearer token of the gateway of text messages', secret: true }),
  SMS_SENDER: text({
    usual: 'FARLNE',
    about: 'Sender of text messages, as it is registered with the gateway',
    fits: (value) => /^[A-Za-z0-9]{3,11}$/.test(value),
    expected: '3 to 11 letters or digits',
  }),
  ...paymentTable,
  WEBHOOKS_TO_LOOPBACK: flag({
    about: 'Lets webhooks go to this machine itself, also over plain HTTP: for trying them out',
  }),
  LOG_LEVEL: choice({ usual: 'info', among: logLevels, about: 'What is logged' }),
  ...supplierTable,
  BACK_OFFICE_URL: url({
    schemes: ['http', 'https'],
    bare: true,
    about: 'Address of the back office that the portal served here calls; this server itself where empty',
  }),
  METRICS_TOKEN: text({
    about:
      'Lets anyone who sends it as a bearer token read /metrics from another machine, or behind a proxy; only this machine may where empty',
    fits: (value) => value.length >= 16,
    expected: 'at least 16 characters',
    secret: true,
  }),
  RATE_REQUESTS_PER_MINUTE: whole({
    usual: 1200,
    least: 0,
    most: 1_000_000,
    about: 'Requests a minute from one address, and of one session, before they are asked to wait; 0 sets no limit',
  }),
  RATE_LOGIN_FAILURES: whole({
    usual: 5,
    least: 1,
    most: 1000,
    about: 'Failed logins to one account before the next must wait',
  }),
  RATE_LOGIN_FAILURES_PER_ADDRESS: whole({
    usual: 20,
    least: 1,
    most: 100_000,
    about: 'Failed logins from one address before the next must wait',
  }),
} as const satisfies Readonly<Record<string, Setting<unknown>>>;

function isSignOnKey(value: string): boolean {
  try {
    return signOnKey(value).algorithm !== '';
  } catch {
    return false;
  }
}

function isOrigin(item: string): boolean {
  try {
    const { origin, protocol } = new URL(item);
    return (protocol === 'https:' || protocol === 'http:') && origin === item.replace(/\/$/, '');
  } catch {
    return false;
  }
}

function isSender(value: string): boolean {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value;
  return isEmail(address);
}
