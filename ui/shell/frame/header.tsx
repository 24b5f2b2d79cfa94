/**
 * The bar above every screen: logo, services with a bar under the one in use, the way to find things, money at a glance,
 * language, and the profile menu with LOGOUT. All it shows is handed to it.
 */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LogOut from 'lucide-react/icons/log-out';
import Search from 'lucide-react/icons/search';
import { languages } from '#domain/people/language.ts';
import { classNames } from '#ui/design/theme/class-names.ts';
import { Icon } from '#ui/design/press/icon.tsx';
import type { IconShape } from '#ui/design/press/icon.tsx';
import { Menu } from '#ui/design/choice/menu.tsx';
import type { MenuGroup, MenuItem } from '#ui/design/choice/menu.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { directionOf, languageNames, useLanguage, useWords } from '#ui/design/words/words.ts';
import { Logo } from './logo.tsx';
import styles from './header.module.css';

export interface ServiceLink {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly icon?: IconShape | undefined;
}

/** A place that is gone to all day. */
export interface BarPlace extends ServiceLink {
  /** How much of what is there is due. */
  readonly due?: number | undefined;
}

export interface HeaderProps {
  /** The tenant's name, for the logo. */
  readonly name: string;
  readonly logo?: string | undefined;
  readonly home: string;
  readonly services: readonly ServiceLink[];
  /** Behind a menu at the end of the strip. */
  readonly moreServices?: readonly ServiceLink[] | undefined;
  readonly activeService: string | null;
  readonly stripHidden?: boolean | undefined;
  /** Formatted amounts; null while they are not known, undefined for none at all. */
  readonly balance?: string | null | undefined;
  readonly creditLimit?: string | null | undefined;
  readonly agent: { readonly name: string; readonly id: string };
  readonly company?: string | undefined;
  readonly places?: readonly BarPlace[] | undefined;
  readonly menuGroups: readonly MenuGroup[];
  readonly onLogout: () => void;
  readonly onFind?: (() => void) | undefined;
  readonly onAskSupport?: (() => void) | undefined;
  /** The Emulate button, where the agent may. */
  readonly emulate?: ReactNode;
}

