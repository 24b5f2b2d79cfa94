/** The pages that anybody may read, written in three languages, with how they will look beside. */
import { useEffect } from 'react';
import { languages } from '#domain/people/language.ts';
import { pageTextMost } from '#domain/session/page-text.ts';
import { staticPages } from '#domain/session/static-pages.ts';
import { textsOf, type WritingPages } from '#application/portal/operations/page-editor.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { FormSection } from '#ui/design/field/form-section.tsx';
import { TextArea } from '#ui/design/field/text-area.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { PageText } from '#ui/design/words/page-text.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { usePageNames } from '#ui/shell/words/page-names.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { Loaded } from '#ui/booking/request/loaded.tsx';
import { PublishBar, Published } from './publishing.tsx';
import styles from './settings.module.css';

export function Pages() {
  const editor = usePart(operationsParts.pages);
  const { open } = useStateOf(editor.state$);
  useEffect(() => void editor.load(), [editor]);
  return (
    <Loaded of={open} onAgain={() => void editor.load()}>
      {(writing) => <Opened writing={writing} />}
    </Loaded>
  );
}

function Opened({ writing }: { readonly writing: WritingPages }) {
  const words = useWords();
  const editor = usePart(operationsParts.pages);
  const { page, language, violations, busy, saved, failure } = useStateOf(editor.state$);
  const names = usePageNames(usePart(parts.configuration));
  const text = textsOf(writing, page)[language];
  const changed = Object.keys(writing.drafts).length;
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.form}>
          <Published failure={failure} saved={saved} />
          <FormSection title={words('settings-pages')} note={words('settings-pages-help')}>
            <Select
              label={words('settings-pages-page')}
              value={page}
              options={staticPages.map((key) => ({ key, label: words(`title-${key}`) }))}
              onChange={(key) => editor.show({ page: staticPages.find((each) => each === key) ?? page })}
            />
            <Segmented
              label={words('settings-pages-language')}
              block
              segments={languages.map((key) => ({ key, label: words(`settings-pages-in-${key}`), language: key }))}
              value={language}
              onChange={(key) => editor.show({ language: languages.find((each) => each === key) ?? language })}
            />
            <div dir={language === 'ar' ? 'rtl' : 'ltr'} lang={language}>
              <TextArea
                label={words('settings-pages-text')}
                help={words('settings-pages-text-help', { most: pageTextMost })}
                error={violationAt(words, violations, `texts.${language}`)}
                rows={16}
                value={text}
                onChange={(typed) => editor.type(typed)}
              />
            </div>
          </FormSection>
        </div>
        <section className={styles.previewed} aria-label={words('settings-preview')}>
          <Card
            title={words(`title-${page}`)}
            aside={
              <LinkButton size={32} to={`/${page}`}>
                {words('settings-pages-open')}
              </LinkButton>
            }
          >
            {text.trim() === '' ? (
              <p className={styles.quiet}>{words('settings-pages-standard')}</p>
            ) : (
              <PageText text={text} language={language} names={names} level={3} />
            )}
          </Card>
        </section>
      </div>
      {writing.drafts[page] === undefined ? null : (
        <PublishBar
          changed={words('settings-pages-changed', { count: changed })}
          help={words('settings-pages-publish-help')}
          busy={busy}
          onDiscard={() => editor.discard()}
          onPublish={() => void editor.save()}
        />
      )}
    </>
  );
}
