import { MODES } from '../../src/index.ts';

export const [APPLE, BOAT, GOLD, OUT] = MODES;
