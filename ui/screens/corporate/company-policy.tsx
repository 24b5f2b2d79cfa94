/** A policy's rules as sentences with values in them, each with what follows where it is broken. */
import Ban from 'lucide-react/icons/ban';
import Info from 'lucide-react/icons/info';
import MessageSquare from 'lucide-react/icons/message-square';
import Trash2 from 'lucide-react/icons/trash-2';
import UserCheck from 'lucide-react/icons/user-check';
import { services } from '#domain/booking/booking.ts';
import { comforts } from '#domain/booking/trip-facts.ts';
import { type PolicyEffect, policyEffects, policyKinds, policyPlaces } from '#domain/corporate/policy.ts';
import type { OpenCompany } from '#application/portal/corporate/companies.ts';
import type { RuleDraft } from '#application/portal/corporate/policy-draft.ts';
import { corporateParts } from '#ui/composition/corporate-parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { AboveContract, AboveLowest } from './rule-above.tsx';
import { RuleCountries } from './rule-countries.tsx';
import { AmountField, CodesField, NamesField, NumberField } from './rule-fields.tsx';
import styles from './corporate.module.css';

const icons = { inform: Info, justify: MessageSquare, approve: UserCheck, block: Ban } as const satisfies Record<
  PolicyEffect,
  unknown
>;

const places = [...policyPlaces, 'countries'] as const;

export function CompanyPolicy({ open }: { readonly open: OpenCompany }) {
  const words = useWords();
  const companies = usePart(corporateParts.companies);
  const { rules } = open.draft;
  return (
    <Card
      flush
      title={words('corporate-policy')}
      fact={words('corporate-strictest')}
      aside={
        <div className={styles.add}>
          <Select
            label={words('corporate-add-rule')}
            labelHidden
            size={36}
            value={null}
            placeholder={words('corporate-add-rule')}
            options={policyKinds.map((key) => ({ key, label: words(`corporate-kind-${key}`) }))}
            onChange={(key) => {
              const kind = policyKinds.find((each) => each === key);
              if (kind !== undefined) companies.addRule(kind);
            }}
          />
        </div>
      }
    >
      {rules.length === 0 ? (
        <EmptyState title={words('corporate-no-rules')}>{words('corporate-no-rules-help')}</EmptyState>
      ) : (
        <ol className={styles.rules}>
          {rules.map((rule, at) => (
            <Rule key={rule.ruleId} rule={rule} at={at} open={open} />
          ))}
        </ol>
      )}
    </Card>
  );
}

interface RuleProps {
  readonly rule: RuleDraft;
  readonly at: number;
  readonly open: OpenCompany;
}

function Rule({ rule, at, open }: RuleProps) {
  const words = useWords();
  const companies = usePart(corporateParts.companies);
  const change = (to: Partial<RuleDraft>) => companies.changeRule(rule.ruleId, to);
  const name = words(`corporate-kind-${rule.kind}`);
  return (
    <li className={styles.rule}>
      <div className={styles.sentence}>
        <span className={styles.lead}>{words(`corporate-rule-${rule.kind}`)}</span>
        <Values rule={rule} at={at} open={open} change={change} />
      </div>
      <div className={styles.scope}>
        <Select
          label={words('corporate-product-of', { rule: name })}
          labelHidden
          size={36}
          value={rule.product ?? 'any'}
          options={['any' as const, ...services].map((key) => ({ key, label: words(`corporate-product-${key}`) }))}
          onChange={(key) => change({ product: services.find((each) => each === key) })}
        />
        <Select
          label={words('corporate-place-of', { rule: name })}
          labelHidden
          size={36}
          value={rule.place}
          options={places.map((key) => ({ key, label: words(`corporate-place-${key}`) }))}
          onChange={(key) => change({ place: places.find((each) => each === key) ?? 'anywhere' })}
        />
        {rule.place === 'countries' ? (
          <RuleCountries
            rule={name}
            countries={rule.countries}
            error={violationAt(words, open.violations, `rules[${at}].countries`)}
            onChange={(countries) => change({ countries })}
          />
        ) : null}
      </div>
      <div className={styles.effect}>
        <Segmented
          label={words('corporate-effect-of', { rule: name })}
          value={rule.effect}
          segments={policyEffects.map((key) => ({ key, label: words(`corporate-effect-${key}`), icon: icons[key] }))}
          onChange={(key) => change({ effect: policyEffects.find((each) => each === key) ?? 'inform' })}
        />
        <IconButton
          label={words('corporate-remove-rule', { rule: name })}
          icon={Trash2}
          size={32}
          onClick={() => companies.removeRule(rule.ruleId)}
        />
      </div>
    </li>
  );
}

