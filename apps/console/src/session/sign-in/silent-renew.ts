/**
 * Runs in the hidden frame of a renewal: hands the provider's answer to the page that opened it, as oidc-client-ts does.
 * Without that library, so that the frame does not load the console it shares a file with.
 */
window.parent.postMessage(
  { source: 'oidc-client', url: window.location.href, keepOpen: false },
  window.location.origin,
);

/** A module, although it shares nothing: so that its test can load it. */
export {};
