import { createServer } from 'node:http';

/** The origins of the sites that may embed the console in these journeys. Nothing listens there: a journey answers. */
export const HOST_SITE = 'http://localhost:4099';
/** Another site than the console's, so that the browser gives its frames a storage of their own. */
export const FOREIGN_SITE = 'http://127.0.0.1:4098';

/** Opens a site that embeds the console. */
export const openHost = (origin: string, consoleUrl: string | undefined) =>
  createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(
        `<!doctype html><title>Host</title><iframe title="Ticketing" src="${consoleUrl}/shows" width="1200" height="800"></iframe>`,
      ),
  ).listen(new URL(origin).port);
