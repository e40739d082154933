import Box from '@mui/material/Box';
import type { Customer } from '@parterre/contract/customers';
import { useTranslation } from 'react-i18next';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { Card } from '#ui/card.tsx';
import { CopyIcon } from '#ui/icons.tsx';
import { TipIconButton } from '#ui/tip-icon-button.tsx';
import { LIST_LOOK } from './list-look.ts';

/** How to reach a customer, and what staff noted about them. */
export function ContactCard({ customer }: { customer: Customer }) {
  const { t, i18n } = useTranslation('customers');
  const copy = useCopyToClipboard();
  const { email, phone, address, cultureCode, note } = customer;
  const language = cultureCode && new Intl.DisplayNames(i18n.language, { type: 'language' }).of(cultureCode);
  const country = address && new Intl.DisplayNames(i18n.language, { type: 'region' }).of(address.countryCode);
  const lines = address
    ? [...address.lines, [address.postcode, address.town].filter(Boolean).join(' '), country].join('\n')
    : '';
  const more = [
    ['phone', phone],
    ['address', lines],
    ['language', language],
    ['note', note],
  ] as const;
  return (
    <Card title={t('contact.title')}>
      <Box component="dl" sx={LIST_LOOK}>
        <dt>{t('contact.email')}</dt>
        <dd>
          {email}
          <TipIconButton label={t('contact.copy')} onClick={() => void copy(email)} size="small">
            <CopyIcon />
          </TipIconButton>
        </dd>
        {more.map(([key, value]) =>
          value ? (
            <Box key={key} sx={{ display: 'contents' }}>
              <dt>{t(`contact.${key}`)}</dt>
              <dd>{value}</dd>
            </Box>
          ) : null,
        )}
      </Box>
    </Card>
  );
}
