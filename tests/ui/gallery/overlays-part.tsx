/** What lies over the page: messages, dialogs, sheets, menus, the loader; and what stands where there is nothing. */
import { useRef, useState } from 'react';
import TrendingUp from 'lucide-react/icons/trending-up';
import { Alert } from '#ui/design/notice/alert.tsx';
import type { AlertKind } from '#ui/design/notice/alert.tsx';
import { AlertStack } from '#ui/design/notice/alert-stack.tsx';
import type { PassingAlert } from '#ui/design/notice/alert-stack.tsx';
import { BottomSheet } from '#ui/design/layer/bottom-sheet.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Loader, LoaderPicture } from '#ui/design/notice/loader.tsx';
import { Menu } from '#ui/design/choice/menu.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Popover } from '#ui/design/layer/popover.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';

type Shown = 'none' | 'ask' | 'answer' | 'form' | 'sheet' | 'loader' | 'popover';

const kinds: readonly AlertKind[] = ['success', 'info', 'warning', 'error'];

export const OverlaysPart = () => {
  const [shown, setShown] = useState<Shown>('none');
  const [said, setSaid] = useState('nothing');
  const [alerts, setAlerts] = useState<readonly PassingAlert[]>([]);
  const [count, setCount] = useState(0);
  const [text, setText] = useState('');
  const [reason, setReason] = useState<string | null>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => setShown('none');
  const say = (kind: AlertKind, hideAfterMs?: number) => {
    setAlerts([
      ...alerts,
      {
        id: `alert-${count}`,
        kind,
        text: `Message ${count}, ${kind}.`,
        ...(hideAfterMs === undefined ? {} : { hideAfterMs }),
      },
    ]);
    setCount(count + 1);
  };
  return (
    <Card title="Alerts, dialogs, nothing" fact={<span data-testid="said">{said}</span>}>
      <div className="rows">
        {kinds.map((kind) => (
          <Alert key={kind} kind={kind} title={`Fact, ${kind}.`} live={false} onClose={() => setSaid(`closed ${kind}`)}>
            Log in again to continue.
          </Alert>
        ))}
        <div className="line">
          {kinds.map((kind) => (
            <Button key={kind} size={32} onClick={() => say(kind)}>
              Say {kind}
            </Button>
          ))}
          <Button size={32} onClick={() => say('info', 1500)}>
            Say shortly
          </Button>
        </div>
        <div className="line">
          <Button onClick={() => setShown('ask')}>Release this hold</Button>
          <Button onClick={() => setShown('answer')}>Price changed</Button>
          <Button onClick={() => setShown('form')}>A form</Button>
          <Button onClick={() => setShown('sheet')}>Sheet</Button>
          <Button
            ref={anchor}
            aria-expanded={shown === 'popover'}
            onClick={() => setShown(shown === 'popover' ? 'none' : 'popover')}
          >
            Panel
          </Button>
          <Button
            onClick={() => {
              setShown('loader');
              // What it waits for comes when a test says so.
              window.addEventListener('loaded', close, { once: true });
            }}
          >
            Load
          </Button>
          <Menu
            label="Acts"
            groups={[
              {
                key: 'acts',
                label: 'Booking',
                items: [
                  { key: 'ticket', label: 'E-ticket', onPress: () => setSaid('e-ticket') },
                  { key: 'invoice', label: 'Invoice', disabled: true },
                  { key: 'page', label: 'My Bookings', href: '/my-bookings' },
                ],
              },
              {
                key: 'end',
                items: [{ key: 'cancel', label: 'Cancel', danger: true, onPress: () => setSaid('cancel') }],
              },
            ]}
            trigger={(props) => <Button {...props}>Menu</Button>}
          />
        </div>
        <EmptyState
          title="No flights found for the given date."
          actions={
            <>
              <Button>Clear filters</Button>
              <Button variant="primary">See 25 Nov</Button>
            </>
          }
        >
          The nearest fares are on 25 Nov from ₹ 5,240.
        </EmptyState>
        <ErrorPanel message="HTTP error: 502" onHome={() => setSaid('home')} />
        <LoaderPicture />
        <SkeletonRows rows={2} height="36px" />
      </div>
      <AlertStack alerts={alerts} onClosed={(id) => setAlerts((now) => now.filter((alert) => alert.id !== id))} />
      <Modal
        open={shown === 'ask'}
        title="Release this hold?"
        onClose={close}
        onApply={() => {
          setSaid('released');
          close();
        }}
        applyLabel="Release"
      >
        <p>PNR Q7XK2M will be released and the fare may not come back.</p>
      </Modal>
      <Modal
        open={shown === 'answer'}
        size={640}
        answerRequired
        icon={TrendingUp}
        title="The airline raised this fare"
        subtitle="Nothing is booked yet and nothing has been charged."
        footerNote="New price held for 04:32"
        onClose={() => {
          setSaid('back');
          close();
        }}
        onApply={close}
        closeLabel="Back to results"
        applyLabel="Continue at ₹ 37,533"
      />
      <Modal open={shown === 'form'} title="A form in a dialog" onClose={close} onApply={close} danger>
        <div className="rows">
          <TextField label="Note" value={text} onChange={setText} />
          <Select
            label="Reason"
            value={reason}
            onChange={setReason}
            options={[
              { key: 'plans', label: 'Plans changed' },
              { key: 'price', label: 'Found a lower price' },
            ]}
          />
        </div>
      </Modal>
      <BottomSheet
        open={shown === 'sheet'}
        title="6E 2134 fares"
        subtitle="Tue 24 Nov, per adult"
        onClose={close}
        footer={
          <Button variant="primary" size={48} block onClick={close}>
            Choose Saver
          </Button>
        }
      >
        <p>Saver, Flex, Corporate</p>
      </BottomSheet>
      <Popover open={shown === 'popover'} onClose={close} anchor={anchor} label="Travellers">
        <TextField label="In the panel" value={text} onChange={setText} />
      </Popover>
      {shown === 'loader' ? <Loader /> : null}
    </Card>
  );
};
