import Box from '@mui/material/Box';
import { CONSENT_KINDS } from '@parterre/contract/choices/customer-choices';
import type { Customer } from '@parterre/contract/customers';
import { useTranslation } from 'react-i18next';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { nameCountry } from '#i18n/name-country.ts';
import { nameLanguage } from '#i18n/name-language.ts';
import { Card } from '#ui/card.tsx';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { CopyIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { nameDay } from '../name-day.ts';

export function ContactCard({ customer }: { customer: Customer }) {
  const { t, i18n } = useTranslation('customers');
  const copy = useCopyToClipboard();
  const { email, phone, address, cultureCode, note } = customer;
  const language = cultureCode && nameLanguage(cultureCode, i18n.language);
  const country = address && nameCountry(address.countryCode, i18n.language);
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

/** The newest consent of each kind applies; earlier ones stay visible, because the law asks when consent was given. */
export function ConsentsCard({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { consents, consentHistory } = customer;
  const newest = new Map(consents.map((consent) => [consent.kind, consent]));
  return (
    <Card title={t('consents.title')}>
      <Box component="dl" sx={LIST_LOOK}>
        {CONSENT_KINDS.map((kind) => {
          const consent = newest.get(kind);
          return (
            <Box key={kind} sx={{ display: 'contents' }}>
              <dt>{t(`consent.${kind}`)}</dt>
              <dd>
                {t(consent ? (consent.isGiven ? 'consents.yes' : 'consents.no') : 'consents.never')}
                {consent && <Note>{[nameDay(consent.at), consent.source].join(' · ')}</Note>}
              </dd>
            </Box>
          );
        })}
      </Box>
      {consentHistory.length > consents.length && (
        <Box component="details" sx={{ px: 2, pb: 1.5 }}>
          <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
            {t('consents.history')}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'caption' }}>
            {consentHistory.map(({ kind, isGiven, at, source }) => (
              <li key={`${kind} ${at} ${isGiven}`}>
                {[nameDay(at), t(`consent.${kind}`), t(isGiven ? 'consents.yes' : 'consents.no'), source].join(' · ')}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Card>
  );
}

export const LIST_LOOK = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  m: 0,
  px: 2,
  py: 1.5,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
};
