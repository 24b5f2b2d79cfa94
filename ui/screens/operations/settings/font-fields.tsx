/** The font: one of those that come with the portal, or files of a family, one a weight. */
import X from 'lucide-react/icons/x';
import { brandEndings } from '#domain/session/brand-address.ts';
import { brandMostKilobytes } from '#domain/session/brand-files.ts';
import { fontWeights } from '#domain/session/portal-font.ts';
import { isServedFont, servedFonts } from '#domain/session/served-fonts.ts';
import type { SettingUp } from '#application/portal/operations/configuration.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { FormSection } from '#ui/design/field/form-section.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { styledFont } from '#ui/design/theme/theme.ts';
import { useWords } from '#ui/design/words/words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import { FileDrop } from './file-drop.tsx';
import { fieldName, settingId } from './setting-fields.ts';
import styles from './files.module.css';

export function FontFields({ shown }: { readonly shown: SettingUp }) {
  const words = useWords();
  const settings = usePart(operationsParts.settings);
  const { uploading } = useStateOf(settings.state$);
  const { draft, kept, violations } = shown;
  const { fontFamily, fontFaces } = draft;
  const own = [fontFamily, kept.configuration.fontFamily].filter((family) => !isServedFont(family));
  const wrong = violations.find(({ path }) => path.startsWith('fontF'));
  return (
    <FormSection title={words('settings-type')}>
      <Select
        id={settingId('fontFamily')}
        label={words(fieldName('fontFamily'))}
        value={fontFamily}
        options={[...new Set([...servedFonts, ...own])].map((each) => ({ key: each, label: each }))}
        onChange={(family) => settings.chooseFont(family)}
      />
      <FileDrop
        id={settingId('fontFaces')}
        label={words('settings-fontFaces')}
        act={words('settings-font-choose')}
        endings={brandEndings.font}
        several
        uploading={uploading.font}
        error={wrong === undefined ? undefined : violationText(words, wrong)}
        help={words('settings-font-help', { kilobytes: brandMostKilobytes.font, fallback: servedFonts.join(', ') })}
        onFiles={(files) => void settings.uploadFonts(files)}
      >
        {fontFaces.length === 0 ? null : (
          <ul className={styles.faces} aria-label={words('settings-fontFaces')}>
            {fontFaces.map(({ weight, address }) => (
              <li key={weight} className={styles.face}>
                <span style={{ fontFamily: `"${styledFont(fontFamily)}", var(--font)`, fontWeight: weight }}>
                  {words('settings-font-sample')}
                </span>
                <Select
                  label={words('settings-font-weight')}
                  labelHidden
                  size={32}
                  value={String(weight)}
                  options={fontWeights.map((each) => ({ key: String(each), label: words(`settings-weight-${each}`) }))}
                  onChange={(key) =>
                    settings.type({
                      fontFaces: fontFaces.map((face) =>
                        face.address === address
                          ? { ...face, weight: fontWeights.find((each) => String(each) === key) ?? weight }
                          : face,
                      ),
                    })
                  }
                />
                <IconButton
                  icon={X}
                  size={32}
                  label={words('settings-font-remove', { weight })}
                  onClick={() => settings.type({ fontFaces: fontFaces.filter((face) => face.weight !== weight) })}
                />
              </li>
            ))}
          </ul>
        )}
      </FileDrop>
    </FormSection>
  );
}