const initialsOf = (name: string): string => {
  const parts = name.trim().split(/\s+/u);
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
    .map((part) => [...(part ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
};

const Figure = ({ label, amount }: { readonly label: string; readonly amount: string | null }) => (
  <div className={styles.figure}>
    <span className={styles.figureLabel}>{label}</span>
    {amount === null ? (
      <span className={styles.waiting} aria-hidden="true" />
    ) : (
      <bdi dir="ltr" className={styles.amount}>
        {amount}
      </bdi>
    )}
  </div>
);

const useLanguageChoices = (): readonly MenuItem[] => {
  const { language, setLanguage } = useLanguage();
  return languages.map((each) => ({
    key: each,
    label: languageNames[each],
    language: each,
    direction: directionOf(each),
    checked: each === language,
    onPress: () => setLanguage(each),
  }));
};

export const LanguageMenu = () => {
  const words = useWords();
  const { language } = useLanguage();
  const items = useLanguageChoices();
  return (
    <Menu
      label={words('shell-language')}
      groups={[{ key: 'languages', items }]}
      trigger={(props) => (
        <button
          {...props}
          className={styles.quiet}
          aria-label={`${words('shell-language')}: ${languageNames[language]}`}
        >
          <Icon of={Globe} size={18} />
          <span lang="en">{language.toUpperCase()}</span>
          <Icon of={ChevronDown} size={16} />
        </button>
      )}
    />
  );
};

const MoreServices = ({
  services,
  active,
}: {
  readonly services: readonly ServiceLink[];
  readonly active: string | null;
}) => {
  const words = useWords();
  const here = services.find(({ key }) => key === active);
  return (
    <Menu
      label={words('shell-services-more')}
      align="start"
      groups={[{ key: 'services', items: services }]}
      trigger={(props) => (
        <button {...props} className={classNames(styles.service, styles.more, here && styles.active)}>
          {here?.icon ? <Icon of={here.icon} size={18} mirrored className={styles.serviceIcon} /> : null}
          {here?.label ?? words('shell-services-more')}
          <Icon of={ChevronDown} size={16} />
        </button>
      )}
    />
  );
};

export const Header = ({
  name,
  logo,
  home,
  services,
  moreServices = [],
  activeService,
  stripHidden = false,
  balance,
  creditLimit,
  agent,
  company,
  places = [],
  menuGroups,
  onLogout,
  onFind,
  onAskSupport,
  emulate,
}: HeaderProps) => {
  const words = useWords();
  const initials = initialsOf(agent.name);
  const narrow = useNarrow();
  const choices = useLanguageChoices();
  const groups: readonly MenuGroup[] = [
    ...(narrow && onFind
      ? [{ key: 'find', items: [{ key: 'find', label: words('shell-find'), icon: Search, onPress: onFind }] }]
      : []),
    ...(narrow && !stripHidden && services.length > 0
      ? [{ key: 'services', label: words('shell-services'), items: [...services, ...moreServices] }]
      : []),
    ...menuGroups,
    ...(narrow ? [{ key: 'languages', label: words('shell-language'), items: choices }] : []),
    ...(onAskSupport
      ? [
          {
            key: 'ask-support',
            items: [{ key: 'ask-support', label: words('shell-ask-support'), icon: LifeBuoy, onPress: onAskSupport }],
          },
        ]
      : []),
    {
      key: 'logout',
      items: [{ key: 'logout', label: words('shell-logout'), icon: LogOut, danger: true, onPress: onLogout }],
    },
  ];
  return (
    <header className={styles.header}>
      <Link to={home} className={styles.home} aria-label={name}>
        <Logo name={name} source={logo} />
      </Link>
      {stripHidden || services.length + moreServices.length === 0 ? null : (
        <nav aria-label={words('shell-services')} className={styles.strip}>
          <div className={styles.services}>
            {services.map((service) => {
              const active = service.key === activeService;
              return (
                <Link
                  key={service.key}
                  to={service.href}
                  className={classNames(styles.service, active && styles.active)}
                  aria-current={active ? 'true' : undefined}
                >
                  {service.icon ? <Icon of={service.icon} size={18} mirrored className={styles.serviceIcon} /> : null}
                  {service.label}
                </Link>
              );
            })}
          </div>
          {moreServices.length === 0 ? null : <MoreServices services={moreServices} active={activeService} />}
        </nav>
      )}
      <div className={styles.end}>
        {places.length === 0 ? null : (
          <nav aria-label={words('shell-places')} className={styles.places}>
            {places.map(({ key, label, href, icon, due = 0 }) => (
              <Link key={key} to={href} className={styles.quiet} title={label}>
                {icon ? <Icon of={icon} size={18} /> : null}
                <span className={styles.placeName}>{label}</span>
                {due === 0 ? null : (
                  <>
                    <span className={styles.due} aria-hidden="true">
                      {due}
                    </span>
                    <span className="unseen">{words('shell-holds-due', { count: due })}</span>
                  </>
                )}
              </Link>
            ))}
          </nav>
        )}
        {onFind === undefined ? null : (
          <button
            type="button"
            className={classNames(styles.quiet, styles.wide)}
            aria-keyshortcuts="/"
            aria-haspopup="dialog"
            onClick={onFind}
          >
            <Icon of={Search} size={18} />
            <span className={styles.findName}>{words('shell-find')}</span>
            <kbd className={styles.key} aria-hidden="true">
              /
            </kbd>
          </button>
        )}
        {balance === undefined && creditLimit === undefined ? null : (
          <div className={styles.figures}>
            {balance === undefined ? null : <Figure label={words('shell-balance')} amount={balance} />}
            {creditLimit === undefined ? null : (
              <span className={styles.limit}>
                <Figure label={words('shell-credit-limit')} amount={creditLimit} />
              </span>
            )}
          </div>
        )}
        {emulate === undefined ? null : <div className={styles.emulate}>{emulate}</div>}
        <span className={styles.wide}>
          <LanguageMenu />
        </span>
        <Menu
          label={words('shell-profile-menu')}
          groups={groups}
          header={
            <div className={styles.who}>
              <span className={styles.initials} aria-hidden="true">
                {initials}
              </span>
              <span className={styles.agent}>
                <span className={styles.agentName}>{agent.name}</span>
                <span className={styles.agentId}>
                  {company === undefined ? (
                    <bdi>{agent.id}</bdi>
                  ) : (
                    <>
                      <bdi>{company}</bdi>
                      {words('design-comma')}
                      <bdi>{agent.id}</bdi>
                    </>
                  )}
                </span>
              </span>
            </div>
          }
          trigger={(props) => (
            <button
              {...props}
              className={styles.profile}
              aria-label={`${words('shell-profile-menu')}: ${[agent.name, company, agent.id]
                .flatMap((each) => each ?? [])
                .join(words('design-comma'))}`}
            >
              <span className={styles.initials} aria-hidden="true">
                {initials}
              </span>
              <span className={classNames(styles.agent, styles.wide)}>
                <span className={styles.agentName}>{agent.name}</span>
                <span className={styles.agentId}>
                  {company === undefined ? null : <bdi className={styles.company}>{company}</bdi>}
                  <bdi>{agent.id}</bdi>
                </span>
              </span>
              <Icon of={ChevronDown} size={16} className={styles.wide} />
            </button>
          )}
        />
      </div>
    </header>
  );
};
