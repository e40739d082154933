import {
  combineSlices,
  configureStore,
  createAction,
  createDynamicMiddleware,
  type ThunkDispatch,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { settingsSlice } from './settings.ts';

/** A slice that is injected later, with `slice.injectInto(rootReducer)`, adds its type here by module augmentation. */
export interface LazySlices extends WithSlice<typeof settingsSlice> {}

export const rootReducer = combineSlices(settingsSlice).withLazyLoadedSlices<LazySlices>();

/** Sent when nobody is signed in any more: whatever keeps answers of the server forgets them. */
export const answersForgotten = createAction('answersForgotten');

/** `api.ts` adds the cache here when it loads: signing in asks nothing of the API, and does not load it (ADR 24). */
export const lateMiddleware = createDynamicMiddleware();

/**
 * Immer freezes what the reducers make, so that nothing can change it unseen. The checks of development would walk the
 * whole cache at every action to find the same.
 */
const CHECKS = { immutableCheck: false, serializableCheck: false, actionCreatorCheck: false };

export function createStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault(CHECKS).concat(lateMiddleware.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<AppStore['getState']>;
/** Whoever dispatches a call has loaded the cache. */
export type AppDispatch = ThunkDispatch<RootState & LazySlices, undefined, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();
