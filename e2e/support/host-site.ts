/** The origin of the only site that may embed the console in these journeys. Nothing listens there: a journey answers. */
export const HOST_SITE = 'http://localhost:4099';
