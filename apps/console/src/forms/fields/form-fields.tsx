import Box from '@mui/material/Box';
import { createContext, type ReactNode, useContext } from 'react';

/** The fields of a form that not everybody may change: who may only read can neither type nor press in them. */
export function FormFields({ isLocked, children }: { isLocked: boolean; children: ReactNode }) {
  return (
    <FieldsLock.Provider value={isLocked}>
      <Box component="fieldset" disabled={isLocked} sx={FIELDS_LOOK}>
        {children}
      </Box>
    </FieldsLock.Provider>
  );
}

/** Whether the form around is only to be read: for what a disabled fieldset does not reach. */
export const useIsLocked = (): boolean => useContext(FieldsLock);

export const FieldsLock = createContext(false);

const FIELDS_LOOK = {
  display: 'contents',
  '&:disabled': { pointerEvents: 'none', '& .MuiOutlinedInput-root': { bgcolor: 'background.sunken' } },
};
