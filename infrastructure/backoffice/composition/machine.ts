/** What every area stands on: clock, chance, seals, passwords, mail, records. */
import { ContainerModule } from 'inversify';
import { StoredAuditLog, StoredOutbox } from '../database/booking/records.ts';
import { DatabaseClientSettingStore } from '../database/agency/client-setting-store.ts';
import { KeyedSeal, SystemChance, SystemClock } from '../machine/machine.ts';
import { OutboxMailer } from '../mail/outbox-mailer.ts';
import { SmtpMailer } from '../mail/smtp-mailer.ts';
import { ArgonPasswordKeeper } from '../passwords/argon-password-keeper.ts';
import { fluentLetters } from '../words/letters.ts';
import { given, ports } from './parts.ts';

export const machine = new ContainerModule(({ bind }) => {
  bind(ports.clock).toConstantValue(new SystemClock());
  bind(ports.chance).toConstantValue(new SystemChance());
  bind(ports.letters).toConstantValue(fluentLetters);
  bind(ports.seal)
    .toResolvedValue((secretKey) => new KeyedSeal(secretKey), [given.secretKey])
    .inSingletonScope();
  bind(ports.passwords)
    .toResolvedValue(() => new ArgonPasswordKeeper(), [])
    .inSingletonScope();
  bind(ports.mailer)
    .toResolvedValue(
      ({ mail: { smtpUrl, from } }, database) =>
        smtpUrl === undefined ? new OutboxMailer(database) : new SmtpMailer({ url: smtpUrl, from }),
      [given.settings, given.database],
    )
    .inSingletonScope();
  bind(ports.audit)
    .toResolvedValue((database) => new StoredAuditLog(database), [given.database])
    .inSingletonScope();
  bind(ports.outbox)
    .toResolvedValue((database) => new StoredOutbox(database), [given.database])
    .inSingletonScope();
  bind(ports.clientSettings)
    .toResolvedValue((database) => new DatabaseClientSettingStore(database), [given.database])
    .inSingletonScope();
});
