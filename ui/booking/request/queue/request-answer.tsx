/** The answer of anyone who took a request up: an offer with prices and a last day, a yes with the supplier's price, or a no. */
import Check from 'lucide-react/icons/check';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import { travellingTypes } from '#domain/booking/request/rules.ts';
import { stateAfter } from '#domain/booking/request/request.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { useBusinessZone, useHouseCurrency } from '#ui/composition/use-house.ts';
import { parts } from '#ui/composition/parts.ts';
import { useRequestView } from '#ui/booking/use-product.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Button } from '#ui/design/press/button.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { namedViolation, violationAt, violationText } from '#ui/shell/words/violation-words.ts';
import { AnswerForm } from '#ui/booking/request/answer-form.tsx';
import { AnswerNote } from '#ui/booking/request/answer-note.tsx';
import type { ActsProps } from '#ui/booking/request/request-view.ts';

const dueFields = ['depositDue', 'namesDue', 'balanceDue'] as const;
const dueTargets = {
  depositDue: 'answer-deposit-due',
  namesDue: 'answer-names-due',
  balanceDue: 'answer-balance-due',
} as const;
const dueWords = {
  depositDue: 'requests-deposit-due',
  namesDue: 'requests-names-due',
  balanceDue: 'requests-balance-due',
} as const;

const offeredPrefix = 'answer.offered.';

/** How long an offer can be made to stand. */
const longestDays = 90;

export function RequestAnswerForm({ state, queue, request }: ActsProps) {
  const words = useWords();
  const clock = usePart(parts.clock);
  const [businessZone, currency] = [useBusinessZone(), useHouseCurrency()];
  const today = clock.todayIn(businessZone);
  const { draft, violations, stopped, acting } = state;
  const view = useRequestView(request.product);
  const rules = view?.rules;
  const party = rules?.party(request);
  const startsOn = rules?.startsOn(request);
  const may = (act: Parameters<typeof stateAfter>[0]) => stateAfter(act, request) !== undefined;
  const types = party === undefined ? [] : travellingTypes(party);
  const priceError = violations.find(({ path }) => path.startsWith('answer.prices') && !path.endsWith('.tax'));
  const priced = types.filter((type) => (draft.prices[type] ?? '').trim() !== '');
  const taxError = (type: TravellerType) =>
    violationAt(words, violations, `answer.prices[${priced.indexOf(type)}].tax`);
  const noteLabel = words(party === undefined ? 'requests-note' : 'requests-conditions');
  const nameOf = (target: string) =>
    target === 'answer-note' ? noteLabel : words(`requests-${target.replace('answer-', '')}`);
  const fields = new Map(
    violations.map((each) => {
      const offered = each.path.startsWith(offeredPrefix) ? view?.offeredFieldId : undefined;
      if (offered !== undefined) {
        return [offered(each.path.slice(offeredPrefix.length)), violationText(words, each)] as const;
      }
      const taxed = /^answer\.prices\[(\d+)\]\.tax$/.exec(each.path)?.[1];
      const target = targetOf(each.path, taxed === undefined ? types[0] : priced[Number(taxed)]);
      return [target, namedViolation(words, nameOf(target), each)] as const;
    }),
  );
  const amount = { leftToRight: true, inputMode: 'decimal', autoComplete: 'off', prefix: currency } as const;
  return (
    <AnswerForm
      state={state}
      queue={queue}
      title={words(party === undefined ? 'requests-your-answer' : 'requests-your-offer')}
      onSubmit={() => void queue.answer(party === undefined ? 'confirm' : 'offer')}
      yes={
        may('offer') || may('confirm') ? (
          <Button
            type="submit"
            variant="primary"
            size={48}
            icon={Check}
            busy={acting === 'offer' || acting === 'confirm'}
          >
            {words(party === undefined ? 'requests-confirm' : 'requests-make-offer')}
          </Button>
        ) : null
      }
    >
      <ErrorSummary errors={[...fields].map(([fieldId, text]) => ({ fieldId, text }))} attempt={stopped} />
      {party === undefined ? (
        <FormRow columns={[1, 2]} narrowColumns={[1]}>
          <TextField
            {...amount}
            id="answer-price"
            label={words('requests-price')}
            help={words('requests-price-help')}
            optional
            value={draft.price}
            error={violationAt(words, violations, 'answer.price')}
            onChange={(price) => queue.type({ price })}
          />
        </FormRow>
      ) : (
        <>
          <FormRow columns={[...types.map(() => 1), 1]} narrowColumns={[1]}>
            {types.map((type) => (
              <TextField
                key={type}
                {...amount}
                id={`answer-price-of-${type}`}
                label={words(`requests-price-of-${type}`)}
                value={draft.prices[type] ?? ''}
                error={
                  priceError === undefined || (draft.prices[type] ?? '').trim() !== ''
                    ? undefined
                    : violationText(words, priceError)
                }
                onChange={(price) => queue.type({ prices: { ...draft.prices, [type]: price } })}
              />
            ))}
            <DateField
              id="answer-valid-until"
              label={words('requests-valid-until')}
              value={draft.validUntil ?? null}
              error={violationAt(words, violations, 'answer.validUntil')}
              calendar={{ today, least: today, most: addDays(today, longestDays) }}
              onChange={(validUntil) => queue.type({ validUntil: validUntil ?? undefined })}
            />
          </FormRow>
          <FormRow columns={[...types.map(() => 1), 1]} narrowColumns={[1]}>
            {types.map((type) => (
              <TextField
                key={type}
                {...amount}
                id={`answer-taxes-of-${type}`}
                label={words(`requests-taxes-of-${type}`)}
                optional
                value={draft.taxes[type] ?? ''}
                error={taxError(type)}
                onChange={(tax) => queue.type({ taxes: { ...draft.taxes, [type]: tax } })}
              />
            ))}
          </FormRow>
          {view?.Offering === undefined ? null : <view.Offering state={state} queue={queue} request={request} />}
          <FormRow columns={[1, 1, 1, 1]} narrowColumns={[1]}>
            <TextField
              {...amount}
              id="answer-deposit"
              label={words('requests-deposit')}
              help={words('requests-deposit-help')}
              optional
              value={draft.deposit}
              error={violationAt(words, violations, 'answer.deposit')}
              onChange={(deposit) => queue.type({ deposit })}
            />
            {dueFields.map((field) => (
              <DateField
                key={field}
                id={dueTargets[field]}
                label={words(dueWords[field])}
                optional
                value={draft[field] ?? null}
                error={violationAt(words, violations, `answer.${field}`)}
                calendar={{ today, least: today, most: startsOn ?? addDays(today, longestDays) }}
                onChange={(day) => queue.type({ [field]: day ?? undefined })}
              />
            ))}
          </FormRow>
        </>
      )}
      <AnswerNote state={state} queue={queue} label={noteLabel} />
    </AnswerForm>
  );
}

function targetOf(path: string, first: string | undefined): string {
  if (path.startsWith('answer.prices') && path.endsWith('.tax')) return `answer-taxes-of-${first ?? 'adult'}`;
  if (path.startsWith('answer.prices')) return `answer-price-of-${first ?? 'adult'}`;
  const due = dueFields.find((field) => path === `answer.${field}`);
  if (due !== undefined) return dueTargets[due];
  const named = {
    'answer.validUntil': 'answer-valid-until',
    'answer.deposit': 'answer-deposit',
    'answer.price': 'answer-price',
  };
  return Object.entries(named).find(([of]) => of === path)?.[1] ?? 'answer-note';
}
