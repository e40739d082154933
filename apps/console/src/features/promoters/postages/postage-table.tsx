import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Postage } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { CARD_TABLE_LOOK } from '#tables/card-table-look.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import { nameCountries } from './name-countries.ts';

interface PostageTableProps {
  code: string;
  postages: readonly Postage[];
}

const MOST_COUNTRIES = 3;

/** Ways to send orders with their prices; each opens its drawer. */
export function PostageTable({ code, postages }: PostageTableProps) {
  const { t, i18n } = useTranslation('promoters');
  if (postages.length === 0) return <Box sx={{ p: 2, color: 'text.secondary' }}>{t('postages.none')}</Box>;
  const writeCountries = (codes: readonly string[]) => {
    const { names, more } = nameCountries(codes, i18n.language, MOST_COUNTRIES);
    if (codes.length === 0) return t('postages.everywhere');
    return more === 0 ? names : t('postages.andMore', { names, count: more });
  };
  return (
    <Box aria-label={t('postages.title')} component="table" sx={CARD_TABLE_LOOK}>
      <thead>
        <tr>
          <th scope="col">{t('postages.name')}</th>
          <th data-align="end" scope="col">
            {t('postages.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {postages.map((postage) => (
          <tr key={postage.postageId}>
            <th scope="row">
              <Box sx={{ py: 1 }}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                  <Link color="text.primary" href={paths.promoterPostage(code, postage.postageId)} underline="hover">
                    {chooseText(postage.name, i18n.language)}
                  </Link>{' '}
                  {postage.isDefault && <ToneChip tone="info">{t('postages.default')}</ToneChip>}
                </Box>
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                  {writeCountries(postage.countryCodes)}
                </Box>
              </Box>
            </th>
            <td data-align="end">
              {postage.amountMinor === 0 ? (
                t('postages.free')
              ) : (
                <MoneyText amountMinor={postage.amountMinor} currency={postage.currency} language={i18n.language} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
