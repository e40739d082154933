import ButtonBase from '@mui/material/ButtonBase';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#api/store.ts';
import { selectSession } from '#session/session-state.ts';
import { Tip } from '#ui/controls/tip.tsx';
import { lazyPart } from '#ui/lazy-part.ts';

const loadList = () => import('./profile-menu-list.tsx');
const ProfileMenuList = lazyPart(async () => (await loadList()).ProfileMenuList);

/** The list loads when the pointer comes close, because most pages never open it. */
export function ProfileMenu() {
  const { t } = useTranslation('shell');
  const { user } = useAppSelector(selectSession);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!user) return null;
  return (
    <>
      <Tip title={t('profile.title')}>
        <ButtonBase
          aria-label={t('profile.title')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onPointerEnter={() => void loadList()}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{
            flex: 'none',
            width: 28,
            height: 28,
            ml: 0.25,
            borderRadius: '50%',
            bgcolor: 'primary.soft',
            color: 'primary.ink',
            fontSize: 11,
            fontWeight: 600,
          }}
        >
          <span aria-hidden>{initialsOf(user.fullName)}</span>
        </ButtonBase>
      </Tip>
      {anchor && (
        <Suspense fallback={null}>
          <ProfileMenuList user={user} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

function initialsOf(fullName: string): string {
  const names = fullName.trim().split(/\s+/);
  const letters = [names[0], names.length > 1 ? names.at(-1) : undefined].map((name) => [...(name ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}
