/** What a login with a temporary secret allows: choosing another password, or going back. */
import { useState } from 'react';
import { parts } from '#ui/composition/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { PasswordChangeForm } from '#application/portal/session/password-change-form.ts';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PasswordChange } from '#ui/shell/access/password-change.tsx';
import styles from './login.module.css';

export function ForcedChange() {
  const words = useWords();
  const session = usePart(parts.session);
  const [form] = useState(() => new PasswordChangeForm(session));
  return (
    <>
      <h1 className={styles.title}>{words('session-change-title')}</h1>
      <p className={styles.lead}>{words('session-change-lead')}</p>
      <PasswordChange form={form} currentLabel={words('session-temporary-password')} size={54} />
      <Button variant="link" onClick={() => session.endHere()}>
        {words('session-back-to-login')}
      </Button>
    </>
  );
}
