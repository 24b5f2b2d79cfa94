/** A paper sent on: by mail as a file and as text, or as a text to be copied into another message. */
import { useEffect, useState } from 'react';
import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import type { DocumentAsked } from '#application/desk/booking.ts';
import type { PaperSheet } from '#domain/booking/papers/paper-sheet.ts';
import { paperText } from '#domain/booking/papers/paper-text.ts';
import { isLinked } from '#domain/booking/papers/paper-link.ts';
import { whatsAppLink } from '#application/portal/share-link.ts';
import { SharePaper } from '#ui/booking/papers/share-paper.tsx';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { CopiedText } from '#ui/design/field/copied-text.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';

export interface SendPaperProps {
  readonly asked: DocumentAsked;
  /** Undefined while it is being asked for. */
  readonly paper: PaperSheet | undefined;
  /** Where the mail's field begins. */
  readonly email: string;
  /** Whom a message goes to, where it is known. */
  readonly mobile?: string | undefined;
  /** After it was sent: the history has a line more. */
  readonly onSent: () => void;
}

export function SendPaper({ asked, paper, email, mobile, onSent }: SendPaperProps) {
  const words = useWords();
  const mail = usePart(bookingParts.mailPaper);
  const alerts = usePart(parts.alerts);
  const { open, to, violations, sending, failure } = useStateOf(mail.state$);
  const [copying, setCopying] = useState(false);
  useEffect(() => () => mail.close(), [mail]);
  const send = async () => {
    if (!(await mail.send(asked))) return;
    alerts.show('success', { id: 'bookings-mailed' });
    onSent();
  };
  return (
    <>
      <Button
        act="booking.mailDocument"
        block
        icon={Mail}
        disabled={paper === undefined}
        onClick={() => mail.begin(email)}
      >
        {words('bookings-mail')}
      </Button>
      <Button block icon={Copy} disabled={paper === undefined} onClick={() => setCopying(true)}>
        {words('bookings-copy')}
      </Button>
      {isLinked(asked.kind) ? (
        <SharePaper
          paper={{
            kind: asked.kind,
            about: asked.transactionId,
            paperLanguage: paper?.language ?? asked.language ?? 'en',
            ...(asked.ledgerEntry !== undefined && { ledgerEntry: asked.ledgerEntry }),
            ...(asked.hide !== undefined && { hide: asked.hide }),
          }}
          mobile={mobile}
          disabled={paper === undefined}
          onShared={onSent}
        />
      ) : null}
      <Modal
        applyAct="booking.mailDocument"
        open={open}
        size={480}
        title={words('bookings-mail-title', { paper: paper?.title ?? '' })}
        onClose={() => mail.close()}
        onApply={() => void send()}
        applyLabel={words('bookings-mail-send')}
        applyBusy={sending}
      >
        <TextField
          label={words('bookings-mail-to')}
          help={words('bookings-mail-help')}
          leftToRight
          value={to}
          error={
            violations.some(({ code }) => code === 'required')
              ? words('violation-required', { field: 'email' })
              : violationAt(words, violations, 'to')
          }
          autoComplete="off"
          spellCheck={false}
          onChange={(next) => mail.write(next)}
        />
        {failure === undefined ? null : (
          <Alert kind="error" title={words('bookings-mail-failed')}>
            {failureText(words, failure)}
          </Alert>
        )}
      </Modal>
      {paper === undefined ? null : (
        <Modal
          open={copying}
          size={640}
          title={words('bookings-copy-title', { paper: paper.title })}
          onClose={() => setCopying(false)}
          footer={null}
        >
          <CopiedText
            label={words('bookings-copy')}
            text={paperText(paper)}
            language={paper.language}
            rows={14}
            share={{ label: words('design-share-whatsapp'), href: whatsAppLink(paperText(paper)) }}
          />
        </Modal>
      )}
    </>
  );
}
