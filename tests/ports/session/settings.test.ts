import { expect, test } from 'vitest';
import { settingTable } from '#infrastructure/backoffice/settings/setting-table.ts';
import { readSettings, settingsAsMarkdown, SettingsWrong } from '#infrastructure/backoffice/settings/settings.ts';

test('without an environment everything has its default', () => {
  expect(readSettings({})).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    dataDir: './data',
    database: { url: undefined, connections: 20 },
    businessZone: 'Asia/Kolkata',
    session: { idleMinutes: 30, maxHours: 12 },
    demonstration: { wanted: false, password: undefined },
    trustProxy: false,
    corsOrigins: [],
    outgoing: undefined,
    mail: { smtpUrl: undefined },
  });
});

test('what is given is read', () => {
  const settings = readSettings({
    PORT: '9090',
    DATABASE_URL: 'postgres://farelane:secret@db:5432/farelane',
    PUBLIC_URL: 'https://portal.example/',
    TLS: 'yes',
    TRUST_PROXY: '10.0.0.0/8, 192.168.1.1',
    CORS_ORIGINS: 'https://agents.example, http://localhost:3000/',
    DEMO: '1',
    OUTGOING_KEY: 'a'.repeat(32),
    OUTGOING_IV: 'B'.repeat(32),
    MAIL_FROM: 'Meridian <no-reply@meridian.example>',
    LOG_LEVEL: 'WARN',
    SECRET_KEY: ' '.repeat(3),
  });
  expect(settings).toMatchObject({
    port: 9090,
    database: { url: 'postgres://farelane:secret@db:5432/farelane' },
    publicUrl: 'https://portal.example',
    tls: true,
    trustProxy: ['10.0.0.0/8', '192.168.1.1'],
    corsOrigins: ['https://agents.example', 'http://localhost:3000'],
    demonstration: { wanted: true },
    outgoing: { key: 'a'.repeat(32), iv: 'B'.repeat(32) },
    mail: { from: 'Meridian <no-reply@meridian.example>' },
    logLevel: 'warn',
    secretKey: undefined,
    secretKeyBefore: undefined,
  });
});

test('money that nobody paid is credited for trying out alone', () => {
  const server = { DATABASE_URL: 'postgres://farelane:secret@db:5432/farelane' };
  const gateway = (environment: Record<string, string>) => readSettings(environment).paymentGateway.kind;
  expect(gateway({})).toBe('sandbox');
  expect(gateway({ PAYMENT_GATEWAY: 'none' })).toBe('none');
  expect(gateway(server)).toBe('none');
  expect(gateway({ ...server, DEMO: '1' })).toBe('sandbox');
  expect(gateway({ ...server, DEMO: '1', PAYMENT_GATEWAY: 'none' })).toBe('none');
  expect(gateway({ ...server, PAYMENT_GATEWAY: 'sandbox' })).toBe('sandbox');
  expect(readSettings({ PAYMENT_CHARGES: 'upi:0.25, amex:10' }).paymentCharges).toEqual({
    upi: 25,
    'net-banking': 0,
    'debit-card': 0,
    'credit-card': 0,
    amex: 1000,
  });
});

test('a gateway of money is taken with its keys, its secrets and an address to lead back to', () => {
  expect(() => readSettings({ PAYMENT_GATEWAY: 'stripe', STRIPE_SECRET_KEY: 'sk_test_abcd1234' })).toThrow(
    /STRIPE_WEBHOOK_SECRETS must be given where PAYMENT_GATEWAY is stripe\n {2}PUBLIC_URL must be given/,
  );
  const razorpay = {
    PAYMENT_GATEWAY: 'razorpay',
    PUBLIC_URL: 'https://portal.example',
    RAZORPAY_KEY_ID: 'rzp_live_abcd1234',
    RAZORPAY_WEBHOOK_SECRETS: 'sixteen-letters-1, sixteen-letters-2',
  };
  expect(() => readSettings(razorpay)).toThrow(/RAZORPAY_KEY_SECRET must be given/);
  expect(readSettings({ ...razorpay, RAZORPAY_KEY_SECRET: 'secret' }).paymentGateway).toEqual({
    kind: 'razorpay',
    keyId: 'rzp_live_abcd1234',
    keySecret: 'secret',
    webhookSecrets: ['sixteen-letters-1', 'sixteen-letters-2'],
    url: undefined,
  });
});

