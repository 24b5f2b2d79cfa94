/** Who takes payments here, as the settings say. */
import type { PaymentGateway } from '#application/backoffice/ports/account/payment-gateway.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import { SandboxPayments } from '#infrastructure/backoffice/database/account/sandbox-payments.ts';
import { SandboxTransfers } from '#infrastructure/backoffice/database/account/sandbox-transfers.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { Settings } from '#infrastructure/backoffice/settings/settings.ts';
import { noGateway } from './no-gateway.ts';
import { RazorpayGateway } from './razorpay/razorpay-gateway.ts';
import { SandboxGateway } from './sandbox/sandbox-gateway.ts';
import { StripeGateway } from './stripe/stripe-gateway.ts';

export interface GatewayParts {
  readonly database: Database;
  readonly secretKey: string;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'paymentGateway' | 'publicUrl'>;
}

export function gatewayFrom({ database, secretKey, clock, settings }: GatewayParts): PaymentGateway {
  const { paymentGateway: wanted, publicUrl = '' } = settings;
  switch (wanted.kind) {
    case 'razorpay':
      return new RazorpayGateway(wanted);
    case 'stripe':
      return new StripeGateway(wanted);
    case 'sandbox':
      return new SandboxGateway(
        new SandboxPayments(database),
        new SandboxTransfers(database),
        secretKey,
        clock,
        publicUrl,
      );
    case 'none':
      return noGateway;
  }
}
