/** How to reach the people who run the deployment. */
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { useWords } from '#ui/design/words/words.ts';
import { StaticPage } from './static-page.tsx';
import styles from './static-page.module.css';

export function Screen() {
  const words = useWords();
  const state = useStateOf(usePart(parts.configuration).state$);
  const { supportEmail = '', supportPhone = '' } = state.kind === 'ready' ? state.configuration : {};
  return (
    <StaticPage page="contact-us" sections={[{ paragraphs: ['pages-contact-lead', 'pages-contact-what'] }]}>
      {supportEmail === '' && supportPhone === '' ? null : (
        <dl className={styles.contacts}>
          {supportEmail === '' ? null : (
            <>
              <dt>{words('pages-contact-email')}</dt>
              <dd>
                <a href={`mailto:${supportEmail}`}>
                  <bdi>{supportEmail}</bdi>
                </a>
              </dd>
            </>
          )}
          {supportPhone === '' ? null : (
            <>
              <dt>{words('pages-contact-phone')}</dt>
              <dd>
                <a href={`tel:${supportPhone.replaceAll(/[^+\d]/g, '')}`}>
                  <bdi>{supportPhone}</bdi>
                </a>
              </dd>
            </>
          )}
        </dl>
      )}
    </StaticPage>
  );
}
