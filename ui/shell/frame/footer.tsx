/** The last line of every page: who made it possible, and four pages anyone may read. */
import { Link } from 'react-router-dom';
import { useWords } from '#ui/design/words/words.ts';
import styles from './shell.module.css';

export interface FooterProps {
  readonly vendor: string;
}

export const Footer = ({ vendor }: FooterProps) => {
  const words = useWords();
  return (
    <footer className={styles.footer}>
      <p>
        {words('shell-powered-by')} <strong className={styles.vendor}>{vendor}</strong>
      </p>
      <nav aria-label={words('shell-about')} className={styles.footerLinks}>
        <Link to="/about-us">{words('shell-about-us')}</Link>
        <Link to="/contact-us">{words('shell-contact-us')}</Link>
        <Link to="/privacy-policy">{words('shell-privacy-policy')}</Link>
        <Link to="/terms-conditions">{words('shell-terms-of-use')}</Link>
      </nav>
    </footer>
  );
};
