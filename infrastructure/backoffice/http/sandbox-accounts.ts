/** The trial gateway's page of transfers. */
import type { FastifyInstance } from 'fastify';
import { languages } from '#domain/people/language.ts';
import { sandboxAccountPage } from '../payments/sandbox/sandbox-account-page.ts';
import { sandboxAccountPath } from '../payments/sandbox/sandbox-accounts.ts';
import type { SandboxGateway } from '../payments/sandbox/sandbox-gateway.ts';
import { sendPage } from './page/html-page.ts';

/** The part of the trial gateway that its pages need. */
export interface SandboxPages extends Pick<SandboxGateway, 'shown' | 'act' | 'newsOfTransfer'> {
  readonly accounts: Pick<SandboxGateway['accounts'], 'find' | 'send' | 'returnUrl'>;
}

interface Asked {
  Params: { reference: string };
  Querystring: { lang?: string; wrong?: string };
}

export function addSandboxAccounts(
  scope: FastifyInstance,
  sandbox: SandboxPages,
  hear: (body: Buffer, headers: Readonly<Record<string, string>>) => Promise<unknown>,
): void {
  scope.get<Asked>(`${sandboxAccountPath}/:reference`, async (request, reply) => {
    const account = await sandbox.accounts.find(request.params.reference);
    if (account === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('404\n');
    const { lang, wrong } = request.query;
    const language = languages.find((each) => each === lang) ?? 'en';
    return sendPage(
      reply.header('cache-control', 'no-store'),
      sandboxAccountPage(account, language, wrong !== undefined),
    );
  });
  scope.post<Asked>(`${sandboxAccountPath}/:reference`, async (request, reply) => {
    const { reference } = request.params;
    if ((await sandbox.accounts.find(reference)) === undefined)
      return reply.code(404).type('text/plain; charset=utf-8').send('404\n');
    const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
    const transfer = await sandbox.accounts.send(reference, form);
    if (transfer === undefined) {
      const { lang = 'en' } = request.query;
      return reply.redirect(`${sandboxAccountPath}/${reference}?wrong=1&lang=${encodeURIComponent(lang)}`, 303);
    }
    const { body, headers } = sandbox.newsOfTransfer(reference, transfer);
    await hear(body, headers);
    return reply.redirect(sandbox.accounts.returnUrl, 303);
  });
}
