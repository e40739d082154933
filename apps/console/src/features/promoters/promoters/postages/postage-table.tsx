import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { toMajor } from '@parterre/contract/money/currencies';
import type { Postage } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { RowsExport } from '#tables/export/rows-export.tsx';
import { PlainTable } from '#tables/plain-table.tsx';
import { formatAmount, MoneyText } from '#ui/figures/money-text.tsx';
import { Note } from '#ui/note.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import { nameCountries } from './countries-field.tsx';

interface PostageTableProps {
  code: string;
  postages: readonly Postage[];
}

const COUNTRIES_MAX = 3;

export function PostageTable({ code, postages }: PostageTableProps) {
  const { t, i18n } = useTranslation('promoters');
  if (postages.length === 0) return <Box sx={{ p: 2, color: 'text.secondary' }}>{t('postages.none')}</Box>;
  const writeCountries = (codes: readonly string[]) => {
    const { names, more } = nameCountries(codes, i18n.language, COUNTRIES_MAX);
    if (codes.length === 0) return t('postages.everywhere');
    return more === 0 ? names : t('postages.andMore', { names, count: more });
  };
  return (
    <PlainTable
      caption={t('postages.title')}
      columns={[
        {
          id: 'name',
          header: t('postages.name'),
          isName: true,
          cell: (postage) => (
            <>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                <Link color="text.primary" href={paths.promoterPostage(code, postage.postageId)} underline="hover">
                  {chooseText(postage.name, i18n.language)}
                </Link>{' '}
                {postage.isDefault && <ToneChip tone="info">{t('postages.default')}</ToneChip>}
              </Box>
              <Note>{writeCountries(postage.countryCodes)}</Note>
            </>
          ),
        },
        {
          id: 'amount',
          header: t('postages.amount'),
          align: 'end',
          cell: ({ amountMinor, currency }) =>
            amountMinor === 0 ? (
              t('postages.free')
            ) : (
              <MoneyText amountMinor={amountMinor} currency={currency} language={i18n.language} />
            ),
        },
      ]}
      getRowId={({ postageId }) => postageId}
      look="card"
      rows={postages}
    />
  );
}

export function PostagesExport({ postages }: { postages: readonly Postage[] | undefined }) {
  const { t, i18n } = useTranslation('promoters');
  const writeCountries = (codes: readonly string[]) =>
    nameCountries(codes, i18n.language, codes.length).names || t('postages.everywhere');
  return (
    <RowsExport
      columns={[
        { header: t('postages.name'), exportValue: ({ name }) => chooseText(name, i18n.language) },
        { header: t('postages.countryCodes'), exportValue: ({ countryCodes }) => writeCountries(countryCodes) },
        {
          header: t('postages.amount'),
          exportValue: ({ amountMinor, currency }) => toMajor(amountMinor, currency),
          exportCurrency: ({ currency }) => currency,
          printValue: ({ amountMinor, currency }) => formatAmount(amountMinor, currency, i18n.language),
        },
        { header: t('postages.default'), exportValue: ({ isDefault }) => t(isDefault ? 'yes' : 'no') },
      ]}
      rows={postages}
      title={t('postages.title')}
    />
  );
}
