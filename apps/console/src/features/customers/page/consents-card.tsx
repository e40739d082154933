import Box from '@mui/material/Box';
import { CONSENT_KINDS } from '@parterre/contract/choices/customer-choices';
import type { Customer } from '@parterre/contract/customers';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { nameDay } from '../name-day.ts';
import { LIST_LOOK } from './list-look.ts';

/** What a customer agrees to now, since when and how it was said; behind it every word before. */
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
                {consent && (
                  <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                    {[nameDay(consent.at), consent.source].join(' · ')}
                  </Box>
                )}
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
