/** Asking for a group: the journey, how many travel, what they wish, their names if known, and whom to answer. */
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import Send from 'lucide-react/icons/send';
import { groupSize, recordsNeeded } from '#domain/flight/request/group.ts';
import { requestMostText } from '#domain/booking/request/rules.ts';
import type { GroupDraft } from '#domain/flight/request/rules.ts';
import { cabins } from '#domain/flight/reference/cabin.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { requestParts } from '#ui/composition/request-parts.ts';
import { paths, requestPath } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Button } from '#ui/design/press/button.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { FormRow, FormSection } from '#ui/design/field/form-section.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { TextArea } from '#ui/design/field/text-area.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import type { Words } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { namedViolation, violationAt, violationText } from '#ui/shell/words/violation-words.ts';
import { GroupJourney } from './group-journey.tsx';
import { groupFieldName } from './group-field-names.ts';
import { type GroupView, groupFieldId } from './group-view.ts';
import { NamesFromFile } from './request-names.tsx';
import { RequestTrouble } from '#ui/booking/request/request-trouble.tsx';
import styles from '#ui/booking/request/requests.module.css';
import request from './flight-request.module.css';

export function Screen() {
  const words = useWords();
  const page = usePart(requestParts.group);
  const state = useStateOf(page.state$);
  const navigate = useNavigate();
  const { sent, sending, unanswered, draft, violations, stopped } = state;
  useEffect(() => page.open(), [page]);
  useEffect(() => {
    if (sent !== undefined) void navigate(requestPath(sent), { replace: true });
  }, [sent, navigate]);
  return (
    <form
      className={request.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void page.send();
      }}
    >
      <PageHead
        title={words('title-agent-support')}
        fact={words('requests-group-note', groupSize)}
        acts={<LinkButton to={`${paths.requests}?kind=group`}>{words('requests-mine')}</LinkButton>}
      />
      <RequestTrouble state={state} />
      <ErrorSummary errors={unanswered ? [] : summedOf(state, words)} attempt={stopped} />
      <GroupJourney state={state} page={page} />
      <Party state={state} page={page} />
      <FormSection number={3} title={words('requests-names')} note={words('requests-names-later')}>
        <NamesFromFile
          id={groupFieldId('travellers')}
          names={state.names}
          disabled={sending || unanswered}
          onFile={(name, text) => void page.takeNames(name, text)}
          onDrop={() => page.dropNames()}
          onSample={() => void page.saveSample()}
        />
        <NamesProblems violations={violations} />
      </FormSection>
      <Contact state={state} page={page} />
      <div className={styles.end}>
        <p className={styles.quiet}>{words('requests-group-promise')}</p>
        <Button act="booking.askRequest" type="submit" variant="primary" size={48} icon={Send} busy={sending}>
          {words(unanswered ? 'requests-ask-again' : 'requests-send-group', {
            count: draft.party.adults + draft.party.children + draft.party.infants,
          })}
        </Button>
      </div>
    </form>
  );
}

function Party({ state, page }: GroupView) {
  const words = useWords();
  const { draft, violations, sending, unanswered } = state;
  const { party } = draft;
  const total = party.adults + party.children + party.infants;
  const count = (field: keyof GroupDraft['party']) => ({
    id: groupFieldId(field === 'adults' ? 'group.party' : `group.party.${field}`),
    label: words(`flight-${field}`),
    value: String(party[field]),
    inputMode: 'numeric' as const,
    maxLength: 3,
    leftToRight: true,
    disabled: sending || unanswered,
    onChange: (text: string) => page.change({ party: { ...party, [field]: Number(text.replaceAll(/\D/g, '')) } }),
  });
  return (
    <FormSection
      number={2}
      title={words('requests-who')}
      note={words('requests-who-total', { count: total, records: recordsNeeded(party) })}
    >
      <FormRow columns={[1, 1, 1, 2]} narrowColumns={[1, 1]}>
        <TextField {...count('adults')} error={violationAt(words, violations, 'group.party')} />
        <TextField {...count('children')} />
        <TextField {...count('infants')} />
        <Select
          label={words('flight-cabin')}
          value={draft.cabin}
          disabled={sending || unanswered}
          options={cabins.map((key) => ({ key, label: words(`flight-cabin-${key}`) }))}
          onChange={(key) => page.change({ cabin: cabins.find((each) => each === key) ?? 'Y' })}
        />
      </FormRow>
      <TextArea
        id={groupFieldId('group.wishes')}
        label={words('requests-wishes')}
        optional
        rows={3}
        maxLength={requestMostText}
        help={words('requests-wishes-help')}
        error={violationAt(words, violations, 'group.wishes')}
        disabled={sending || unanswered}
        value={draft.wishes ?? ''}
        onChange={(wishes) => page.change({ wishes })}
      />
    </FormSection>
  );
}

function Contact({ state, page }: GroupView) {
  const words = useWords();
  const { draft, violations, sending, unanswered } = state;
  const { contact } = draft;
  const field = (name: 'email' | 'alternateEmail' | 'mobile') => ({
    id: groupFieldId(`group.contact.${name}`),
    label: words(`booking-field-contact-${name}`),
    error: violationAt(words, violations, `group.contact.${name}`),
    value: contact[name] ?? '',
    disabled: sending || unanswered,
    leftToRight: true,
    autoComplete: 'off',
    onChange: (text: string) => page.change({ contact: { ...contact, [name]: text } }),
  });
  return (
    <FormSection number={4} title={words('booking-contact')} note={words('requests-contact-note')}>
      <FormRow columns={[1, 1, 1]} narrowColumns={[1]}>
        <TextField {...field('email')} type="email" spellCheck={false} />
        <TextField {...field('alternateEmail')} optional spellCheck={false} inputMode="email" />
        <TextField {...field('mobile')} type="tel" inputMode="tel" />
      </FormRow>
    </FormSection>
  );
}

/** What is wrong with the names and is in no line of the file: more of a type than travel, or lines that are wrong. */
function NamesProblems({ violations }: { readonly violations: readonly Violation[] }) {
  const words = useWords();
  const shown = violations.filter(({ path }) => path.startsWith('travellers'));
  return shown.length === 0 ? null : (
    <div role="alert">
      <ul className={request.said}>
        {shown.map((each) => (
          <li key={`${each.code} ${each.path}`}>{violationText(words, each)}</li>
        ))}
      </ul>
    </div>
  );
}

function summedOf({ violations, draft }: GroupView['state'], words: Words) {
  const byField = new Map(
    violations.map((each) => {
      const path = each.path.startsWith('travellers') ? 'travellers' : each.path;
      return [groupFieldId(path), namedViolation(words, groupFieldName(words, draft, path), each)] as const;
    }),
  );
  return [...byField].map(([fieldId, text]) => ({ fieldId, text }));
}
