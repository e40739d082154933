import type { Middleware } from '@reduxjs/toolkit';
import { getAccount } from '#api/queries/promoters/accounts.ts';
import { setLanguage } from '#api/settings.ts';
import { changeLanguage } from '#i18n/start-i18n.ts';

/** Applies the language of the user's account when it is first read, and whenever it is read as another one. */
export const followAccountLanguage: Middleware = ({ dispatch, getState }) => {
  const readKnown = getAccount.select();
  return (next) => (action) => {
    if (!getAccount.matchFulfilled(action)) return next(action);
    const known = readKnown(getState()).data;
    const done = next(action);
    const { language } = action.payload;
    if (language && language !== known?.language) {
      dispatch(setLanguage(language));
      void changeLanguage(language);
    }
    return done;
  };
};
