import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTheme } from '@mui/material/styles';
import { PRODUCT_VERSION } from '@parterre/contract/choices/deployment-choices';
import { useTranslation } from 'react-i18next';
import { findLastFailure } from '#api/error-reports/last-failure.ts';
import { requireRuntimeConfig } from '#api/runtime-config.ts';
import { Illustration } from '#brands/illustration.tsx';
import { DAY_TIME_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { Card } from '#ui/card.tsx';
import { nameKeys } from '#ui/kbd.tsx';
import { TagConsentCard } from './tag-consent.tsx';

const GUIDES = ['seat-manager', 'plan-editor', 'print-at-home'] as const;

const SHORTCUTS: readonly [keys: string, does: string][] = [
  ['Ctrl K', 'palette'],
  ['Tab', 'skip'],
  ['Esc', 'close'],
  ['Ctrl Z', 'undo'],
  ['1 … 9', 'arm'],
  ['Space', 'select'],
  ['Enter', 'assign'],
  ['N', 'best'],
  ['?', 'planKeys'],
];

/** `/support` works without a promoter, because users without one need it most. */
export function SupportPage() {
  const { t } = useTranslation('support');
  const { brand } = useTheme();
  return (
    <>
      <PageHeader facts={t('facts', { brand: brand.displayName })} title={t('title')} />
      <Box sx={{ display: { xs: 'none', lg: 'block' }, float: 'right', ml: 3 }}>
        <Illustration name="additional-tools" />
      </Box>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
        <ContactCard brandName={brand.displayName} />
        <Card title={t('guides.title')}>
          <Box component="ul" sx={{ m: 0, px: 2, py: 1.5, listStyle: 'none', display: 'grid', gap: 1 }}>
            {GUIDES.map((guide) => (
              <li key={guide}>
                <Link href={`${requireRuntimeConfig().guidesUrl}/${guide}.md`} rel="noreferrer" target="_blank">
                  {t(`guides.${guide}`)}
                </Link>
              </li>
            ))}
            <li>
              <Link href="/docs" rel="noreferrer" target="_blank">
                {t('guides.api')}
              </Link>
            </li>
          </Box>
        </Card>
        <Card title={t('keys.title')}>
          <Facts
            facts={SHORTCUTS.map(([keys, does]) => ({
              label: nameKeys(keys, t),
              value: t(`keys.${does}`),
            }))}
          />
        </Card>
        <TagConsentCard />
      </Box>
    </>
  );
}

function ContactCard({ brandName }: { brandName: string }) {
  const { t } = useTranslation('support');
  const copy = useCopyToClipboard();
  const { supportUrl, environment } = requireRuntimeConfig();
  const last = findLastFailure();
  const facts = [
    { label: t('contact.version'), value: `${PRODUCT_VERSION} (${environment})` },
    { label: t('contact.browser'), value: navigator.userAgent },
    {
      label: t('contact.lastError'),
      value: last
        ? `${last.requestId} (${last.code}, ${formatDateTime(last.at, DAY_TIME_TEMPLATE)})`
        : t('contact.none'),
    },
  ];
  const subject = last ? t('kit:labelled', { label: brandName, value: last.requestId }) : brandName;
  const text = facts.map((fact) => t('kit:labelled', fact)).join('\n');
  return (
    <Card title={t('contact.title')}>
      <Box sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>{t('contact.text')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2, pb: 1.5 }}>
        <Button
          color="primary"
          href={toSupportHref(supportUrl, { subject, text })}
          rel="noreferrer"
          size="small"
          target="_blank"
          variant="contained"
        >
          {t('contact.write')}
        </Button>
        <Button onClick={() => void copy(text)} size="small" variant="outlined">
          {t('contact.copy')}
        </Button>
      </Box>
      <Facts facts={facts} />
    </Card>
  );
}

/** An e-mail link gets the facts that support asks for; a page link stays unchanged. */
export function toSupportHref(supportUrl: string, { subject, text }: { subject: string; text: string }): string {
  if (!supportUrl.startsWith('mailto:')) return supportUrl;
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`\n\n${text}`)}`;
  return `${supportUrl}${supportUrl.includes('?') ? '&' : '?'}${query}`;
}

function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <Box component="dl" sx={LIST_LOOK}>
      {facts.map(({ label, value }) => (
        <Box key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}

const LIST_LOOK = {
  m: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: '88px minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
    columnGap: 2,
    px: 2,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
