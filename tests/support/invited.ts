/** Somebody who was invited comes in by the mail and chooses a password. */
import { Effect } from 'effect';
import { expect } from 'vitest';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice } from './back-office.ts';

/** Chosen by who comes in. */
export const ownPassword = 'nine green parrots';

async function invitationTo(database: Database, userId: string): Promise<string> {
  const mails = () =>
    database.query<{ body: string }>(`select body from mail_outbox where kind = 'invitation' and recipient = $1`, [
      userId,
    ]);
  await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1);
  const [mail] = await mails();
  const [secret = ''] = /^[A-Z0-9]{5}(-[A-Z0-9]{5})+$/m.exec(mail?.body ?? '') ?? [];
  return secret;
}

export async function comeIn(office: RunningBackOffice, database: Database, userId: string): Promise<PortalDesk> {
  const secret = await invitationTo(database, userId);
  const desk = await portalDesk(office);
  const { session } = desk.desk;
  const { token } = await Effect.runPromise(session.logIn({ userId, password: secret }));
  desk.use(token);
  const changed = await Effect.runPromise(
    session.changePassword({ currentPassword: secret, newPassword: ownPassword, confirmPassword: ownPassword }),
  );
  desk.use(changed.token ?? token);
  return desk;
}
