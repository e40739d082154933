import Box from '@mui/material/Box';
import type { Promoter } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { useNameFeatures } from '#access/closed-features-field.tsx';
import { nameTimeZone } from '#dates/format-date-time.ts';
import { nameCountry } from '#i18n/name-country.ts';
import { nameLanguage } from '#i18n/name-language.ts';
import { hasBrandChoice, nameBrandOf, nameYears } from './promoter-values.tsx';

type Fact = [label: string, values: string[]];

export function PromoterFacts({ promoter }: { promoter: Promoter }) {
  const { t, i18n } = useTranslation(['promoters', 'programme']);
  const currency = new Intl.DisplayNames([i18n.language], { type: 'currency' }).of(promoter.currency);
  const nameFeatures = useNameFeatures();
  const cultures = promoter.cultures.filter((culture) => culture !== promoter.defaultCulture);
  const facts: Fact[] = [
    [t('facts.code'), [promoter.code]],
    ...(hasBrandChoice(promoter) ? [[t('facts.brand'), [nameBrandOf(promoter.brand ?? '', t)]] satisfies Fact] : []),
    [t('facts.country'), [nameCountry(promoter.countryCode, i18n.language)]],
    [t('facts.currency'), [`${currency} (${promoter.currency})`]],
    [t('facts.timeZone'), [nameTimeZone(promoter.timeZone, Date.now())]],
    [t('facts.defaultLanguage'), [nameLanguage(promoter.defaultCulture, i18n.language)]],
    [t('facts.otherLanguages'), [cultures.map((culture) => nameLanguage(culture, i18n.language)).join(', ')]],
    [t('facts.linkHosts'), promoter.linkHosts],
    [t('facts.auditYears'), [nameYears(String(promoter.auditYears ?? ''), t)]],
    [t('facts.demandsSecondFactor'), [t(promoter.demandsSecondFactor ? 'demanded.yes' : 'demanded.no')]],
    [t('programme:closedFeatures'), [nameFeatures(promoter.closedFeatures)]],
  ];
  return (
    <Box component="dl" sx={LIST_LOOK}>
      {facts.map(([label, values]) => (
        <Box key={label}>
          <dt>{label}</dt>
          <dd>{values.every((value) => value === '') ? '–' : values.map((value) => <div key={value}>{value}</div>)}</dd>
        </Box>
      ))}
    </Box>
  );
}

const LIST_LOOK = {
  m: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: '120px minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
    gap: 2,
    px: 2,
    py: 1,
    minHeight: 36,
    '& + div': { borderTop: 1, borderColor: 'divider' },
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
