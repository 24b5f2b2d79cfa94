/** Fields, selects, comboboxes and the summary of errors. */
import { useState } from 'react';
import PlaneTakeoff from 'lucide-react/icons/plane-takeoff';
import Plus from 'lucide-react/icons/plus';
import Users from 'lucide-react/icons/users';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { Button } from '#ui/design/press/button.tsx';
import { Combobox } from '#ui/design/choice/combobox.tsx';
import type { Option } from '#ui/design/choice/combobox.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { TodayContext } from '#ui/design/date/today.ts';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { FormRow, FormSection } from '#ui/design/field/form-section.tsx';
import { NumberStepper } from '#ui/design/field/number-stepper.tsx';
import { SearchButton54, SearchField54 } from '#ui/design/field/search-field.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { TextArea } from '#ui/design/field/text-area.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';

const airports: readonly Option[] = [
  { key: 'COK', lead: 'COK', label: 'Kochi', detail: 'Cochin Intl' },
  { key: 'CCU', lead: 'CCU', label: 'Kolkata', detail: 'Netaji Subhas Chandra Bose Intl' },
  { key: 'KLH', lead: 'KLH', label: 'Kolhapur', detail: 'Chhatrapati Rajaram Maharaj' },
  { key: 'CJB', lead: 'CJB', label: 'Coimbatore', detail: 'Coimbatore Intl' },
  { key: 'DEL', lead: 'DEL', label: 'New Delhi', detail: 'Indira Gandhi Intl' },
  { key: 'ZRH', lead: 'ZRH', label: 'Zürich', detail: 'Zürich' },
];

const travellers: readonly Option[] = [
  { key: '0', label: 'Ananya Pillai', initials: 'AP', reason: 'Adult, 31 years, not a child fare' },
  { key: '1', label: 'Anaya Iyer', initials: 'AI', detail: 'Ms, 14 Aug 2018, 8 years, travelled with Meera Iyer' },
  { key: '2', label: 'Anshul Mathew', initials: 'AM', detail: 'Mstr, 02 Feb 2017, 9 years' },
];

const cabins: readonly Option[] = [
  { key: 'economy', label: 'Economy' },
  { key: 'premium', label: 'Premium Economy' },
  { key: 'business', label: 'Business', reason: 'Not sold on this route' },
  { key: 'first', label: 'First Class' },
];

export const FieldsPart = () => {
  const [name, setName] = useState('Rahul2');
  const [password, setPassword] = useState('secret');
  const [cabin, setCabin] = useState<string | null>(null);
  const [from, setFrom] = useState<Option | null>(null);
  const [saved, setSaved] = useState<Option | null>(null);
  const [added, setAdded] = useState('');
  const [first, setFirst] = useState('');
  const [born, setBorn] = useState<IsoDate | null>(isoDate('1985-07-09'));
  const [adults, setAdults] = useState(1);
  const [attempt, setAttempt] = useState(0);
  return (
    <FormSection
      title="Field, select, combobox and date"
      note={`born ${born ?? 'unknown'}, from ${from?.key ?? 'nowhere'}`}
    >
      <ErrorSummary
        attempt={attempt}
        errors={[
          { fieldId: 'first-name', text: 'Adult 2, first name' },
          { fieldId: 'mobile', text: 'Contact, mobile' },
          { fieldId: 'born', text: 'Adult 2, date of birth' },
        ]}
      />
      <FormRow columns={[1, 1, 1, 1]} narrowColumns={[1]}>
        <TextField label="Rest" value="" onChange={setFirst} placeholder="First name" optional />
        <TextField
          id="first-name"
          label="First name"
          value={name}
          onChange={setName}
          error="Use letters and spaces only"
        />
        <TextField label="Disabled" value="Not needed" onChange={setFirst} disabled />
        <TextField label="GST number" value="32AABCM4821K1Z5" onChange={setFirst} checked leftToRight />
      </FormRow>
      <FormRow columns={[1, 1, 1, 1]} narrowColumns={[1, 1]}>
        <Select label="Cabin" options={cabins} value={cabin} onChange={setCabin} />
        <TodayContext value={() => isoDate('2026-11-20')}>
          <DateField
            label="Date of birth"
            value={born}
            onChange={(date) => setBorn(date)}
            calendar={{ today: isoDate('2026-11-20'), least: isoDate('1926-11-20'), most: isoDate('2026-11-20') }}
          />
        </TodayContext>
        <TextField label="Amount" value="75,000" onChange={setFirst} suffix="INR" inputMode="numeric" />
        <TextField
          id="mobile"
          label="Mobile"
          prefix="+91"
          value="98470 3126"
          onChange={setFirst}
          error="Enter 10 digits, 9 entered"
          type="tel"
        />
      </FormRow>
      <FormRow columns={[1, 1]}>
        <Combobox
          label="From"
          size={54}
          icon={PlaneTakeoff}
          options={airports}
          selected={from}
          onSelect={setFrom}
          noMatches="No airport found"
        />
        <SearchButton54
          label="Travellers and cabin"
          value="3, Economy"
          detail="2A 1C"
          icon={Users}
          chevron
          onPress={() => setAttempt(attempt)}
        />
      </FormRow>
      <FormRow columns={[1, 1]}>
        <Combobox
          label="Saved traveller"
          stacked
          options={travellers}
          selected={saved}
          onSelect={setSaved}
          help={`chosen ${saved?.label ?? 'nobody'}, new ${added === '' ? 'none' : added}`}
          action={{ label: 'New traveller', detail: 'Saved after booking', icon: Plus, onPress: setAdded }}
        />
        <TextField label="Password" type="password" value={password} onChange={setPassword} autoComplete="off" />
      </FormRow>
      <FormRow columns={[1, 1]}>
        <SearchField54 label="Reference" value={first} onChange={setFirst} placeholder="PNR, name" />
        <TextArea label="Remarks" optional value={first} onChange={setFirst} />
      </FormRow>
      <NumberStepper label="Adults" note="12 years and over" value={adults} least={1} most={3} onChange={setAdults} />
      <div>
        <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
          Continue
        </Button>
      </div>
    </FormSection>
  );
};
