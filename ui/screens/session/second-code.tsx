/** The second question of a login: a code of the authenticator app, or a recovery code. */
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { FailureAlert } from '#ui/shell/words/failure-alert.tsx';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import styles from './login.module.css';

export function SecondCode() {
  const words = useWords();
  const form = usePart(parts.loginForm);
  const { code, violations, busy, failure } = useStateOf(form.state$);
  return (
    <>
      <h1 className={styles.title}>{words('session-second-ask-title')}</h1>
      <p className={styles.lead}>{words('session-second-ask-lead')}</p>
      {failure === undefined ? null : <FailureAlert failure={failure} />}
      <form
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <TextField
          size={54}
          label={words('session-second-code')}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          leftToRight
          value={code}
          onChange={(typed) => form.change({ code: typed })}
          error={violationAt(words, violations, 'code')}
        />
        <Button type="submit" variant="primary" size={54} block busy={busy} busyLabel={words('session-logging-in')}>
          {words('session-log-in')}
        </Button>
        <Button size={48} block onClick={() => form.show('log-in')}>
          {words('session-second-other-user')}
        </Button>
      </form>
    </>
  );
}
