/** Where a gateway tells of payments, and the trial gateway's own page. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayMessage } from '#application/backoffice/ports/account/payment-gateway.ts';
import { sandboxActs } from '../payments/sandbox/sandbox-gateway.ts';
import { sandboxPath } from '../payments/sandbox/sandbox-path.ts';
import { sendPage } from './page/html-page.ts';
import { addSandboxAccounts, type SandboxPages } from './sandbox-accounts.ts';
import { sandboxPage, sandboxStyle, sandboxStylePath } from '../payments/sandbox/sandbox-page.ts';

export interface PaymentCalls {
  readonly gateway: string;
  readonly hear: (
    body: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ) => Promise<GatewayMessage['kind']>;
  /** Where the trial gateway takes the payments. */
  readonly sandbox?: SandboxPages;
}

const mostEventBytes = 256 * 1024;

/** The bytes as they came: a signature is over them. */
export function addPayments(scope: FastifyInstance, { gateway, hear, sandbox }: PaymentCalls): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostEventBytes }, (_request, body, done) => {
    done(null, body);
  });
  scope.post(`/payments/${gateway}/events`, async (request, reply) => {
    const heard = await hear(bodyOf(request), headersOf(request));
    return reply
      .code(heard === 'refused' ? 400 : 200)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${heard}\n`);
  });
  if (sandbox === undefined) return;
  addSandboxAccounts(scope, sandbox, hear);
  scope.get(sandboxStylePath, (_request, reply) => reply.type('text/css; charset=utf-8').send(sandboxStyle));
  scope.get<{ Params: { reference: string } }>(`${sandboxPath}/:reference`, async (request, reply) => {
    const payment = await sandbox.shown(request.params.reference);
    if (payment === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('404\n');
    return sendPage(reply.header('cache-control', 'no-store'), sandboxPage(payment));
  });
  scope.post<{ Params: { reference: string } }>(`${sandboxPath}/:reference`, async (request, reply) => {
    const { reference } = request.params;
    const payment = await sandbox.shown(reference);
    const wanted = new URLSearchParams(bodyOf(request).toString('utf8')).get('act');
    const act = sandboxActs.find((each) => each === wanted);
    if (payment === undefined || act === undefined)
      return reply.code(404).type('text/plain; charset=utf-8').send('404\n');
    const news = await sandbox.act(reference, act);
    if (news !== undefined) await hear(news.body, news.headers);
    return reply.redirect(payment.returnUrl, 303);
  });
}

function bodyOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function headersOf({ headers }: FastifyRequest): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  );
}
