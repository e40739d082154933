import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { MAIL_LANGUAGES } from '@parterre/contract/choices/account-choices';
import { useTranslation } from 'react-i18next';
import { useGetAccountQuery, useUpdateAccountMutation } from '#api/queries/promoters/accounts.ts';
import { useListRegionsQuery } from '#api/queries/promoters/lookups.ts';
import { setPromoter } from '#api/settings.ts';
import { useAppDispatch, useAppSelector } from '#api/store.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { LANGUAGES } from '#i18n/languages.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { paths } from '#pages/paths.ts';
import { showFailure } from '#pages/show-failure.ts';
import { selectRegionId, setRegion } from '#session/session-state.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { useLanguageChoice } from './use-language-choice.ts';

/**
 * Changes the language in this browser, and in the account if the account has one; if the account refuses, a toast says
 * so. Needs no permission: it is the user's own.
 */
export function LanguageDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { current, offered, choose } = useLanguageChoice();
  const { data: account } = useGetAccountQuery();
  const [update] = useUpdateAccountMutation();
  const choices = offered.map((language) => ({ id: language, label: LANGUAGES[language] ?? language, lang: language }));
  const handleChoose = async (language: string) => {
    choose(language);
    onClose();
    const kept = MAIL_LANGUAGES.find((known) => known === language);
    const { error } = account?.language && kept ? await update({ body: { language: kept } }) : {};
    if (error) showFailure(error);
  };
  return (
    <AppDrawer open heading={{ title: t('language.title') }} onClose={onClose}>
      <ChoiceList
        label={t('language.title')}
        choices={choices}
        chosen={current}
        onChoose={(language) => void handleChoose(language)}
      />
    </AppDrawer>
  );
}

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

/** spec §2: one region, or 'See All' for all. */
export function RegionDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectRegionId);
  const result = useListRegionsQuery();
  const all: Choice<number | null> = { id: null, label: t('region.seeAll') };
  return (
    <AppDrawer open heading={{ title: t('region.title') }} onClose={onClose}>
      <LoadedPart label={t('state.loading.title')} result={result} rowHeight={40} rows={5}>
        {({ items }) => (
          <ChoiceList
            label={t('region.title')}
            choices={[all, ...items.map(({ id, name }) => ({ id, label: name }))]}
            chosen={chosen}
            onChoose={(id) => {
              dispatch(setRegion(id));
              onClose();
            }}
          />
        )}
      </LoadedPart>
    </AppDrawer>
  );
}

interface Choice<Id> {
  id: Id;
  label: string;
  note?: string;
  /** The language of the label, if it differs from the page's. */
  lang?: string;
}

interface ChoiceListProps<Id> {
  label: string;
  choices: readonly Choice<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

export function ChoiceList<Id extends string | number | null>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceListProps<Id>) {
  return (
    <List aria-label={label} disablePadding sx={{ mx: -1 }}>
      {choices.map((choice) => (
        <ListItem key={choice.id ?? 'all'} disablePadding>
          <ListItemButton
            lang={choice.lang}
            selected={choice.id === chosen}
            aria-current={choice.id === chosen}
            autoFocus={choice.id === chosen}
            onClick={() => onChoose(choice.id)}
            sx={{ minHeight: 40, py: 0.75, gap: 1 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 'fontWeightMedium' }}>{choice.label}</Box>
              {choice.note && <Note>{choice.note}</Note>}
            </Box>
            {choice.id === chosen && <CheckIcon sx={{ color: 'primary.ink' }} />}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
