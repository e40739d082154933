import { combineSlices, configureStore, type WithSlice } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { api } from './api.ts';
import { settingsSlice } from './settings.ts';

/** A slice that is injected later, with `slice.injectInto(rootReducer)`, adds its type here by module augmentation. */
export interface LazySlices extends WithSlice<typeof settingsSlice> {}

export const rootReducer = combineSlices(api, settingsSlice).withLazyLoadedSlices<LazySlices>();

export function createStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();
