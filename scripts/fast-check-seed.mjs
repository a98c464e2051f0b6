// Makes the examples of fast-check the same in every run, so that a test that passes here passes elsewhere.
// FAST_CHECK_SEED gives others.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 1) });
