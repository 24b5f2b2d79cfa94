/** Buttons, boxes, radios, switches, chips, tabs and badges. */
import { useState } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis-vertical';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Lock from 'lucide-react/icons/lock';
import Wallet from 'lucide-react/icons/wallet';
import Smartphone from 'lucide-react/icons/smartphone';
import { Badge, badgeIcons } from '#ui/design/data/badge.tsx';
import { Button } from '#ui/design/press/button.tsx';
import type { ButtonVariant } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { Chips, RemovableChip } from '#ui/design/choice/chips.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Switch } from '#ui/design/field/switch.tsx';
import { TabPanel, Tabs } from '#ui/design/choice/tabs.tsx';
import { Tooltip } from '#ui/design/layer/tooltip.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger', 'danger-line', 'link'];

export const ButtonsPart = () => {
  const [pressed, setPressed] = useState(0);
  return (
    <Card title="Button" fact={<span data-testid="pressed">{pressed}</span>}>
      {variants.map((variant) => (
        <div className="line" key={variant}>
          <Button variant={variant} onClick={() => setPressed(pressed + 1)}>
            Issue {variant}
          </Button>
          <Button variant={variant} busy busyLabel="Issuing" onClick={() => setPressed(pressed + 100)}>
            Busy {variant}
          </Button>
          <Button variant={variant} disabled>
            Disabled {variant}
          </Button>
        </div>
      ))}
      <div className="line">
        <Button variant="primary" size={54} keyHint="/">
          54 search
        </Button>
        <Button variant="primary" size={48} icon={Lock}>
          48 large
        </Button>
        <Button variant="primary" size={40} iconEnd={ArrowRight} iconMirrored>
          40
        </Button>
        <Button variant="primary" size={32}>
          32 dense
        </Button>
        <Button size={28}>28</Button>
        <IconButton label="More acts" icon={Ellipsis} variant="secondary" />
        <LinkButton to="/elsewhere" variant="secondary">
          A link
        </LinkButton>
        <Tooltip text="Includes GST">
          <Button variant="link">What is this?</Button>
        </Tooltip>
      </div>
    </Card>
  );
};

export const SelectionPart = () => {
  const [ticked, setTicked] = useState(true);
  const [way, setWay] = useState('balance');
  const [title, setTitle] = useState<string | null>('a');
  const [on, setOn] = useState(true);
  const [chosen, setChosen] = useState<readonly string[]>(['regular']);
  const [trip, setTrip] = useState('round');
  const [tab, setTab] = useState('all');
  return (
    <Card title="Selection">
      <div className="line">
        <Checkbox checked={ticked} onChange={setTicked}>
          Checked
        </Checkbox>
        <Checkbox checked={false} onChange={setTicked}>
          Unchecked
        </Checkbox>
        <Checkbox checked={false} mixed onChange={setTicked}>
          Some
        </Checkbox>
        <Checkbox checked disabled onChange={setTicked}>
          Disabled
        </Checkbox>
        <Checkbox checked={false} onChange={setTicked} error="Accept the terms to go on">
          Terms
        </Checkbox>
        <Switch on={on} onChange={setOn}>
          On
        </Switch>
        <Switch on={false} onChange={setOn}>
          Off
        </Switch>
      </div>
      <div className="rows">
        <RadioGroup
          label="Kind"
          look="row"
          value={title}
          onChange={setTitle}
          choices={[
            { key: 'a', label: 'Chosen' },
            { key: 'b', label: 'Not chosen' },
            { key: 'c', label: 'Disabled', disabled: true },
          ]}
        />
        <Chips
          label="Fare type"
          scroll
          chosen={chosen}
          onChange={setChosen}
          chips={[
            { key: 'regular', label: 'Regular' },
            { key: 'student', label: 'Student', count: 4 },
            { key: 'forces', label: 'Armed forces' },
            { key: 'senior', label: 'Senior citizen' },
          ]}
        />
        <div className="line">
          <Segmented
            label="Trip"
            value={trip}
            onChange={setTrip}
            segments={[
              { key: 'one', label: 'One way' },
              { key: 'round', label: 'Round trip' },
            ]}
          />
          <RemovableChip removeLabel="Remove filter: Non-stop" onRemove={() => setOn(on)}>
            Non-stop
          </RemovableChip>
        </div>
        <Tabs
          id="bookings"
          label="Bookings"
          value={tab}
          onChange={setTab}
          tabs={[
            { key: 'all', label: 'All', count: 248 },
            { key: 'upcoming', label: 'Upcoming', count: 37 },
            { key: 'hold', label: 'On hold', count: 5 },
          ]}
        />
        <TabPanel id="bookings" tab={tab}>
          <div className="line">
            <Badge kind="success">Ticketed</Badge>
            <Badge kind="warning">On hold, 42m</Badge>
            <Badge kind="info">Rescheduled</Badge>
            <Badge kind="danger">Not confirmed</Badge>
            <Badge kind="neutral">Cancelled</Badge>
            <Badge kind="neutral" icon={badgeIcons.travelled}>
              Travelled
            </Badge>
            <Badge kind="success" size="large">
              Verified
            </Badge>
          </div>
        </TabPanel>
        <RadioGroup
          label="Pay from"
          look="cards"
          value={way}
          onChange={setWay}
          choices={[
            {
              key: 'balance',
              label: 'Balance',
              note: '₹ 1,84,320 now, ₹ 1,49,436 after',
              aside: '₹ 34,884',
              icon: Wallet,
            },
            { key: 'upi', label: 'UPI', note: 'No charge', aside: '₹ 34,884', icon: Smartphone },
          ]}
        />
      </div>
    </Card>
  );
};
