/** A link for the customer: copied, or in a WhatsApp message; made by a press, and ended from the same place. */
import { useEffect } from 'react';
import Link from 'lucide-react/icons/link';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { LinkWay } from '#domain/booking/papers/paper-link.ts';
import { type SharedPaper, type SharePaperState } from '#application/portal/booking/papers/share-paper.ts';
import { whatsAppLink } from '#application/portal/share-link.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { CopiedText } from '#ui/design/field/copied-text.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import styles from './share-paper.module.css';

export interface SharePaperProps {
  readonly paper: SharedPaper;
  /** The customer's, where it is known. */
  readonly mobile?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** After a link was made or ended: the history has a line more. */
  readonly onShared?: () => void;
}

export function SharePaper({ paper, mobile, disabled, onShared }: SharePaperProps) {
  const words = useWords();
  const share = usePart(bookingParts.sharePaper);
  const state = useStateOf(share.state$);
  useEffect(() => () => share.close(), [share]);
  const make = async (way: LinkWay) => {
    if (await share.make(paper, way)) onShared?.();
  };
  const withdraw = async () => {
    if (await share.withdraw(paper)) onShared?.();
  };
  return (
    <>
      <Button act="booking.makeLink" block icon={Link} disabled={disabled} onClick={() => void make('copy')}>
        {words('bookings-share-link')}
      </Button>
      <Button
        act="booking.makeLink"
        block
        icon={MessageCircle}
        disabled={disabled}
        onClick={() => void make('whatsapp')}
      >
        {words('bookings-share-whatsapp')}
      </Button>
      <Modal
        open={state.way !== undefined}
        size={480}
        title={words(state.way === 'whatsapp' ? 'bookings-share-whatsapp' : 'bookings-share-link')}
        onClose={() => share.close()}
        footer={null}
      >
        <Shared state={state} paper={paper} mobile={mobile} onWithdraw={() => void withdraw()} />
      </Modal>
    </>
  );
}

interface SharedProps extends Pick<SharePaperProps, 'paper' | 'mobile'> {
  readonly state: SharePaperState;
  readonly onWithdraw: () => void;
}

function Shared({ state: { way, busy, made, withdrawn, failure }, paper, mobile, onWithdraw }: SharedProps) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const byWhatsApp = way === 'whatsapp';
  return (
    <div className={styles.shared}>
      {failure === undefined ? null : (
        <Alert kind="error" title={words('bookings-share-failed')}>
          {failureText(words, failure)}
        </Alert>
      )}
      {withdrawn ? <Alert kind="success">{words('bookings-share-ended')}</Alert> : null}
      {made === undefined && busy ? <SkeletonRows rows={2} height="48px" /> : null}
      {made === undefined ? null : (
        <>
          <CopiedText
            label={words(byWhatsApp ? 'bookings-share-whatsapp' : 'bookings-share-link')}
            text={byWhatsApp ? made.text : made.link}
            language={byWhatsApp ? paper.paperLanguage : 'en'}
            rows={byWhatsApp ? 4 : 2}
            share={
              byWhatsApp ? { label: words('design-share-whatsapp'), href: whatsAppLink(made.text, mobile) } : undefined
            }
          />
          <p className={styles.note}>
            {words('bookings-share-note', { moment: momentText(words, dates, made.until, zone) })}
          </p>
          <Button act="booking.withdrawLinks" busy={busy} onClick={onWithdraw}>
            {words('bookings-share-end')}
          </Button>
        </>
      )}
    </div>
  );
}
