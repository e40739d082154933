import { createShortUrl, removeShortUrl, updateShortUrl } from '@parterre/contract/calls/short-urls';
import { api, mutation } from '../api.ts';

export const { useCreateShortUrlMutation, useUpdateShortUrlMutation, useRemoveShortUrlMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    createShortUrl: mutation(build, createShortUrl),
    updateShortUrl: mutation(build, updateShortUrl),
    removeShortUrl: mutation(build, removeShortUrl),
  }),
});
