/** The shell around the gallery, as around every screen. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import Bed from 'lucide-react/icons/bed-double';
import Bus from 'lucide-react/icons/bus';
import Clock from 'lucide-react/icons/clock';
import Menu from 'lucide-react/icons/menu';
import Plane from 'lucide-react/icons/plane';
import Search from 'lucide-react/icons/search';
import Shield from 'lucide-react/icons/shield-check';
import Ticket from 'lucide-react/icons/ticket';
import TrainFront from 'lucide-react/icons/train-front';
import Users from 'lucide-react/icons/users';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { EmulationBanner } from '#ui/shell/frame/emulation-banner.tsx';
import { Footer } from '#ui/shell/frame/footer.tsx';
import { Header } from '#ui/shell/frame/header.tsx';
import { MobileBar } from '#ui/shell/frame/mobile-bar.tsx';
import { DecisionBar, PageFrame, PageHead } from '#ui/shell/frame/page-frame.tsx';

export const ShellAround = ({ children }: { readonly children: ReactNode }) => {
  const words = useWords();
  const [seen, setReported] = useState('ready');
  return (
    <PageFrame
      banner={<EmulationBanner name="Backwater Trails" agentId="AGT10733" onSwitchBack={() => setReported('back')} />}
      header={
        <Header
          name="Meridian"
          home="/flight"
          services={[
            { key: 'flight', label: words('shell-service-flight'), href: '/flight', icon: Plane },
            { key: 'hotel', label: 'Hotel', href: '/hotel', icon: Bed },
            { key: 'bus', label: 'Buses', href: '/bus', icon: Bus },
            { key: 'insurance', label: 'Insurance', href: '/insurance', icon: Shield },
          ]}
          moreServices={[{ key: 'train', label: 'Trains', href: '/train/search', icon: TrainFront }]}
          activeService="flight"
          balance="₹ 1,84,320"
          creditLimit="₹ 3,00,000"
          agent={{ name: 'Anita Menon', id: 'AGT10482' }}
          company="Malabar Holidays"
          menuGroups={[
            {
              key: 'accounts',
              label: words('shell-menu-accounts'),
              items: [{ key: 'bookings', label: words('shell-menu-my-bookings'), icon: Ticket, href: '/my-bookings' }],
            },
          ]}
          onLogout={() => setReported('logout')}
          onFind={() => setReported('find')}
          onAskSupport={() => setReported('support')}
          emulate={
            <Button icon={Users} size={32}>
              Emulate
            </Button>
          }
        />
      }
      footer={<Footer vendor="Farelane" />}
      mobileBar={
        <MobileBar
          active="search"
          entries={[
            { key: 'search', label: words('shell-bar-search'), icon: Search, href: '/flight' },
            { key: 'bookings', label: words('shell-bar-bookings'), icon: Ticket, href: '/my-bookings' },
            { key: 'holds', label: 'Holds', icon: Clock, href: '/flight/hold-queues', count: 5 },
            { key: 'menu', label: 'Menu', icon: Menu, onPress: () => setReported('menu') },
          ]}
        />
      }
    >
      <PageHead title="Components and states" fact={<span data-testid="seen">{seen}</span>} />
      {children}
      <DecisionBar
        label="Decision"
        acts={
          <Button variant="primary" size={48}>
            Book
          </Button>
        }
      >
        <strong>₹ 35,673</strong>
      </DecisionBar>
    </PageFrame>
  );
};
