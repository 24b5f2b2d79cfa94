/** The three fields of a password change. */
import { passwordLeastCharacters } from '#domain/rules/limits.ts';
import { useEffect, useRef } from 'react';
import type { PasswordChangeForm } from '#application/portal/session/password-change-form.ts';
import { useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '../words/failure-words.ts';
import { violationAt } from '../words/violation-words.ts';
import styles from './password-change.module.css';

export interface PasswordChangeProps {
  readonly form: PasswordChangeForm;
  readonly currentLabel: string;
  readonly size?: 54 | 40;
}

export function PasswordChange({ form, currentLabel, size = 40 }: PasswordChangeProps) {
  const words = useWords();
  const state = useStateOf(form.state$);
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state.violations.length > 0) fields.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [state.violations]);
  const field = (
    name: 'currentPassword' | 'newPassword' | 'confirmPassword',
    label: string,
    autoComplete: string,
    help?: string,
  ) => (
    <TextField
      type="password"
      size={size}
      label={label}
      help={help}
      name={name}
      autoComplete={autoComplete}
      leftToRight
      value={state[name]}
      onChange={(value) => form.change({ [name]: value })}
      error={violationAt(words, state.violations, name)}
    />
  );
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
      {state.changed ? <Alert kind="success">{words('session-password-changed')}</Alert> : null}
      {state.failure ? (
        <Alert kind="error" title={words('message-change-password-failed')}>
          {failureText(words, state.failure)}
        </Alert>
      ) : null}
      {field('currentPassword', currentLabel, 'current-password')}
      {field(
        'newPassword',
        words('session-new-password'),
        'new-password',
        words('session-new-password-help', { least: passwordLeastCharacters }),
      )}
      {field('confirmPassword', words('session-confirm-password'), 'new-password')}
      <Button
        act="session.changePassword"
        type="submit"
        variant="primary"
        size={size}
        busy={state.busy}
        busyLabel={words('session-changing')}
      >
        {words('session-change-password')}
      </Button>
    </form>
  );
}
