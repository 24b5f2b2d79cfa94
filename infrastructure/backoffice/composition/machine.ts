/** What every area stands on beside the clock: chance, seals, passwords, mail, records. */
import { mailLogo } from '#application/backoffice/operations/brand-picture.ts';
import { StoredAuditLog, StoredOutbox } from '../database/booking/records.ts';
import { DatabaseClientSettingStore } from '../database/agency/client-setting-store.ts';
import { KeyedSeal, SystemChance } from '../machine/machine.ts';
import { OutboxMailer } from '../mail/outbox-mailer.ts';
import { SmtpMailer } from '../mail/smtp-mailer.ts';
import { ArgonPasswordKeeper } from '../passwords/argon-password-keeper.ts';
import { fluentLetters } from '../words/letters.ts';
import { area, given, ports } from './parts.ts';

export const machine = area(({ make, store }) => {
  const { database, secretKey, settings } = given;
  make(ports.chance, {}, () => new SystemChance());
  make(ports.letters, {}, () => fluentLetters);
  make(ports.passwords, {}, () => new ArgonPasswordKeeper());
  make(ports.seal, { secretKey }, (from) => new KeyedSeal(from.secretKey));
  const { brandFiles, clientSettings } = ports;
  make(ports.mailer, { settings, database, brandFiles, clientSettings }, (from) => {
    const { smtpUrl: url, from: sender } = from.settings.mail;
    return url === undefined
      ? new OutboxMailer(from.database)
      : new SmtpMailer({
          url,
          from: sender,
          logo: () => mailLogo(from.brandFiles, from.clientSettings),
        });
  });
  store(ports.audit, StoredAuditLog);
  make(ports.outbox, { database, owner: given.owner }, (from) => new StoredOutbox(from.database, from.owner));
  store(ports.clientSettings, DatabaseClientSettingStore);
});
