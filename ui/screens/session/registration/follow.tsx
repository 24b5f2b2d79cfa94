/** The outcome of a registration: its number and mail address, a code, then the answer. */
import { useEffect } from 'react';
import { agencyParts } from '#ui/composition/agency-parts.ts';
import { businessZone } from '#ui/composition/house.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Badge, type BadgeKind } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { FactList } from '#ui/design/data/fact-list.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { transactionFeeDay } from '#domain/agency/registration.ts';
import type { RegistrationFollowed } from '#application/desk/agency/registration.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { OtpEntry } from './otp-entry.tsx';
import styles from './registration.module.css';

export function Follow({ registrationId }: { readonly registrationId: string }) {
  const words = useWords();
  const follow = usePart(agencyParts.follow);
  const state = useStateOf(follow.state$);
  const { sent, proven, violations, busy, failure: unsent } = useStateOf(follow.proof.state$);
  useEffect(() => {
    if (registrationId !== '') follow.change({ registrationId });
  }, [follow, registrationId]);
  const asking = sent === undefined && proven === undefined;
  return (
    <div className={styles.narrow}>
      <h1>{words('registration-follow-title')}</h1>
      {state.failure === undefined ? null : (
        <Alert
          kind="error"
          title={words('registration-not-found')}
          action={
            state.failure._tag === 'NotFound' ? undefined : (
              <Button size={32} onClick={() => void follow.load()}>
                {words('registration-try-again')}
              </Button>
            )
          }
        >
          {state.failure._tag === 'NotFound' ? words('registration-not-found-why') : failureText(words, state.failure)}
        </Alert>
      )}
      {state.followed === undefined ? (
        <Card>
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void follow.begin();
            }}
          >
            <TextField
              label={words('registration-reference')}
              leftToRight
              autoComplete="off"
              value={state.registrationId}
              onChange={(text) => follow.change({ registrationId: text })}
              error={violationAt(words, state.violations, 'registrationId')}
            />
            {asking ? (
              <>
                <TextField
                  label={words('registration-field-email')}
                  type="email"
                  leftToRight
                  autoComplete="email"
                  value={state.email}
                  onChange={(email) => follow.change({ email })}
                  error={violationAt(words, violations, 'address')}
                />
                {unsent === undefined ? null : <Alert kind="error">{failureText(words, unsent)}</Alert>}
                <Button
                  type="submit"
                  variant="primary"
                  size={48}
                  busy={busy === 'sending'}
                  busyLabel={words('registration-sending-code')}
                >
                  {words('registration-send-code-email')}
                </Button>
              </>
            ) : (
              <OtpEntry proof={follow.proof} address={state.email} onChange={() => follow.proof.reset()} />
            )}
          </form>
        </Card>
      ) : (
        <Followed followed={state.followed} />
      )}
    </div>
  );
}

const kinds: Readonly<Record<RegistrationFollowed['state'], BadgeKind>> = {
  received: 'info',
  approved: 'success',
  declined: 'danger',
};

function Followed({ followed }: { readonly followed: RegistrationFollowed }) {
  const words = useWords();
  const dates = useDates();
  const zone = businessZone(usePart(parts.configuration));
  const day = (at: Instant | undefined) => (at === undefined ? undefined : dates.numeric(dateIn(at, zone)));
  const { state, registrationId, companyName, submittedAt, decidedAt, remarks, agentId, transactionFeeFrom } = followed;
  const facts = [
    [words('registration-reference'), registrationId],
    [words('registration-submitted'), day(submittedAt)],
    [words('registration-decided'), day(decidedAt)],
    [words('registration-remarks'), remarks],
    [words('registration-agent-id'), agentId],
    [words('registration-fee-from'), transactionFeeFrom && dates.numeric(transactionFeeDay(transactionFeeFrom, zone))],
  ] as const;
  return (
    <Card title={companyName} aside={<Badge kind={kinds[state]}>{words(`registration-state-${state}`)}</Badge>}>
      <p>{words(`registration-state-${state}-next`)}</p>
      <FactList facts={facts} />
      {state === 'received' ? null : (
        <div className={styles.after}>
          {state === 'approved' ? (
            <LinkButton variant="primary" size={48} to="/login">
              {words('session-log-in')}
            </LinkButton>
          ) : (
            <LinkButton size={48} to="/agent-registration">
              {words('registration-another')}
            </LinkButton>
          )}
        </div>
      )}
    </Card>
  );
}
