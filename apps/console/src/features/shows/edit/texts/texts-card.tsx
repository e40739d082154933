import Box from '@mui/material/Box';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { useListPriceGroupsQuery } from '#api/queries/price-groups.ts';
import { useListPricesQuery } from '#api/queries/prices.ts';
import { Card } from '#ui/card.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { countEventTexts } from './count-event-texts.ts';
import { LanguageRow } from './language-row.tsx';

interface TextsCardProps {
  show: Show;
  cultures: readonly string[];
}

/** How far the texts of an event are translated, its groups and tickets among them; each gap leads to its form. */
export function TextsCard({ show, cultures }: TextsCardProps) {
  const { t } = useTranslation('shows');
  const params = { showCode: show.showCode };
  const groups = useListPriceGroupsQuery({ params });
  const prices = useListPricesQuery({ params });
  const error = groups.error ?? prices.error;
  if (cultures.length < 2) return null;
  return (
    <Card title={t('texts.title')}>
      {groups.data && prices.data ? (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {countEventTexts({ show, cultures, groups: groups.data.items, prices: prices.data.items }).map((language) => (
            <LanguageRow
              cultures={cultures}
              defaultCulture={show.defaultCulture}
              key={language.culture}
              language={language}
            />
          ))}
        </Box>
      ) : (
        <Box role={error ? 'alert' : undefined} sx={{ p: 2 }}>
          {error ? errorText(error) : <SkeletonRows count={cultures.length} label={t('page.loading')} />}
        </Box>
      )}
    </Card>
  );
}
