import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { setPromoter } from '#api/settings.ts';
import { useAppDispatch } from '#api/store.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { paths } from '#pages/paths.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { type Choice, ChoiceList } from './choice-list.tsx';

/** Which of the user's promoters the console works for; all of them, when there are several. */
export function PromoterDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { current, all } = usePromoter();
  const everyone: Choice<number | null>[] = all.length > 1 ? [{ id: null, label: t('promoter.all') }] : [];
  const choices = [...everyone, ...all.map(({ id, name, code }) => ({ id, label: name, note: code }))];
  return (
    <AppDrawer open heading={{ title: t('promoter.title') }} onClose={onClose}>
      <ChoiceList
        label={t('promoter.title')}
        choices={choices}
        chosen={current?.id ?? null}
        onChoose={(id) => {
          dispatch(setPromoter(id));
          onClose();
        }}
      />
      {current && (
        <Button href={paths.promoter(current.code)} sx={{ mt: 2 }}>
          {t('promoter.details')}
        </Button>
      )}
    </AppDrawer>
  );
}
