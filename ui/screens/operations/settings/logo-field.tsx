/** The logo: uploaded and served from here, or at an address elsewhere. */
import { brandFileEndings, brandMostKilobytes } from '#domain/session/brand-files.ts';
import { logoRecommendedSize } from '#domain/rules/limits.ts';
import type { SettingUp } from '#application/portal/operations/configuration.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { Logo } from '#ui/shell/frame/logo.tsx';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { FileDrop } from './file-drop.tsx';
import { fieldName, settingId } from './setting-fields.ts';
import styles from './files.module.css';

export function LogoField({ shown }: { readonly shown: SettingUp }) {
  const words = useWords();
  const settings = usePart(operationsParts.settings);
  const { uploading } = useStateOf(settings.state$);
  const { draft, violations } = shown;
  const { logoUrl, projectName } = draft;
  const isUploaded = logoUrl.startsWith('/brand/');
  const error = violationAt(words, violations, 'logoUrl');
  return (
    <>
      <FileDrop
        id={isUploaded ? settingId('logoUrl') : 'setting-logo-file'}
        label={words('settings-logo')}
        act={words(logoUrl === '' ? 'settings-logo-choose' : 'settings-logo-replace')}
        endings={brandFileEndings('logo')}
        uploading={uploading.logo}
        error={isUploaded ? error : undefined}
        help={words('settings-logo-help', { ...logoRecommendedSize, kilobytes: brandMostKilobytes.logo })}
        onFiles={([file]) => {
          if (file !== undefined) void settings.uploadLogo(file);
        }}
      >
        <span className={styles.picture}>
          <Logo name={projectName} source={logoUrl} />
        </span>
        {logoUrl === '' ? null : (
          <Button size={32} variant="quiet" onClick={() => settings.type({ logoUrl: '' })}>
            {words('settings-logo-remove')}
          </Button>
        )}
      </FileDrop>
      {isUploaded ? null : (
        <TextField
          id={settingId('logoUrl')}
          label={words(fieldName('logoUrl'))}
          help={words('settings-logoUrl-help')}
          error={error}
          value={logoUrl}
          autoComplete="off"
          optional
          leftToRight
          onChange={(typed) => settings.type({ logoUrl: typed })}
        />
      )}
    </>
  );
}
