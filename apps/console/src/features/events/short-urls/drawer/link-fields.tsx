import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LIMITS } from '@parterre/contract/choices/limits';
import { SLUG_LENGTH_MAX, toSlug } from '@parterre/contract/wire/to-slug';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { maxLength, required } from '#forms/rules.ts';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { Note } from '#ui/note.tsx';
import type { NewLinkValues } from '../link-values.ts';

interface LinkFieldsProps {
  allowedHosts: readonly string[];
  promoterCode: string;
  /** The address in front of a new link's slug; undefined if the link already has one. */
  urlBase?: string;
  isDisabled: boolean;
}

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

interface AllowedHostsProps {
  hosts: readonly string[];
  promoterCode: string;
}

/** Lists the hosts that links may lead to before the user enters another, and links to the page where they are set. */
function AllowedHosts({ hosts, promoterCode }: AllowedHostsProps) {
  const { t } = useTranslation('short-urls');
  const canChange = useCan('promoter:write');
  const href = canChange ? `${paths.promoterEdit(promoterCode)}?field=linkHosts` : paths.promoter(promoterCode);
  return (
    <Note sx={{ mt: 0.75 }}>
      {t('field.hosts')}
      <Box component="ul" sx={LIST_LOOK}>
        {hosts.map((host) => (
          <li key={host}>{host}</li>
        ))}
      </Box>
      {t('field.hostsWhy')}{' '}
      <Link href={href} underline="always">
        {t('field.hostsMore')}
      </Link>
    </Note>
  );
}

const LIST_LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  m: 0,
  my: 0.75,
  p: 0,
  listStyle: 'none',
  '& li': {
    maxWidth: '100%',
    px: '6px',
    py: '1px',
    borderRadius: '4px',
    bgcolor: 'background.sunken',
    color: 'text.primary',
    overflowWrap: 'anywhere',
  },
};

interface SlugFieldProps {
  urlBase: string;
  isDisabled: boolean;
}

/** The last part of the address, chosen once; below it, a preview of the whole address. */
function SlugField({ urlBase, isDisabled }: SlugFieldProps) {
  const { t } = useTranslation('short-urls');
  const typed = useWatch<NewLinkValues, 'slug'>({ name: 'slug' });
  const slug = toSlug(typed);
  return (
    <div>
      <TextField
        disabled={isDisabled}
        help={t('field.slugHelp')}
        input={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, placeholder: t('field.slugMade') }}
        isOptional
        label={t('field.slug')}
        name="slug"
        rules={[maxLength(SLUG_LENGTH_MAX)]}
      />
      <Box aria-live="polite" sx={PREVIEW_LOOK}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {urlBase}
        </Box>
        {slug === '' ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('field.slugPlaceholder')}
          </Box>
        ) : (
          <b>{slug}</b>
        )}
      </Box>
    </div>
  );
}

const PREVIEW_LOOK = {
  mt: 0.75,
  px: 1.25,
  py: 1,
  borderRadius: 1,
  bgcolor: 'background.sunken',
  fontSize: 13,
  lineHeight: '18px',
  overflowWrap: 'anywhere',
};
