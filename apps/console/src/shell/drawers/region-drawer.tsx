import { useTranslation } from 'react-i18next';
import { useListRegionsQuery } from '#api/queries/lookups.ts';
import { useAppDispatch, useAppSelector } from '#api/store.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { selectRegionId, setRegion } from '#session/session-state.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { type Choice, ChoiceList } from './choice-list.tsx';

/** spec §2: one region, or 'See All' for all of them. */
export function RegionDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectRegionId);
  const { data, error, refetch } = useListRegionsQuery();
  const all: Choice<number | null> = { id: null, label: t('region.seeAll') };
  const choices = [all, ...(data?.items ?? []).map(({ id, name }) => ({ id, label: name }))];
  return (
    <AppDrawer open heading={{ title: t('region.title') }} onClose={onClose}>
      {error && <RetryAlert error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={5} rowHeight={40} label={t('state.loading.title')} />}
      {data && (
        <ChoiceList
          label={t('region.title')}
          choices={choices}
          chosen={chosen}
          onChoose={(id) => {
            dispatch(setRegion(id));
            onClose();
          }}
        />
      )}
    </AppDrawer>
  );
}
