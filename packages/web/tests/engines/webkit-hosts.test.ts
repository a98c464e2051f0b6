import { testTogether } from './together.ts';

testTogether('webkit', 'firefox');