interface ValuesProps extends RuleProps {
  readonly change: (to: Partial<RuleDraft>) => void;
}

function Values({ rule, at, open, change }: ValuesProps) {
  const words = useWords();
  const error = (field: string) => violationAt(words, open.violations, `rules[${at}].${field}`);
  const classes = comforts.map((key) => ({ key, label: words(`policy-class-${key}`) }));
  switch (rule.kind) {
    case 'price':
    case 'night':
      return (
        <>
          <AmountField
            label={words('corporate-amount')}
            value={rule.amount}
            error={error('amount')}
            onChange={(amount) => change({ amount })}
          />
          {rule.kind === 'price' ? null : (
            <>
              <span className={styles.between}>{words('corporate-in-cities')}</span>
              <NamesField
                label={words('corporate-cities')}
                placeholder={words('corporate-every-city')}
                value={rule.cities}
                error={error('cities')}
                onChange={(cities) => change({ cities })}
              />
            </>
          )}
        </>
      );
    case 'lowest':
      return <AboveLowest rule={rule} error={error} change={change} />;
    case 'contract':
      return <AboveContract rule={rule} error={error} change={change} />;
    case 'comfort':
      return (
        <>
          <Select
            label={words('corporate-class')}
            labelHidden
            size={36}
            value={rule.comfort}
            options={classes}
            error={error('comfort')}
            onChange={(key) => change({ comfort: comforts.find((each) => each === key) ?? 'economy' })}
          />
          <span className={styles.between}>{words('corporate-longer-than')}</span>
          <div className={styles.hours}>
            <NumberField
              label={words('corporate-hours')}
              suffix={words('corporate-hours-suffix')}
              value={rule.longHours}
              error={error('longHours')}
              onChange={(longHours) => change({ longHours })}
            />
          </div>
          {rule.longHours.trim() === '' ? null : (
            <Select
              label={words('corporate-long-class')}
              labelHidden
              size={36}
              value={rule.longComfort}
              options={classes}
              error={error('longComfort')}
              onChange={(key) => change({ longComfort: comforts.find((each) => each === key) ?? 'economy' })}
            />
          )}
        </>
      );
    case 'ahead':
    case 'stars':
      return (
        <NumberField
          label={words(rule.kind === 'ahead' ? 'corporate-days' : 'corporate-stars')}
          suffix={words(rule.kind === 'ahead' ? 'corporate-days-suffix' : 'corporate-stars-suffix')}
          value={rule.count}
          error={error('count')}
          onChange={(count) => change({ count })}
        />
      );
    case 'supplier':
      return (
        <>
          <CodesField
            label={words('corporate-codes')}
            placeholder={words('corporate-codes-here')}
            value={rule.suppliers}
            error={error('suppliers')}
            onChange={(suppliers) => change({ suppliers })}
          />
          <span className={styles.between}>{words('corporate-or-stays')}</span>
          <NamesField
            label={words('corporate-hotels')}
            placeholder={words('corporate-hotels-here')}
            value={rule.hotels}
            error={error('hotels')}
            onChange={(hotels) => change({ hotels })}
          />
        </>
      );
    case 'refundable':
      return null;
  }
}
