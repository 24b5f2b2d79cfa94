/** How the portal looks with what is typed: its own components in its own theme, not to be pressed. */
import { money } from '#domain/money/money.ts';
import type { SettingUp } from '#application/portal/operations/configuration.ts';
import { useProducts } from '#ui/booking/use-product.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { Chips } from '#ui/design/choice/chips.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { deriveTheme, themeProperties } from '#ui/design/theme/theme.ts';
import { useFontFaces } from '#ui/design/theme/use-font-faces.ts';
import { useWords } from '#ui/design/words/words.ts';
import { Logo } from '#ui/shell/frame/logo.tsx';
import { builtServices, headerTabs } from '#ui/shell/frame/places.ts';
import styles from './settings.module.css';

export function Preview({ shown }: { readonly shown: SettingUp }) {
  const words = useWords();
  const { all } = useProducts();
  const { draft, kept } = shown;
  const { projectName, logoUrl, primaryColour: primary, secondaryColour: secondary, fontFamily: font } = draft;
  const { tabs: services } = headerTabs(builtServices(all, draft.enabledServices));
  useFontFaces(font, draft.fontFaces);
  const theme = deriveTheme({ primary, secondary, font });
  const price = money(1_756_200, kept.currency);
  return (
    <section className={styles.previewed} aria-label={words('settings-preview')}>
      <p className={styles.quiet}>{words('settings-preview-help')}</p>
      <div data-brand className={styles.brand} style={themeProperties(theme)} inert>
        <div className={styles.sheet}>
          <div className={styles.bar}>
            <Logo name={projectName} source={logoUrl} />
            <ul className={styles.strip}>
              {services.map(({ product, icon, words: name }, at) => (
                <li key={product} className={classNames(styles.service, at === 0 && styles.active)}>
                  <Icon of={icon} size={18} />
                  {words(name)}
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.body}>
            <Chips
              label={words('settings-preview')}
              chips={[
                { key: 'on', label: words('settings-preview-chosen') },
                { key: 'off', label: words('settings-preview-other') },
              ]}
              chosen={['on']}
              onChange={() => undefined}
            />
            <div className={classNames(styles.row, styles.chosen)}>
              <span>{words('settings-preview-row')}</span>
              <Amount of={price} strong />
            </div>
            <div className={styles.row}>
              <span>{words('settings-preview-row')}</span>
              <Amount of={price} strong />
            </div>
            <div className={styles.marks}>
              <Badge kind="success">{words('settings-preview-confirmed')}</Badge>
              <Badge kind="warning">{words('settings-preview-held')}</Badge>
              <Badge kind="danger">{words('settings-preview-failed')}</Badge>
              <span className={styles.link}>{words('settings-preview-link')}</span>
            </div>
            <div className={styles.acts}>
              <Button size={40}>{words('settings-preview-hold')}</Button>
              <Button size={40} variant="primary">
                {words('settings-preview-book')}
              </Button>
            </div>
          </div>
        </div>
        <div className={styles.pair}>
          <div className={styles.login}>
            <span className={styles.art} />
            <div className={styles.loginForm}>
              <Logo name={projectName} source={logoUrl} />
              <TextField label={words('settings-preview-user')} value="" onChange={() => undefined} />
              <Button variant="primary" block>
                {words('settings-preview-log-in')}
              </Button>
            </div>
          </div>
          <div className={styles.paper}>
            <div className={styles.paperHead}>
              <Logo name={projectName} source={logoUrl} />
              <bdi>{draft.clientName === '' ? projectName : draft.clientName}</bdi>
            </div>
            <p className={styles.paperTitle}>{words('settings-preview-paper')}</p>
            <p className={styles.row}>
              <span>{words('settings-preview-total')}</span>
              <Amount of={price} />
            </p>
          </div>
        </div>
        <p className={styles.quiet}>{words('settings-preview-footer', { vendor: draft.vendorName })}</p>
      </div>
    </section>
  );
}
