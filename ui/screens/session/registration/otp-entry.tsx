/** An address that must be proven: a code is sent, six boxes take it, and the next one waits. */
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import { otpLimits } from '#domain/rules/limits.ts';
import { type Instant, toMilliseconds } from '#domain/time/instant.ts';
import type { OtpProof } from '#application/portal/agency/otp-proof.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Badge } from '#ui/design/data/badge.tsx';
import { FieldError } from '#ui/design/field/field.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import styles from './registration.module.css';

interface OtpEntryProps {
  readonly proof: OtpProof;
  readonly address: string;
  /** Back to where the address is typed. */
  readonly onChange?: (() => void) | undefined;
}

export function OtpEntry({ proof, address, onChange }: OtpEntryProps) {
  const words = useWords();
  const clock = usePart(parts.clock);
  const { resendAt, code, violations, busy, failure, refused } = useStateOf(proof.state$);
  const sent = proof.sentTo(address);
  const [now, setNow] = useState(() => toMilliseconds(clock.now()));
  const opened = useMemo(
    () => (sent === undefined ? 0 : toMilliseconds(sent.expiresAt) - otpLimits.minutes * 60_000),
    [sent],
  );
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isProven = proof.proofOf(address) !== undefined;
  const isSent = !isProven && sent !== undefined;
  useEffect(() => {
    if (!isSent) return undefined;
    const timer = window.setInterval(() => setNow(toMilliseconds(clock.now())), 1000);
    return () => window.clearInterval(timer);
  }, [isSent, clock]);
  useEffect(() => {
    if (isSent && busy === undefined) input.current?.focus();
  }, [isSent, busy]);
  // The clock of this page ticks once a second, and may stand a little behind.
  const secondsTo = (at: Instant) => Math.max(0, Math.floor((toMilliseconds(at) - Math.max(now, opened)) / 1000));
  const wait = resendAt === undefined ? 0 : secondsTo(resendAt);
  const left = sent === undefined ? 0 : secondsTo(sent.expiresAt);
  const [wrong] = violations;
  const errorId = `${id}-error`;
  return (
    <div className={classNames(styles.proof, isSent && styles.proofOpen)}>
      <div className={styles.proofHead}>
        <span className={styles.disc}>
          <Icon of={proof.channel === 'email' ? Mail : Smartphone} size={18} />
        </span>
        <div className={styles.proofName}>
          <strong>
            <bdi dir="ltr">{address}</bdi>
          </strong>
          {isProven ? null : (
            <span className={styles.quiet}>
              {words(isSent ? `registration-code-sent-${proof.channel}` : `registration-prove-${proof.channel}`, {
                digits: otpLimits.digits,
              })}
            </span>
          )}
        </div>
        {isProven ? <Badge kind="success">{words('registration-verified')}</Badge> : null}
        {isProven || isSent ? null : (
          <Button
            variant="primary"
            busy={busy === 'sending'}
            busyLabel={words('registration-sending-code')}
            onClick={() => void proof.send(address)}
          >
            {words(`registration-send-code-${proof.channel}`)}
          </Button>
        )}
        {onChange === undefined ? null : (
          <Button variant="quiet" size={32} onClick={onChange}>
            {words('registration-change')}
          </Button>
        )}
      </div>
      {isSent ? (
        <div className={styles.codeLine}>
          <div>
            <label htmlFor={id} className={styles.codeLabel}>
              {words('registration-code')}
            </label>
            <div className={classNames(styles.code, wrong !== undefined && styles.codeWrong)} dir="ltr">
              <input
                ref={input}
                id={id}
                className={styles.codeInput}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={otpLimits.digits + 5}
                value={code}
                aria-invalid={wrong !== undefined || undefined}
                aria-describedby={wrong === undefined ? undefined : errorId}
                onChange={(event) => proof.type(event.target.value)}
              />
              {Array.from({ length: otpLimits.digits }, (_, at) => (
                <span
                  key={at}
                  aria-hidden="true"
                  className={classNames(styles.box, at === code.length && styles.boxNext)}
                >
                  {code[at] ?? ''}
                </span>
              ))}
            </div>
          </div>
          <div className={styles.codeFacts}>
            <span>
              {words('registration-code-left')} <bdi className={styles.clock}>{clockText(left)}</bdi>
            </span>
            {wait > 0 ? (
              <span className={styles.quiet}>{words('registration-resend-in', { time: clockText(wait) })}</span>
            ) : (
              <Button variant="link" busy={busy === 'sending'} onClick={() => void proof.send(address)}>
                {words('registration-resend')}
              </Button>
            )}
          </div>
        </div>
      ) : null}
      {wrong === undefined ? null : (
        <FieldError id={errorId}>
          {refused ? `${words('registration-verify-failed')} ` : ''}
          {violationText(words, wrong)}
        </FieldError>
      )}
      {failure === undefined ? null : (
        <Alert kind="error" title={words('registration-verify-failed')}>
          {failureText(words, failure)}
        </Alert>
      )}
    </div>
  );
}

function clockText(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
