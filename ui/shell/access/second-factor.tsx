/** The second factor: turned on by scanning a code and typing what the app shows, turned off with password and code. */
import { useEffect, useRef } from 'react';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { SecondFactorForm } from '#application/portal/session/second-factor-form.ts';
import type { SecondFactorBegun, SecondFactorShown } from '#application/desk/session.ts';
import { useStateOf } from '#ui/composition/use-part.ts';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '../words/failure-words.ts';
import { violationAt } from '../words/violation-words.ts';
import styles from './second-factor.module.css';

interface Props {
  readonly form: SecondFactorForm;
}

export function SecondFactor({ form }: Props) {
  const words = useWords();
  const { shown, step, violations, busy, failure, password, code } = useStateOf(form.state$);
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => void form.open(), [form]);
  useEffect(() => {
    if (violations.length > 0) fields.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [violations]);
  if (shown.kind === 'loading') return <SkeletonRows rows={2} height="40px" />;
  if (shown.kind === 'failed')
    return (
      <ErrorPanel
        message={failureText(words, shown.failure)}
        action={{ label: words('shell-try-again'), onPress: () => void form.load() }}
      />
    );
  if (step.kind === 'rest') return <AtRest of={shown.value} form={form} />;
  if (step.kind === 'codes') return <Codes recovery={step.recovery} onDone={() => void form.done()} />;
  const asksPassword = step.kind !== 'scanning';
  return (
    <form
      ref={fields}
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {failure === undefined ? null : <Alert kind="error">{failureText(words, failure)}</Alert>}
      {step.kind === 'scanning' ? <Scan of={step.begun} /> : null}
      {asksPassword ? (
        <TextField
          type="password"
          label={words('session-current-password')}
          name="second-factor-password"
          autoComplete="current-password"
          leftToRight
          autoFocus
          value={password}
          onChange={(typed) => form.change({ password: typed })}
          error={violationAt(words, violations, 'password')}
        />
      ) : null}
      {step.kind === 'proving' ? null : (
        <TextField
          label={words(step.kind === 'scanning' ? 'session-second-app-code' : 'session-second-code')}
          name="second-factor-code"
          autoComplete="one-time-code"
          help={step.kind === 'ending' ? words('session-second-code-help') : undefined}
          leftToRight
          autoFocus={!asksPassword}
          value={code}
          onChange={(typed) => form.change({ code: typed })}
          error={violationAt(words, violations, 'code')}
        />
      )}
      <div className={styles.acts}>
        <Button
          act={step.kind === 'ending' ? 'session.endSecondFactor' : 'session.confirmSecondFactor'}
          type="submit"
          variant={step.kind === 'ending' ? 'danger-line' : 'primary'}
          busy={busy}
        >
          {words(`session-second-${step.kind}-act`)}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => form.show('rest')}>
          {words('session-second-leave')}
        </Button>
      </div>
    </form>
  );
}

function AtRest({
  of: { on, recoveryLeft, required },
  form,
}: {
  readonly of: SecondFactorShown;
  readonly form: SecondFactorForm;
}) {
  const words = useWords();
  if (!on)
    return (
      <div className={styles.fields}>
        <p className={styles.lead}>{words('session-second-off')}</p>
        <div className={styles.acts}>
          <Button
            act="session.beginSecondFactor"
            variant="primary"
            icon={ShieldCheck}
            onClick={() => form.show('proving')}
          >
            {words('session-second-turn-on')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={styles.fields}>
      <Alert kind={recoveryLeft > 2 ? 'success' : 'warning'} title={words('session-second-on')}>
        {words('session-second-left', { count: recoveryLeft })}
      </Alert>
      {required ? <p className={styles.lead}>{words('session-second-required')}</p> : null}
      <div className={styles.acts}>
        <Button act="session.endSecondFactor" variant="danger-line" onClick={() => form.show('ending')}>
          {words('session-second-turn-off')}
        </Button>
      </div>
    </div>
  );
}

function Scan({ of: { secret, address, outline } }: { readonly of: SecondFactorBegun }) {
  const words = useWords();
  return (
    <div className={styles.scan}>
      <svg
        className={styles.square}
        viewBox={`0 0 ${outline.size} ${outline.size}`}
        role="img"
        aria-label={words('session-second-square')}
      >
        <path d={outline.path} />
      </svg>
      <div className={styles.by}>
        <p className={styles.lead}>{words('session-second-scan')}</p>
        <p className={styles.quiet}>{words('session-second-type')}</p>
        <code className={styles.secret} dir="ltr">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <a href={address}>{words('session-second-open')}</a>
      </div>
    </div>
  );
}

function Codes({ recovery, onDone }: { readonly recovery: readonly string[]; readonly onDone: () => void }) {
  const words = useWords();
  return (
    <div className={styles.fields}>
      <Alert kind="success" title={words('session-second-on')}>
        {words('session-second-codes')}
      </Alert>
      <ul className={styles.codes} dir="ltr" aria-label={words('session-second-codes-list')}>
        {recovery.map((each) => (
          <li key={each}>
            <code>{each}</code>
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button variant="primary" onClick={onDone}>
          {words('session-second-noted')}
        </Button>
        <Button onClick={() => void navigator.clipboard?.writeText(recovery.join('\n'))}>
          {words('session-second-copy')}
        </Button>
      </div>
    </div>
  );
}
