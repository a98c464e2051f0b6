import { playsEverythingIn } from './games.ts';

playsEverythingIn('webkit');
