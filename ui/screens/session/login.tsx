/** Login: user id and password, the forgotten password, and the change that a temporary secret demands. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { languages } from '#domain/people/language.ts';
import { invitationIn } from '#domain/session/invitation.ts';
import { signOnTokenIn } from '#domain/session/single-sign-on.ts';
import { parts } from '#ui/composition/parts.ts';
import { useDeskAhead, usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { isLanguage, languageNames, useLanguage, useWords } from '#ui/design/words/words.ts';
import { cameFrom } from '#ui/shell/access/access.tsx';
import { Footer } from '#ui/shell/frame/footer.tsx';
import { Logo } from '#ui/shell/frame/logo.tsx';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { RouteMap } from './route-map.tsx';
import styles from './login.module.css';

const ForcedChange = lazy(() =>
  import('./forced-change.tsx').then(({ ForcedChange: Loaded }) => ({ default: Loaded })),
);

const SecondCode = lazy(() => import('./second-code.tsx').then(({ SecondCode: Loaded }) => ({ default: Loaded })));

const FailureAlert = lazy(() =>
  import('#ui/shell/words/failure-alert.tsx').then(({ FailureAlert: Loaded }) => ({ default: Loaded })),
);

export function Screen() {
  useDeskAhead();
  const session = useStateOf(usePart(parts.session).state$);
  const { state } = useLocation();
  if (session.kind === 'signed-in' && !session.auth.mustChangePassword) {
    return <Navigate to={cameFrom(state) ?? '/search'} replace />;
  }
  return (
    <LoginPage>
      {session.kind === 'signed-in' ? (
        <Suspense fallback={null}>
          <ForcedChange />
        </Suspense>
      ) : (
        <LoginOrForgotten />
      )}
    </LoginPage>
  );
}

function LoginPage({ children }: { readonly children: ReactNode }) {
  const words = useWords();
  const { language, setLanguage } = useLanguage();
  const configuration = useStateOf(usePart(parts.configuration).state$);
  if (configuration.kind !== 'ready') return null;
  const { projectName, logoUrl, vendorName } = configuration.configuration;
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header className={styles.top}>
          <Logo name={projectName} source={logoUrl} />
          <Segmented
            label={words('shell-language')}
            segments={languages.map((key) => ({ key, label: languageNames[key], language: key }))}
            value={language}
            onChange={(key) => isLanguage(key) && setLanguage(key)}
          />
        </header>
        <main className={styles.form}>{children}</main>
        <Footer vendor={vendorName} />
      </div>
      <aside className={styles.art}>
        <RouteMap />
        <div className={styles.promise}>
          <p className={styles.headline}>{words('session-headline')}</p>
          <p>{words('session-promise')}</p>
        </div>
      </aside>
    </div>
  );
}

function LoginOrForgotten() {
  const words = useWords();
  const note = usePart(parts.endedSession);
  const session = useStateOf(usePart(parts.session).state$);
  const [noted] = useState(() => note.read() !== undefined);
  const ended = noted || (session.kind === 'signed-out' && session.because === 'session-ended');
  const form = usePart(parts.loginForm);
  const state = useStateOf(form.state$);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const token = signOnTokenIn(hash);
    if (token !== undefined) {
      void navigate({ hash: '' }, { replace: true });
      void form.signOn(token);
      return;
    }
    const invitation = invitationIn(hash);
    if (invitation === undefined) return;
    form.change({ userId: invitation.userId, password: invitation.secret });
    void navigate({ hash: '' }, { replace: true });
  }, [form, hash, navigate]);
  useEffect(() => {
    if (state.violations.length > 0) fields.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [state.violations]);

  if (state.mode === 'mailed') {
    return (
      <>
        <h1 className={styles.title}>{words('session-mailed-title')}</h1>
        <Alert kind="success">{words('message-password-mailed')}</Alert>
        <p className={styles.lead}>{words('session-mailed-help')}</p>
        <Button size={48} onClick={() => form.show('log-in')}>
          {words('session-back-to-login')}
        </Button>
      </>
    );
  }
  if (state.mode === 'code')
    return (
      <Suspense fallback={null}>
        <SecondCode />
      </Suspense>
    );
  const forgotten = state.mode === 'forgotten';
  return (
    <>
      <h1 className={styles.title}>{words(forgotten ? 'session-forgotten-title' : 'session-title')}</h1>
      <p className={styles.lead}>{words(forgotten ? 'session-forgotten-lead' : 'session-lead')}</p>
      {ended && !forgotten ? <Alert kind="warning">{words('message-session-expired')}</Alert> : null}
      {state.failure ? (
        <Suspense fallback={null}>
          <FailureAlert failure={state.failure} />
        </Suspense>
      ) : null}
      <form
        ref={fields}
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Only now: the page may be reloaded before it is read.
          note.remove();
          void form.submit();
        }}
      >
        <TextField
          size={54}
          label={words('session-user-id')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          leftToRight
          value={state.userId}
          onChange={(userId) => form.change({ userId })}
          error={violationAt(words, state.violations, 'userId')}
        />
        {forgotten ? null : (
          <TextField
            size={54}
            label={words('session-password')}
            type="password"
            name="password"
            autoComplete="current-password"
            leftToRight
            value={state.password}
            onChange={(password) => form.change({ password })}
            error={violationAt(words, state.violations, 'password')}
            aside={
              <Button variant="link" onClick={() => form.show('forgotten')}>
                {words('session-forgot')}
              </Button>
            }
          />
        )}
        <Button
          type="submit"
          variant="primary"
          size={54}
          block
          busy={state.busy}
          busyLabel={words(forgotten ? 'session-sending' : 'session-logging-in')}
        >
          {words(forgotten ? 'session-send-password' : 'session-log-in')}
        </Button>
        {forgotten ? (
          <Button size={48} block onClick={() => form.show('log-in')}>
            {words('session-back-to-login')}
          </Button>
        ) : (
          <p className={styles.register}>
            {words('session-no-account')} <Link to="/agent-registration">{words('session-register')}</Link>
          </p>
        )}
      </form>
    </>
  );
}
