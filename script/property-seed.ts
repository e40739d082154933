import fc from 'fast-check';

/** A run is to say the same about the same tree twice. `PROPERTY_SEED=random` or a number looks elsewhere. */
const wanted = process.env.PROPERTY_SEED ?? '20261123';
if (wanted !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wanted) });
