import { LIMITS } from '@parterre/contract/choices/limits';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../../forms/fields/switch-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { maxLength, required } from '../../../forms/rules/text-rules.ts';
import { AllowedHosts } from './allowed-hosts.tsx';
import { SlugField } from './slug-field.tsx';

interface LinkFieldsProps {
  allowedHosts: readonly string[];
  promoterCode: string;
  /** What stands before the slug of a new link; absent, the link has its slug. */
  urlBase?: string;
  isDisabled: boolean;
}

/** What of a link can be chosen. */
export function LinkFields({ allowedHosts, promoterCode, urlBase, isDisabled }: LinkFieldsProps) {
  const { t } = useTranslation('short-urls');
  return (
    <>
      <TextField
        disabled={isDisabled}
        help={t('field.titleHelp')}
        input={{ autoComplete: 'off', autoFocus: urlBase !== undefined }}
        label={t('field.title')}
        name="title"
        rules={[required, maxLength(LIMITS.shortUrl.title)]}
      />
      <div>
        <TextField
          disabled={isDisabled}
          input={{ autoComplete: 'off', inputMode: 'url', placeholder: 'https://', spellCheck: false }}
          label={t('field.target')}
          name="targetUrl"
          rules={[required, maxLength(LIMITS.shortUrl.targetUrl)]}
        />
        <AllowedHosts hosts={allowedHosts} promoterCode={promoterCode} />
      </div>
      {urlBase !== undefined && <SlugField isDisabled={isDisabled} urlBase={urlBase} />}
      <SwitchField disabled={isDisabled} help={t('field.activeHelp')} label={t('field.active')} name="isActive" />
    </>
  );
}
