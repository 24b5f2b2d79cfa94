/**
 * The shell around every screen, bound to the session: which parts stand, what the header shows, what happens when the
 * session ends, and the alerts that pass over everything.
 */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import BookOpenText from 'lucide-react/icons/book-open-text';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Inbox from 'lucide-react/icons/inbox';
import Luggage from 'lucide-react/icons/luggage';
import Search from 'lucide-react/icons/search';
import Timer from 'lucide-react/icons/timer';
import { formatMoney } from '#domain/money/format.ts';
import type { SessionState } from '#application/portal/session/session.ts';
import type { ClientConfiguration } from '#domain/session/client-configuration.ts';
import { parts } from '#ui/composition/parts.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { useNewBooking } from '#ui/composition/use-house.ts';
import { OfAddress } from '#ui/booking/words/of-product.tsx';
import type { PortalProduct } from '#ui/booking/product-view.ts';
import { useProducts } from '#ui/booking/use-product.ts';
import { isOfBooking, operatorsQueue, paths } from '#ui/composition/paths.ts';
import { CarrierImages } from '#ui/design/data/carrier-tile.tsx';
import { AlertStack } from '#ui/design/notice/alert-stack.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { EmulationBanner } from './emulation-banner.tsx';
import { Footer } from './footer.tsx';
import { GuestHeader } from './guest-header.tsx';
import { Header } from './header.tsx';
import { ActsRefused } from '../access/acts-refused.tsx';
import { Emulate } from '../access/emulate.tsx';
import { LogOutFailure, ReplacedTab } from '../access/session-dialogs.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { PageFrame } from './page-frame.tsx';
import { useFinder } from '../find/finder.tsx';
import { activeServiceOf, barPlacesFor, builtServices, headerTabs, menuGroupsFor } from './places.ts';
import { isRouteShell, ShellSwitchContext } from './shell-parts.ts';
import type { ShellParts } from './shell-parts.ts';
import { SupportLine } from './support-line.tsx';
import { useSupport } from './use-support.tsx';

export function Frame() {
  const session = useStateOf(usePart(parts.session).state$);
  const configuration = useStateOf(usePart(parts.configuration).state$);
  const [switched, setSwitched] = useState<ShellParts>({});
  const shellSwitch = useMemo(() => ({ hide: setSwitched }), []);
  const narrow = useNarrow();
  const handles = useMatches()
    .map(({ handle }) => handle)
    .filter(isRouteShell)
    .flatMap(({ narrow: onNarrow, ...always }) => (narrow ? [always, onNarrow] : [always]));
  const shown: ShellParts = Object.assign({}, ...handles, switched);
  const leaving = useLeaveWhenEnded(session);
  const finder = useFinder(session);
  const support = useSupport();
  if (leaving || configuration.kind !== 'ready') return null;
  const tenant = configuration.configuration;
  return (
    <OfAddress>
      <ShellSwitchContext value={shellSwitch}>
        <PageFrame
          bare={shown.gutters === false}
          header={
            shown.header === false ? null : (
              <BoundHeader
                tenant={tenant}
                session={session}
                stripHidden={shown.strip === false}
                onFind={finder.open}
                onAskSupport={support.ask}
              />
            )
          }
          banner={session.kind === 'signed-in' ? <Emulating session={session} /> : null}
          footer={
            <>
              {narrow && shown.header === false && support.ask !== undefined ? (
                <SupportLine onAsk={support.ask} />
              ) : null}
              {shown.footer === false ? null : <Footer vendor={tenant.vendorName} />}
            </>
          }
          mobileBar={session.kind === 'signed-in' && shown.mobileBar !== false ? <BoundMobileBar /> : null}
        >
          <CarrierImages value={tenant.carrierImageUrl}>
            <ActsRefused session={session}>
              <Outlet />
              {support.dialog}
            </ActsRefused>
          </CarrierImages>
        </PageFrame>
        <PassingAlerts />
        {finder.palette}
        {session.kind === 'replaced' ? <ReplacedTab by={session.by} /> : null}
      </ShellSwitchContext>
    </OfAddress>
  );
}

/**
 * A session that ends takes everything that was fetched under it from memory: the page starts again at the root. True from
 * then on: nothing is drawn any more, so that the login is seen once, on the page that comes.
 */
function useLeaveWhenEnded(session: SessionState): boolean {
  const [wasIn, setWasIn] = useState(false);
  if (session.kind === 'signed-in' && !wasIn) setWasIn(true);
  const note = usePart(parts.endedSession);
  const { pathname, search, hash } = useLocation();
  const leaving = wasIn && session.kind === 'signed-out';
  const because = session.kind === 'signed-out' ? session.because : undefined;
  const from = pathname + search + hash;
  useEffect(() => {
    if (!leaving) return;
    if (because === undefined) note.remove();
    else note.write({ from });
    window.location.replace('/');
  }, [leaving, because, from, note]);
  return leaving;
}

/** What an operator's header leads to. */
const queues = [
  { key: 'requests', words: 'shell-menu-requests', href: operatorsQueue(), icon: Inbox },
  { key: 'operations', words: 'shell-menu-operations', href: paths.operations, icon: ClipboardCheck },
] as const;

/** Which of them a page is. */
function queueAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  if (pathname !== paths.operations) return null;
  return new URLSearchParams(search).get('section') === 'requests' ? 'requests' : 'operations';
}

