/** A payment link taken to its payer: copied, by WhatsApp or by mail; and withdrawn from the same place. */
import type { PaymentLinks, SharedLink } from '#application/portal/account/links/payment-links.ts';
import { whatsAppLink } from '#application/portal/share-link.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { useStateOf } from '#ui/composition/use-part.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { CopiedText } from '#ui/design/field/copied-text.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { FailureAlert } from '#ui/shell/words/failure-alert.tsx';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { LinkMark } from './link-mark.tsx';
import styles from './links.module.css';

export function SharedLinkDialog({ links }: { readonly links: PaymentLinks }) {
  const words = useWords();
  const { shared } = useStateOf(links.state$);
  return (
    <Modal
      open={shared !== undefined}
      size={480}
      title={words('pay-shared', { paymentId: shared?.link.paymentId ?? '' })}
      onClose={() => links.close()}
      footer={null}
    >
      {shared === undefined ? null : <Shared links={links} shared={shared} />}
    </Modal>
  );
}

function Shared({ links, shared }: { readonly links: PaymentLinks; readonly shared: SharedLink }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const { link, address, text, email, violations, busy, mailed, withdrawn, failure } = shared;
  const isOpen = link.state === 'open';
  return (
    <div className={styles.shared}>
      {failure === undefined ? null : <FailureAlert failure={failure} />}
      {withdrawn ? <Alert kind="success">{words('pay-withdrawn')}</Alert> : null}
      {isOpen ? (
        <>
          <CopiedText label={words('pay-copy-link')} text={address} language="en" rows={2} />
          <CopiedText
            label={words('pay-copy-message')}
            text={text}
            language={link.payerLanguage}
            rows={4}
            share={{ label: words('design-share-whatsapp'), href: whatsAppLink(text, link.payer.phone) }}
          />
          <form
            className={styles.mail}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void links.mail();
            }}
          >
            <TextField
              id="payment-link-mail"
              label={words('pay-mail-to')}
              type="email"
              leftToRight
              autoComplete="off"
              value={email}
              error={violationAt(words, violations, 'email')}
              disabled={busy !== undefined}
              onChange={(typed) => links.type(typed)}
            />
            <Button act="account.mailPaymentLink" busy={busy === 'mail'} onClick={() => void links.mail()}>
              {words('pay-mail')}
            </Button>
          </form>
          {mailed === undefined ? null : <Alert kind="success">{words('pay-mailed', { email: mailed })}</Alert>}
          <p className={styles.note}>
            {words('pay-shared-note', { moment: momentText(words, dates, link.endsAt, zone) })}
          </p>
          <Button act="account.withdrawPaymentLink" busy={busy === 'withdraw'} onClick={() => void links.withdraw()}>
            {words('pay-withdraw')}
          </Button>
        </>
      ) : (
        <p>
          <LinkMark state={link.state} />
        </p>
      )}
    </div>
  );
}
