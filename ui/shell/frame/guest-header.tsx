/** The header of the pages that anyone may read, for who is not logged in. */
import { Link } from 'react-router-dom';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { LanguageMenu } from './header.tsx';
import { Logo } from './logo.tsx';
import styles from './header.module.css';

export function GuestHeader({ name, logo }: { readonly name: string; readonly logo: string }) {
  const words = useWords();
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.home} aria-label={name}>
        <Logo name={name} source={logo} />
      </Link>
      <div className={styles.end}>
        <LanguageMenu />
        <LinkButton to="/login" variant="primary" size={40}>
          {words('session-log-in')}
        </LinkButton>
      </div>
    </header>
  );
}