interface BoundHeaderProps {
  readonly tenant: ClientConfiguration;
  readonly session: SessionState;
  readonly stripHidden: boolean;
  readonly onFind: () => void;
  readonly onAskSupport: (() => void) | undefined;
}

function BoundHeader({ tenant, session, stripHidden, onFind, onAskSupport }: BoundHeaderProps) {
  const words = useWords();
  const { language } = useLanguage();
  const use = usePart(parts.session);
  const products = useProducts();
  const { balance } = useStateOf(usePart(parts.accountSummary).state$);
  const due = useStateOf(usePart(parts.holdsDue).state$);
  const location = useLocation();
  const { pathname } = location;
  const may = useMay();
  const [logOutFailed, setLogOutFailed] = useState(false);
  const logOut = useCallback(async () => {
    const outcome = await use.logOut();
    if (outcome.kind === 'failed') setLogOutFailed(true);
  }, [use]);
  if (session.kind !== 'signed-in') return <GuestHeader name={tenant.projectName} logo={tenant.logoUrl} />;
  const { identity } = session.auth;
  // An operator works on all agencies: the queues stand in place of what is sold, and there is no balance.
  const operates = may('operate');
  const seesMoney = may('balance') && !operates;
  const { user } = session;
  const { tabs, more } = headerTabs(builtServices(products.all, tenant.enabledServices));
  const serviceLink = ({ product: key, words: id, href, icon }: PortalProduct) => ({
    key,
    label: words(id),
    href,
    icon,
  });
  const emulates = user?.rights.includes('emulate') === true && user.emulatedBy === undefined;
  return (
    <>
      <Header
        name={tenant.projectName}
        logo={tenant.logoUrl}
        home="/"
        services={
          operates ? queues.map(({ words: id, ...queue }) => ({ ...queue, label: words(id) })) : tabs.map(serviceLink)
        }
        moreServices={operates ? [] : more.map(serviceLink)}
        activeService={operates ? (queueAt(location) ?? '') : (activeServiceOf(products.all, pathname) ?? '')}
        stripHidden={stripHidden}
        balance={seesMoney ? (balance && formatMoney(balance.balance, { locale: language })) || null : undefined}
        creditLimit={
          seesMoney ? (balance && formatMoney(balance.creditLimit, { locale: language })) || null : undefined
        }
        agent={{ name: `${identity.firstName} ${identity.lastName}`, id: identity.agentId }}
        company={identity.companyName}
        places={barPlacesFor(products.all, tenant.enabledServices, may).map(({ key, bar, href, icon }) => ({
          key,
          label: words(bar),
          href,
          icon,
          due: href === paths.holds ? due : undefined,
        }))}
        menuGroups={menuGroupsFor(products.all, tenant.enabledServices, may, words)}
        onLogout={() => void logOut()}
        onFind={onFind}
        onAskSupport={onAskSupport}
        emulate={emulates ? <Emulate /> : undefined}
      />
      <LogOutFailure open={logOutFailed} onClose={() => setLogOutFailed(false)} onEndHere={() => use.endHere()} />
    </>
  );
}

function Emulating({ session }: { readonly session: Extract<SessionState, { kind: 'signed-in' }> }) {
  const emulation = usePart(parts.emulation);
  if (session.user?.emulatedBy === undefined) return null;
  const { companyName, agentId } = session.auth.identity;
  const switchBack = async () => {
    await emulation.goBack();
    window.location.replace(paths.landing);
  };
  return (
    <EmulationBanner
      name={companyName}
      agentId={agentId}
      readOnly={session.user.emulatedBy.readOnly}
      onSwitchBack={() => void switchBack()}
    />
  );
}

function BoundMobileBar() {
  const words = useWords();
  const newBooking = useNewBooking();
  const due = useStateOf(usePart(parts.holdsDue).state$);
  const location = useLocation();
  const { pathname } = location;
  const may = useMay();
  const entries = may('operate')
    ? queues.map(({ words: id, ...queue }) => ({ ...queue, label: words(id) }))
    : [
        { key: 'search', label: words('shell-bar-search'), icon: Search, href: newBooking },
        { key: 'bookings', label: words('shell-bar-bookings'), icon: Luggage, href: paths.bookings },
        { key: 'holds', label: words('shell-bar-holds'), icon: Timer, href: paths.holds, count: due },
        ...(may('ledger')
          ? [{ key: 'ledger', label: words('shell-bar-ledger'), icon: BookOpenText, href: paths.ledger }]
          : []),
      ];
  // Pages of one booking may stand among those of its service.
  const place = isOfBooking(pathname) ? paths.bookings : pathname;
  const here = entries
    .filter(({ href }) => place.startsWith(href))
    .toSorted((one, other) => other.href.length - one.href.length);
  return <MobileBar entries={entries} active={may('operate') ? queueAt(location) : (here[0]?.key ?? null)} />;
}

function PassingAlerts() {
  const words = useWords();
  const alerts = usePart(parts.alerts);
  const shown = useStateOf(alerts.state$);
  return (
    <AlertStack
      alerts={shown.map(({ id, variant, words: said, autoHideMs }) => ({
        id: String(id),
        kind: variant,
        text: 'text' in said ? said.text : words(said.id, said.args),
        hideAfterMs: autoHideMs,
      }))}
      onClosed={(id) => alerts.dismiss(Number(id))}
    />
  );
}
