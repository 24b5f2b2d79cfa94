/** What follows from commits: who handles which kind of the outbox's entries. */
import { ContainerModule } from 'inversify';
import { flightTicketed, MailTicket } from '#application/backoffice/booking/mail-ticket.ts';
import { MailInvitation, mailInvitation } from '#application/backoffice/session/invite-operator.ts';
import { MailTemporarySecret, mailTemporarySecret } from '#application/backoffice/session/mail-temporary-secret.ts';
import { given, ports, work } from './parts.ts';

export const outbox = new ContainerModule(({ bind }) => {
  bind(work.outboxHandlers)
    .toResolvedValue(
      (users, agencies, bookings, passwords, settings, seal, mailer, letters, clock, { publicUrl }, address) => {
        const secret = new MailTemporarySecret({
          users,
          passwords,
          settings,
          mailer,
          letters,
          clock,
          portal: publicUrl,
        });
        const invitation = new MailInvitation({ users, passwords, settings, seal, mailer, letters, portal: address });
        const ticket = new MailTicket({ bookings, agencies, settings, mailer, letters, portal: publicUrl });
        return {
          [mailTemporarySecret]: ({ payload }) => secret.handle(payload),
          [mailInvitation]: ({ payload }) => invitation.handle(payload),
          [flightTicketed]: ({ payload }) => ticket.handle(payload),
        };
      },
      [
        ports.users,
        ports.agencies,
        ports.bookings,
        ports.passwords,
        ports.clientSettings,
        ports.seal,
        ports.mailer,
        ports.letters,
        ports.clock,
        given.settings,
        given.address,
      ],
    )
    .inSingletonScope();
});
