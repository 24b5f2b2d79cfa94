/** Further wishes of a search: airlines, times, layover, refund type, promo code. */
import { useState } from 'react';
import { airlineName, airlines } from '#domain/flight/reference/airlines.ts';
import { refundTypes } from '#domain/flight/reference/cabin.ts';
import type { SearchDraft } from '#domain/flight/search/rules.ts';
import type { TimeWindow } from '#domain/flight/search/request.ts';
import { timeBands } from '#domain/flight/offer/offer-index.ts';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { Combobox } from '#ui/design/choice/combobox.tsx';
import { RemovableChip } from '#ui/design/choice/chips.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import styles from './search-form.module.css';

export interface AdvancedOptionsProps {
  readonly draft: SearchDraft;
  readonly promoError?: string | undefined;
  readonly onChange: (change: Partial<SearchDraft>) => void;
}

const layoverChoices = [120, 240, 360, 480, 720];
const flying = airlines.filter(({ flying: flies }) => flies);

export function AdvancedOptions({ draft, promoError, onChange }: AdvancedOptionsProps) {
  const words = useWords();
  const anyTime = { key: '', label: words('flight-any-time') };
  const windows = timeBands.map((band) => ({ key: windowKey(band), label: bandText(band) }));
  return (
    <div className={styles.advanced}>
      <CarrierChoice
        label={words('flight-preferred-airlines')}
        chosen={draft.preferredCarriers}
        onChange={(preferredCarriers) => onChange({ preferredCarriers })}
      />
      <CarrierChoice
        label={words('flight-excluded-airlines')}
        chosen={draft.excludedCarriers}
        onChange={(excludedCarriers) => onChange({ excludedCarriers })}
      />
      <Select
        label={words('flight-departure-window')}
        options={[anyTime, ...windows]}
        value={draft.departureWindow ? windowKey(draft.departureWindow) : ''}
        onChange={(key) => onChange({ departureWindow: windowOf(key) })}
      />
      <Select
        label={words('flight-arrival-window')}
        options={[anyTime, ...windows]}
        value={draft.arrivalWindow ? windowKey(draft.arrivalWindow) : ''}
        onChange={(key) => onChange({ arrivalWindow: windowOf(key) })}
      />
      <Select
        label={words('flight-layover-limit')}
        options={[
          { key: '', label: words('flight-any-layover') },
          ...layoverChoices.map((minutes) => ({
            key: String(minutes),
            label: words('flight-hours', { hours: minutes / 60 }),
          })),
        ]}
        value={draft.layoverMinutes === undefined ? '' : String(draft.layoverMinutes)}
        onChange={(key) => onChange({ layoverMinutes: key === '' ? undefined : Number(key) })}
      />
      <Select
        label={words('flight-refund-type')}
        options={refundTypes.map((key) => ({ key, label: words(`flight-refund-${key}`) }))}
        value={draft.refundType}
        onChange={(key) => {
          const refundType = refundTypes.find((each) => each === key);
          if (refundType) onChange({ refundType });
        }}
      />
      <TextField
        label={words('flight-promo-code')}
        error={promoError}
        optional
        leftToRight
        autoCapitalize="characters"
        maxLength={20}
        value={draft.promoCode ?? ''}
        onChange={(text) => onChange({ promoCode: text === '' ? undefined : text.toUpperCase() })}
      />
      <div className={styles.checks}>
        <Checkbox checked={draft.nonStopOnly} onChange={(nonStopOnly) => onChange({ nonStopOnly })}>
          {words('flight-non-stop-only')}
        </Checkbox>
        <Checkbox checked={draft.nearbyAirports} onChange={(nearbyAirports) => onChange({ nearbyAirports })}>
          {words('flight-nearby-airports')}
        </Checkbox>
      </div>
    </div>
  );
}

interface CarrierChoiceProps {
  readonly label: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function CarrierChoice({ label, chosen, onChange }: CarrierChoiceProps) {
  const words = useWords();
  const [round, setRound] = useState(0);
  const { language } = useLanguage();
  const options = flying
    .filter(({ code }) => !chosen.includes(code))
    .map(({ code, name }) => {
      const label = airlineName(code, language);
      return { key: code, lead: code, label, ...(label !== name && { detail: name }) };
    });
  return (
    <div className={styles.carriers}>
      <Combobox
        key={round}
        label={label}
        optional
        options={options}
        selected={null}
        placeholder={words('flight-any-airline')}
        onSelect={(option) => {
          if (option === null) return;
          onChange([...chosen, option.key]);
          setRound(round + 1);
        }}
      />
      {chosen.length === 0 ? null : (
        <div className={styles.chosenCarriers}>
          {chosen.map((code) => (
            <RemovableChip
              key={code}
              removeLabel={words('flight-remove-airline', { airline: code })}
              onRemove={() => onChange(chosen.filter((each) => each !== code))}
            >
              <bdi>{code}</bdi>
            </RemovableChip>
          ))}
        </div>
      )}
    </div>
  );
}

function windowKey({ from, to }: TimeWindow): string {
  return `${from}-${to}`;
}

function windowOf(key: string): TimeWindow | undefined {
  return timeBands.find((band) => windowKey(band) === key);
}

function bandText({ from, to }: TimeWindow): string {
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return `${clock(from)}–${clock(to)}`;
}
