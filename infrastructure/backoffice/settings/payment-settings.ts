/** Who takes online payments, and what that costs. */
import { type PaymentMethod, paymentMethods } from '#domain/account/online-payment.ts';
import { given, list, type Setting, text, url, type ValuesOf } from './setting-kinds.ts';

const gateways = ['sandbox', 'razorpay', 'stripe', 'none'] as const;

export const paymentTable = {
  PAYMENT_GATEWAY: text({
    about:
      'Who takes online payments: razorpay, stripe, sandbox, which credits what nobody paid, or none; where empty sandbox with the embedded database or DEMO, none otherwise',
    fits: (value) => gateways.some((each) => each === value),
    expected: `one of ${gateways.join(', ')}`,
  }),
  RAZORPAY_KEY_ID: text({
    about: 'Key id of the account with Razorpay; those that begin with rzp_test_ take nothing real',
    fits: (value) => /^rzp_(test|live)_[A-Za-z0-9]{4,}$/.test(value),
    expected: 'a key id that begins with rzp_test_ or rzp_live_',
  }),
  RAZORPAY_KEY_SECRET: text({ about: 'Secret to RAZORPAY_KEY_ID', secret: true }),
  RAZORPAY_WEBHOOK_SECRETS: list({
    about:
      'Secret of the webhook that Razorpay sends to /payments/razorpay/events, events payment_link.paid, .expired and .cancelled, virtual_account.credited; for a day after a change the one before too, after a comma',
    item: isSecret,
    expected: 'secrets of at least 16 characters, separated by commas',
    secret: true,
  }),
  RAZORPAY_URL: url({
    schemes: ['http', 'https'],
    bare: true,
    about: 'Address of Razorpay, where a stub stands in for it; Razorpay’s own where empty',
  }),
  STRIPE_SECRET_KEY: text({
    about: 'Secret or restricted key of the account with Stripe; those with _test_ take nothing real',
    fits: (value) => /^[rs]k_(test|live)_[A-Za-z0-9]{4,}$/.test(value),
    expected: 'a key that begins with sk_test_, sk_live_, rk_test_ or rk_live_',
    secret: true,
  }),
  STRIPE_WEBHOOK_SECRETS: list({
    about:
      'Signing secret of the endpoint /payments/stripe/events with Stripe, events checkout.session.completed, .expired, .async_payment_succeeded and .async_payment_failed; for three days after a change the one before too, after a comma',
    item: isSecret,
    expected: 'secrets of at least 16 characters, separated by commas',
    secret: true,
  }),
  STRIPE_URL: url({
    schemes: ['http', 'https'],
    bare: true,
    about: 'Address of Stripe, where a stub stands in for it; Stripe’s own where empty',
  }),
  PAYMENT_CHARGES: list({
    usual: ['upi:0', 'net-banking:1.1', 'debit-card:0.9', 'credit-card:1.8', 'amex:2.4'],
    about:
      'What the gateway takes of an online payment, per cent with GST, by method, separated by commas; 0 where not named',
    item: isCharge,
    expected: `methods with per cents of at most 10, such as upi:0,credit-card:1.8; methods are ${paymentMethods.join(', ')}`,
  }),
} as const satisfies Readonly<Record<string, Setting<unknown>>>;

type Values = ValuesOf<typeof paymentTable>;

export type GatewaySettings =
  | { readonly kind: 'sandbox' | 'none' }
  | {
      readonly kind: 'razorpay';
      readonly keyId: string;
      readonly keySecret: string;
      readonly webhookSecrets: readonly string[];
      readonly url: string | undefined;
    }
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      readonly webhookSecrets: readonly string[];
      readonly url: string | undefined;
    };

export interface PaymentSettings {
  readonly paymentGateway: GatewaySettings;
  /** Basis points by method. */
  readonly paymentCharges: Readonly<Record<PaymentMethod, number>>;
}

/** What is wrong with them together. A gateway leads the payer back to an address, and what it says is believed by its signature. */
export function paymentProblems(values: Values & { readonly PUBLIC_URL: string }): readonly string[] {
  const needed = {
    razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRETS', 'PUBLIC_URL'],
    stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS', 'PUBLIC_URL'],
  } as const;
  const wanted = values.PAYMENT_GATEWAY;
  if (wanted !== 'razorpay' && wanted !== 'stripe') return [];
  return needed[wanted]
    .filter((name) => values[name].length === 0)
    .map((name) => `${name} must be given where PAYMENT_GATEWAY is ${wanted}`);
}

/** Money that nobody paid is for trying out alone, where nothing else is said. */
export function paymentSettingsOf(values: Values, isTrial: boolean): PaymentSettings {
  return { paymentGateway: gatewayOf(values, isTrial), paymentCharges: chargesOf(values.PAYMENT_CHARGES) };
}

function gatewayOf(values: Values, isTrial: boolean): GatewaySettings {
  const wanted = values.PAYMENT_GATEWAY;
  if (wanted === 'razorpay')
    return {
      kind: wanted,
      keyId: values.RAZORPAY_KEY_ID,
      keySecret: values.RAZORPAY_KEY_SECRET,
      webhookSecrets: values.RAZORPAY_WEBHOOK_SECRETS,
      url: given(values.RAZORPAY_URL),
    };
  if (wanted === 'stripe')
    return {
      kind: wanted,
      secretKey: values.STRIPE_SECRET_KEY,
      webhookSecrets: values.STRIPE_WEBHOOK_SECRETS,
      url: given(values.STRIPE_URL),
    };
  return { kind: wanted === 'sandbox' || (wanted === '' && isTrial) ? 'sandbox' : 'none' };
}

function isSecret(item: string): boolean {
  return item.length >= 16;
}

function isCharge(item: string): boolean {
  const [method = '', percent = '', ...more] = item.split(':');
  return (
    more.length === 0 &&
    paymentMethods.some((each) => each === method) &&
    /^\d{1,2}(\.\d{1,2})?$/.test(percent) &&
    Number(percent) <= 10
  );
}

function chargesOf(items: readonly string[]): Readonly<Record<PaymentMethod, number>> {
  const said = new Map(items.map((item) => [item.split(':')[0], Math.round(Number(item.split(':')[1]) * 100)]));
  const of = (method: PaymentMethod) => said.get(method) ?? 0;
  return {
    upi: of('upi'),
    'net-banking': of('net-banking'),
    'debit-card': of('debit-card'),
    'credit-card': of('credit-card'),
    amex: of('amex'),
  };
}