test.each([
  ['PAYMENT_GATEWAY', 'paypal', 'one of sandbox, razorpay, stripe, none'],
  ['RAZORPAY_KEY_ID', 'live', 'a key id that begins with rzp_test_ or rzp_live_'],
  ['STRIPE_WEBHOOK_SECRETS', 'short', 'secrets of at least 16 characters'],
  ['PAYMENT_CHARGES', 'upi:10.01', 'methods with per cents'],
  ['PAYMENT_CHARGES', 'cheque:1', 'methods with per cents'],
  ['PORT', '80a', 'a whole number from 0 to 65535, not "80a"'],
  ['PORT', '70000', 'a whole number from 0 to 65535'],
  ['PORT', '-1', 'a whole number'],
  ['BUSINESS_ZONE', 'Asia/Atlantis', 'a time zone such as Asia/Kolkata, not "Asia/Atlantis"'],
  ['DATABASE_URL', 'mysql://db', 'an address that begins with postgres:// or postgresql://'],
  ['PUBLIC_URL', 'portal.example', 'an address that begins with http:// or https://'],
  ['PUBLIC_URL', 'https://portal.example/?a=1', 'without user, query or fragment'],
  ['TLS', 'maybe', '1 or 0'],
  ['TRUST_PROXY', 'my-proxy', 'the number of proxies in front, or their addresses'],
  ['TRUST_PROXY', 'true', 'to believe everybody would let a client choose its own address, not "true"'],
  ['TRUST_PROXY', 'yes', 'the number of proxies in front'],
  ['TRUST_PROXY', '0.0.0.0/0', 'the number of proxies in front'],
  ['TRUST_PROXY', '::/0', 'the number of proxies in front'],
  ['TRUST_PROXY', '10.0.0.0/33', 'the number of proxies in front'],
  ['TRUST_PROXY', '..', 'the number of proxies in front'],
  ['CORS_ORIGINS', 'https://a.example/path', 'origins such as'],
  ['LOG_LEVEL', 'loud', 'one of fatal, error'],
  ['SESSION_IDLE_MINUTES', '0', 'a whole number from 1'],
  ['CURRENCY', 'BTC', 'one of INR, USD'],
  ['COUNTRY', 'XX', 'a country code such as AE'],
  ['ADMIN_EMAIL', 'admin', 'a mail address'],
  ['MAIL_FROM', 'Meridian', 'an address, or a name and an address'],
  ['FLIGHT_SUPPLIERS', 'sandbox,amadeus', 'one or more of sandbox, duffel, separated by commas, not "sandbox,amadeus"'],
  ['DUFFEL_URL', 'ftp://duffel', 'an address that begins with http:// or https://'],
])('%s=%s is refused by name', (name, value, message) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsWrong);
  expect(() => readSettings({ [name]: value })).toThrow(`${name} must be`);
  expect(() => readSettings({ [name]: value })).toThrow(message);
});

test.each([
  ['SECRET_KEY', 'too short'],
  ['DEMO_PASSWORD', 'short'],
  ['OUTGOING_KEY', 'xyz'],
  ['DATABASE_URL', 'mysql://user:hunter2@db'],
  ['SMTP_URL', 'http://user:hunter2@mail'],
  ['DUFFEL_TOKEN', 'hunter2-token'],
])('what is wrong about %s does not repeat it', (name, value) => {
  const refuse = () => readSettings({ [name]: value });
  expect(refuse).toThrow(`${name} must be`);
  expect(refuse).not.toThrow(value);
});

test('all that is wrong is reported at once', () => {
  try {
    readSettings({ PORT: 'x', LOG_LEVEL: 'x', OUTGOING_KEY: 'a'.repeat(32) });
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsWrong);
    expect(error instanceof SettingsWrong && error.problems).toHaveLength(3);
  }
});

test('Duffel sells where it is named and has its token', () => {
  expect(readSettings({})).toMatchObject({ flightSuppliers: ['sandbox'], duffel: undefined });
  expect(readSettings({ DUFFEL_TOKEN: 'duffel_test_abcd' })).toMatchObject({ duffel: undefined });
  expect(() => readSettings({ FLIGHT_SUPPLIERS: 'duffel' })).toThrow('DUFFEL_TOKEN must be given');
  expect(
    readSettings({
      FLIGHT_SUPPLIERS: 'duffel, sandbox',
      DUFFEL_TOKEN: 'duffel_test_abcd',
      DUFFEL_URL: 'http://stub:1/',
    }),
  ).toMatchObject({
    flightSuppliers: ['sandbox', 'duffel'],
    duffel: { token: 'duffel_test_abcd', url: 'http://stub:1' },
  });
  expect(() => readSettings({ HOTEL_SUPPLIERS: 'duffel' })).toThrow('among HOTEL_SUPPLIERS');
  expect(readSettings({ HOTEL_SUPPLIERS: 'duffel', DUFFEL_TOKEN: 'duffel_test_abcd' })).toMatchObject({
    flightSuppliers: ['sandbox'],
    hotelSuppliers: ['duffel'],
    duffel: { token: 'duffel_test_abcd' },
  });
});

test('every setting is in the table for people', () => {
  const table = settingsAsMarkdown();
  for (const name of Object.keys(settingTable)) expect(table).toContain(`| \`${name}\` |`);
  expect(table).toContain('| `PORT` | `8080` |');
  expect(table).toContain('| `FLIGHT_SUPPLIERS` | `sandbox` |');
});
