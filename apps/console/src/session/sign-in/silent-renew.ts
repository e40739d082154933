/**
 * Runs in the hidden frame of a renewal: sends the provider's answer to its parent, as oidc-client-ts does. Does not
 * import that library, because its chunk contains more of the console.
 */
window.parent.postMessage(
  { source: 'oidc-client', url: window.location.href, keepOpen: false },
  window.location.origin,
);

/** Makes the file a module, so that its test can import it. */
export {};
